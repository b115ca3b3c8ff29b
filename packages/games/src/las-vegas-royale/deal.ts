import { numbers, type Notation, type Rng } from '@zaria/kit';
import { copyDeck, drawCard, takeCard, type Deck } from '../casinos/deck.ts';
import { FACES, byFace, type ReadonlyByFace } from '../casinos/faces.ts';
import { VALUES } from './cards.ts';

export type Pair = readonly [number, number];

/** Six pairs of cards, as they were drawn. */
export type Deal = readonly Pair[];

/** Cards that lie aside for the rounds to come, at the start of a match in royale mode. */
const ASIDE = 24;

export function sampleDeal(deck: Deck, rng: Rng): Deal {
  const left = copyDeck(deck);
  const draw = (): number => drawCard(left, rng) ?? 0;
  return FACES.map(() => [draw(), draw()] as const);
}

/** Takes the dealt cards out of the deck; whether they could be dealt. */
export const takeDeal = (deck: Deck, deal: Deal): boolean =>
  deal.length === FACES.length && deal.every(pair => pair.length === 2 && pair.every(card => takeCard(deck, card)));

const sorted = ([a, b]: Pair): Pair => (a >= b ? [a, b] : [b, a]);
const byWorth = (one: Pair, other: Pair): number => one[0] + one[1] - other[0] - other[1] || one[0] - other[0];

/** The pairs on their casinos: the highest total at 6; of equal totals the one with the higher card goes higher. */
export function arrange(deal: Deal): ReadonlyByFace<Pair> {
  const pairs = deal.map(sorted).sort(byWorth);
  return byFace(face => pairs[face - 1] ?? [0, 0]);
}

/** "80+30 40+90 …", six pairs. */
export const dealNotation: Notation<Deal> = {
  print: deal => deal.map(pair => pair.join('+')).join(' '),
  parse(text) {
    const pairs = text.split(' ').map(pair => numbers.parse(pair.replace('+', ' ')));
    return pairs.length === FACES.length && pairs.every(isPair) ? pairs : null;
  },
};

const isPair = (list: readonly number[] | null): list is Pair => list?.length === 2;

/** Cards for the bank from what is not dealt: as counts by value. */
export function sampleBank(deck: Deck, rng: Rng): readonly number[] {
  const bank = copyDeck(deck);
  for (let aside = 0; aside < ASIDE; aside++) drawCard(bank, rng);
  return bank.counts;
}

export const couldBank = (deck: Deck, counts: readonly number[]): boolean =>
  counts.length === VALUES.length &&
  counts.every((count, kind) => count >= 0 && count <= (deck.counts[kind] ?? 0)) &&
  counts.reduce((a, b) => a + b, 0) === deck.size - ASIDE;

/** "30*7 40*6 …": how many of each value, those without cards left out. */
export const countsNotation: Notation<readonly number[]> = {
  print: counts => VALUES.flatMap((value, kind) => (counts[kind] === 0 ? [] : [`${value}*${counts[kind]}`])).join(' '),
  parse(text) {
    const counts = VALUES.map(() => 0);
    if (text === '') return counts;
    for (const entry of text.split(' ')) {
      const [, value, count] = /^(\d+)\*(-?\d+)$/.exec(entry) ?? [];
      const kind = VALUES.indexOf(Number(value));
      if (kind < 0) return null;
      counts[kind] = Number(count);
    }
    return counts;
  },
};
