import type { Notation, Rng, Seat, Tell, Weighted } from '@zaria/kit';
import { diceNotation, rollDice } from '../casinos/dice.ts';
import { FACES, countDice, isFace, type Face } from '../casinos/faces.ts';
import type { BlackDice, Fact } from './facts.ts';
import { NO_PIECES, type Pieces } from './heap.ts';
import type { Roll, Table } from './table.ts';
import type { Side } from './tiles/index.ts';

export const rollOf = ({ small, big }: Pieces, rng: Rng): Roll => ({
  small: rollDice(small, rng),
  big: big === 0 ? null : ((1 + rng.below(6)) as Face),
});

/** Whether a throw of these dice can fall like that. */
export const couldRoll = ({ small, big }: Pieces, roll: Roll): boolean =>
  countDice(roll.small) === small && (roll.big === null) === (big === 0);

/** The dice of a throw that show the number. */
export const showing = ({ small, big }: Roll, face: Face): Pieces =>
  small[face] === 0 && big !== face ? NO_PIECES : { small: small[face], big: big === face ? 1 : 0 };

export const shows = ({ small, big }: Roll, face: Face): boolean => small[face] > 0 || big === face;

/** "1 1 5 B6": the Biggy last. */
export const rollNotation: Notation<Roll> = {
  print: ({ small, big }) => `${diceNotation.print(small)}${big === null ? '' : ` B${big}`}`.trimStart(),
  parse(text) {
    const [, faces = '', biggy] = /^(.*?) ?(?:B([1-6]))?$/.exec(text) ?? [];
    const small = diceNotation.parse(faces);
    const big = biggy === undefined ? null : Number(biggy);
    return small && (big === null || isFace(big)) ? { small, big } : null;
  },
};

/** A throw of both black dice, the lower first. */
function rollBlack(rng: Rng): BlackDice {
  const [a, b] = [(1 + rng.below(6)) as Face, (1 + rng.below(6)) as Face];
  return a <= b ? [a, b] : [b, a];
}

/** The 21 throws of the black dice. */
export const BLACK_ROLLS: readonly Weighted<BlackDice>[] = FACES.flatMap(a =>
  FACES.filter(b => a <= b).map(b => ({ answer: [a, b] as const, weight: a === b ? 1 : 2 })),
);

/** "2 5". */
export const blackNotation: Notation<BlackDice> = {
  print: ([a, b]) => `${a} ${b}`,
  parse(text) {
    const [a, b] = [Number(text[0]), Number(text[2])];
    return text.length === 3 && isFace(a) && isFace(b) && a <= b ? [a, b] : null;
  },
};

/** The seat has thrown the black dice for the tile. */
export function landBlack(table: Table, seat: Seat, side: Side, dice: BlackDice, tell?: Tell<Fact>): void {
  table.black = dice;
  tell?.({ fact: 'blackDice', seat, side, dice });
}

/** What all steps have in common that throw the black dice. */
export const black = {
  kind: 'chance',
  notation: blackNotation,
  sample: (_table: unknown, _data: unknown, rng: Rng): BlackDice => rollBlack(rng),
  admits: (_table: unknown, _data: unknown, [a, b]: BlackDice): boolean => isFace(a) && isFace(b) && a <= b,
  outcomes: (): readonly Weighted<BlackDice>[] => BLACK_ROLLS,
} as const;
