import type { Player } from '../../boards/board.ts';
import type { Summary } from '../../keeper/kept.ts';
import { peopleAt } from '../../lib/bests.ts';
import { playersOf } from '../../lib/players.ts';
import { wordsFor } from '../../lib/words.svelte.ts';

/** Who plays, as this reader knows them. Read it in markup or `$derived`. */
export const seenPlayers = (match: Pick<Summary, 'players'>): readonly Player[] =>
  playersOf(wordsFor('common'), match.players, peopleAt(match));
