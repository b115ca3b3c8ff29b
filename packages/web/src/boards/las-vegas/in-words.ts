import { wordsFor } from '../../lib/words.svelte.ts';
import type { InParts } from '../in-words.ts';
import { tableInParts } from './table-in-parts.ts';
import type { LasVegasView } from './types.ts';

export const inParts: InParts = ({ view, players, seat }) =>
  tableInParts(wordsFor('web-casinos', 'web-sight'), players, view as LasVegasView, seat);
