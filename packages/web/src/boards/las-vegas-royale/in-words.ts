import { wordsFor } from '../../lib/words.svelte.ts';
import type { InParts } from '../in-words.ts';
import { AREAS } from './spoken.ts';
import { tableInParts } from './table-in-parts.ts';
import { tileNow, tileSays } from './tiles/saying.ts';
import type { RoyaleView } from './types.ts';

export const inParts: InParts = ({ view, players, seat }) =>
  tableInParts(wordsFor(...AREAS, 'web-sight'), players, view as RoyaleView, seat, ({ tile }) => {
    if (tile === null) return [];
    const now = tileNow(tile, players);
    return [tileSays(tile.side), ...(now === null ? [] : [now])];
  });
