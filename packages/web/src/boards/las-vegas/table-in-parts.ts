import { seatsOf, type Seat } from '@zaria/kit';
import { say, type Words } from '@zaria/words';
import { casinoPart, seatParts } from '../casinos/in-parts.ts';
import { FACES } from '../casinos/lying.ts';
import type { Part } from '../in-words.ts';
import { ROUNDS, casinoInWords, handInWords, slotInWords, type Players } from './spoken.ts';
import { throwOf, type Throw } from './turn.ts';
import type { LasVegasView } from './types.ts';

/** The table in words: the round, the casinos, the dice, what everybody has. */
export function tableInParts(
  words: Words<'web-casinos' | 'web-sight'>,
  players: Players,
  view: LasVegasView,
  seat: Seat | null,
): readonly Part[] {
  const thrown = throwOf(view);
  return [
    {
      kind: 'table',
      name: say(words, 'part.table'),
      lines: [
        `${say(words, 'lv.round', { round: view.round, rounds: ROUNDS })}.`,
        `${say(words, 'lv.deck', { n: view.deck })}.`,
      ],
    },
    ...FACES.map(face => casinoPart(words, face, [casinoInWords(words, players, view.casinos[face])])),
    ...(thrown === null
      ? []
      : [{ kind: 'dice', name: say(words, 'part.dice'), lines: throwInWords(words, thrown) } as const]),
    ...seatParts(words, seatsOf(view.players), seat, one => handInWords(words, players, view, one)),
  ];
}

const throwInWords = (words: Words<'web-casinos'>, { own, white }: Throw): readonly string[] =>
  FACES.flatMap(face => slotInWords(words, own[face], white[face], face));
