import { say } from '@zaria/words';
import type { Player } from '../board.ts';
import type { Look } from '../casinos/side.ts';
import type { BoardWords } from './spoken.ts';
import type { SideOf } from './types.ts';

/** How each party of this table is drawn and called. */
export function sidesOf(words: BoardWords, players: readonly Player[]): SideOf {
  const imagined = (key: 'neutral' | 'blank') => ({
    key,
    name: say(words, key),
    letter: say(words, `lvr.${key}-letter`),
    player: null,
    isBlank: key === 'blank',
  });
  const [neutral, blank] = [imagined('neutral'), imagined('blank')];
  const sides = players.map(player => ({ key: player.seat, name: player.name, letter: player.letter, player }));
  return party => (party === 'neutral' ? neutral : party === 'blank' ? blank : (sides[party] ?? neutral));
}

/** The black dice that tiles roll. */
export const BLACK: Look = { tint: '#17191b', pips: '#f5f1e4', isHollow: false };
