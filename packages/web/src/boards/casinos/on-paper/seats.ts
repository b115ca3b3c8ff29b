import { keptNames, type Words } from '@zaria/words';
import type { Player } from '../../board.ts';
import type { Playable } from '../../playable.ts';
import { playersOf } from '../../../lib/players.ts';

/** The players of a real table: by the names they were given here, else by usual ones. */
export function seatedAt(words: Words<'common'>, names: readonly string[], players: number): readonly Player[] {
  const usual = keptNames(
    words,
    Array.from({ length: players }, (_, seat) => names[seat] ?? ''),
  );
  return playersOf(
    words,
    usual.map((name, colour) => ({ name, colour, isBot: false })),
    [],
  );
}

/** Its sheet is the round as a picture. */
export const withRoundSheet = (playable: Playable): Playable => ({
  ...playable,
  board: { ...playable.board, sheet: () => import('./RoundSheet.svelte') },
});
