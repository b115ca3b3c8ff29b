import type { Side, TileView } from '@zaria/games/las-vegas-royale';
import { tIn, wordsFor } from '../../../lib/words.svelte.ts';
import type { Player } from '../../board.ts';
import { nowIn } from './now.ts';

export const tileName = (side: Side): string => tIn('las-vegas-royale', `tile.${side}`);

/** What the side does and when, in one sentence. */
export const tileSays = (side: Side): string => tIn('las-vegas-royale', `tile.${side}.about`);

/** What is to be said about the tile as it lies now; `null` where nothing on it changes. */
export const tileNow = (tile: TileView, players: readonly Player[]): string | null =>
  nowIn(wordsFor('common', 'las-vegas-royale'), tile, players);
