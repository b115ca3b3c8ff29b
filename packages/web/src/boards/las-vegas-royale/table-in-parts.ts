import { seatsOf, type Seat } from '@zaria/kit';
import { say, type Words } from '@zaria/words';
import { casinoPart, seatParts } from '../casinos/in-parts.ts';
import { FACES } from '../casinos/lying.ts';
import type { Part } from '../in-words.ts';
import {
  ROUNDS,
  type AREAS,
  bankInWords,
  casinoInWords,
  handInWords,
  slotInWords,
  type BoardWords,
  type Players,
} from './spoken.ts';
import { throwOf, type Throw } from './turn.ts';
import type { CasinoView, RoyaleView } from './types.ts';

/** The table in words: the round, the casinos with their tiles, the dice, what everybody has. */
export function tableInParts(
  words: Words<(typeof AREAS)[number] | 'web-sight'>,
  players: Players,
  view: RoyaleView,
  seat: Seat | null,
  tile: (casino: CasinoView) => readonly string[],
): readonly Part[] {
  const thrown = throwOf(view);
  const dice = [
    ...(thrown === null ? [] : throwInWords(words, thrown)),
    ...(view.black === null ? [] : [say(words, 'lvr.shows-black', { low: view.black[0], high: view.black[1] })]),
  ];
  return [
    {
      kind: 'table',
      name: say(words, 'part.table'),
      lines: [`${say(words, 'lv.round', { round: view.round, rounds: ROUNDS })}.`, `${bankInWords(words, view)}.`],
    },
    ...FACES.map(face => {
      const casino = view.casinos[face];
      return casinoPart(words, face, [casinoInWords(words, players, casino), ...tile(casino)]);
    }),
    ...(dice.length === 0 ? [] : [{ kind: 'dice', name: say(words, 'part.dice'), lines: dice } as const]),
    ...seatParts(words, seatsOf(view.players), seat, one => handInWords(words, players, view, one)),
  ];
}

const throwInWords = (words: BoardWords, thrown: Throw): readonly string[] =>
  FACES.filter(face => thrown.small[face] > 0 || thrown.big === face).map(face => slotInWords(words, thrown, face));
