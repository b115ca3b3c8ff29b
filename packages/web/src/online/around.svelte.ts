import type { Playable } from '../boards/playable.ts';
import type { Around } from '../lib/sitting.ts';
import { tIn } from '../lib/words.svelte.ts';
import type { AtTable } from './at-table.svelte.ts';

export function aroundTable(at: AtTable, playable: Playable): Around {
  let isOpen = $state(false);
  const around: Around = {
    at,
    playable,
    part: import('../screens/online/Around.svelte'),
    get isOpen() {
      return isOpen;
    },
    set isOpen(open) {
      isOpen = open;
    },
    get tools() {
      return [{ icon: 'people', label: tIn('web-online', 'people'), use: () => void (isOpen = true) }] as const;
    },
  };
  return around;
}
