import type { OptionEditors } from '../../editors.ts';
import TilesEditor from './TilesEditor.svelte';

export const editors: OptionEditors = {
  areas: ['set-up-las-vegas-royale'],
  byOption: { tiles: TilesEditor },
};
