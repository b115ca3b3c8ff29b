import { say } from '@zaria/words';
import type { Player } from '../board.ts';
import type { BoardWords } from './spoken.ts';
import type { SideOf } from './types.ts';

/** How each party of this table is drawn and called. */
export function sidesOf(words: BoardWords, players: readonly Player[]): SideOf {
  const white = { key: 'white', name: say(words, 'lv.white'), letter: say(words, 'lv.white-letter'), player: null };
  const sides = players.map(player => ({ key: player.seat, name: player.name, letter: player.letter, player }));
  return party => (party === 'white' ? white : (sides[party] ?? white));
}
