import { seatsOf } from '@zaria/kit';
import { say } from '@zaria/words';
import { FACES } from '../casinos/lying.ts';
import {
  ROUNDS,
  bankInWords,
  casinoInWords,
  handInWords,
  slotInWords,
  type BoardWords,
  type Players,
} from './spoken.ts';
import { throwOf, type Throw } from './turn.ts';
import type { CasinoView, RoyaleView } from './types.ts';

/** The table in words. */
export function tableInWords(
  words: BoardWords,
  players: Players,
  view: RoyaleView,
  now: (casino: CasinoView) => string | null,
): readonly string[] {
  const thrown = throwOf(view);
  return [
    `${say(words, 'lv.round', { round: view.round, rounds: ROUNDS })}.`,
    ...FACES.flatMap(face => {
      const line = now(view.casinos[face]);
      return [casinoInWords(words, players, view.casinos[face]), ...(line === null ? [] : [line])];
    }),
    ...seatsOf(view.players).map(seat => handInWords(words, players, view, seat)),
    ...(thrown === null ? [] : [throwInWords(words, thrown)]),
    ...(view.black === null ? [] : [say(words, 'lvr.shows-black', { low: view.black[0], high: view.black[1] })]),
    `${bankInWords(words, view)}.`,
  ];
}

const throwInWords = (words: BoardWords, thrown: Throw): string =>
  FACES.filter(face => thrown.small[face] > 0 || thrown.big === face)
    .map(face => slotInWords(words, thrown, face))
    .join(' ');
