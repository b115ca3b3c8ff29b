import { describe, expect, test } from 'vitest';
import { byFace } from '../casinos/faces.ts';
import cases from './cases.json' with { type: 'json' };
import { NO_PIECES } from './heap.ts';
import { payPaper, type PaperCasino, type PaperPurse } from './paper.ts';

const EMPTY: PaperCasino = { cards: [], small: [], big: [], black: [], neutral: NO_PIECES, blank: 0, tile: null };
const PURSES: readonly PaperPurse[] = Array.from({ length: 4 }, () => ({ money: 0, chips: 0 }));
const at = (one: 1 | 2, casino: Partial<PaperCasino>, purses = PURSES) =>
  payPaper(4, { ...byFace(() => EMPTY), [one]: { ...EMPTY, ...casino } }, purses);
const moneyAfter = (round: ReturnType<typeof at>) => round.after.map(({ money }) => money);

const LETTERS = ['A', 'B', 'C', 'D'];
interface Case {
  readonly id: string;
  readonly edition: string;
  readonly kind: string;
  readonly input: { readonly weights?: Readonly<Record<string, number>>; readonly notes?: readonly number[] };
  readonly expect: { readonly gains?: Readonly<Record<string, number>>; readonly returned?: readonly number[] };
}
const PAYOUTS = (cases.cases as readonly Case[]).filter(
  ({ edition, kind }) => edition === 'royale' && kind === 'payout',
);

test.each(PAYOUTS)('[RV-4.2] [RV-4.4] $id, on paper', ({ input, expect: wanted }) => {
  const { weights = {}, notes = [] } = input;
  const round = at(1, {
    cards: notes,
    small: LETTERS.map(letter => weights[letter] ?? 0),
    neutral: { small: weights['neutral'] ?? 0, big: 0 },
  });
  expect(moneyAfter(round)).toEqual(LETTERS.map(letter => wanted.gains?.[letter] ?? 0));
  expect(round.facts.flatMap(fact => (fact.fact === 'returned' ? fact.cards : []))).toEqual(wanted.returned);
  expect(round.faults).toEqual([]);
});

describe('tiles that change a settlement', () => {
  test('[RV-4.1] the Biggy counts for two, a black die for one', () => {
    const round = at(1, { cards: [30, 70], small: [2, 1], big: [0, 1], black: [0, 0, 1] });
    expect(round.casinos[1].weights).toEqual([
      { party: 0, weight: 2 },
      { party: 1, weight: 3 },
      { party: 2, weight: 1 },
    ]);
    expect(moneyAfter(round)).toEqual([30, 70, 0, 0]);
  });

  test('[RV-C1.2] the marker of High Five is worth 100k', () => {
    expect(moneyAfter(at(1, { tile: { side: 'C1', holder: 2 } }))).toEqual([0, 0, 100, 0]);
  });

  test('[RV-C2.1] [RV-C2.4] Bad Luck: the fewest dice pay, chips last', () => {
    const purses = [80, 20, 0, 0].map(money => ({ money, chips: 1 }));
    const round = at(1, { small: [0, 0, 1, 1], tile: { side: 'C2' } }, purses);
    expect(round.after).toEqual([
      { money: 30, chips: 1 },
      { money: 0, chips: 0 },
      { money: 0, chips: 1 },
      { money: 0, chips: 1 },
    ]);
    expect(round.worth).toEqual([40, 0, 10, 10]);
  });

  test('[RV-G2.2] Double Down pays like a casino', () => {
    const tile = { side: 'G2', small: [2, 1, 1], big: [0, 1] } as const;
    expect(moneyAfter(at(2, { tile }))).toEqual([30, 60, 0, 0]);
  });

  test('[RV-H1.3] the slots of Nice Dice, 10k and 20k as chips', () => {
    const round = at(1, { tile: { side: 'H1', slots: { 1: 0, 2: 0, 3: null, 4: 1, 5: null, 6: null } } });
    expect(round.after.slice(0, 2)).toEqual([
      { money: 0, chips: 3 },
      { money: 40, chips: 0 },
    ]);
  });

  test('[RV-G1.2] what was taken from the Black Box goes to the winner, if there is one', () => {
    const tile = { side: 'G1', taken: 80 } as const;
    expect(moneyAfter(at(1, { small: [2, 1], tile }))).toEqual([80, 0, 0, 0]);
    expect(moneyAfter(at(1, { small: [1, 1], tile }))).toEqual([0, 0, 0, 0]);
  });

  test('[RV-H2.4] the gold space of My Choice', () => {
    expect(moneyAfter(at(1, { tile: { side: 'H2', gold: 3 } }))[3]).toBeGreaterThan(0);
  });
});

test('what cannot be is named', () => {
  const two = byFace(() => ({ ...EMPTY, small: [4], cards: [100, 100], tile: { side: 'C2' } as const }));
  expect(payPaper(2, two, PURSES).faults).toEqual([
    { why: 'dice-many', party: 0, size: 'small', most: 7 },
    { why: 'notes-many', note: 100, most: 7 },
    { why: 'tile-twice', side: 'C2' },
  ]);
});
