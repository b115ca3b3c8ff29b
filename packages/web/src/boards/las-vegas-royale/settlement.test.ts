import { NATURE, isSeat } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { place } from '../casinos/places.ts';
import { playedMatch, sideOf, type Entry } from './match.testing.ts';
import { gainsOf } from './gains.ts';
import { momentAt } from './settlement.ts';
import { endsSettlement, isSettling, lightsCasino } from './settling.ts';
import type { Told } from './types.ts';

const cancelled = (dice: readonly number[]): string => dice.join(' and ');
const matches = ['one', 'two', 'three'].flatMap(seed => [
  playedMatch(2, { tiles: 6, openMoney: true }, seed),
  playedMatch(4, { tiles: 6, openMoney: true }, seed),
  playedMatch(3, { tiles: 'G1 C2 B1', openMoney: true }, seed),
]);

/** The settlements of a match, each with all that was told in it: a tile may ask somebody in the middle of it. */
function settlementsOf(
  match: readonly Entry[],
): { readonly told: readonly Told[]; readonly from: Entry; readonly to: Entry }[] {
  const all: { told: Told[]; from: Entry; to: Entry }[] = [];
  for (const entry of match) {
    const told = entry.tellings.filter(isSettling);
    if (told.length === 0) continue;
    const last = all.at(-1);
    if (last !== undefined && last.to.after.round === entry.before.round)
      Object.assign(last, { told: [...last.told, ...told], to: entry });
    else all.push({ told, from: entry, to: entry });
  }
  return all;
}
const settlements = matches.flatMap(settlementsOf);
const moments = matches.flat().flatMap(({ tellings }) =>
  tellings.flatMap((told, index) => {
    const moment = momentAt(tellings, index, sideOf, cancelled);
    return moment === null ? [] : [{ ...told, moment }];
  }),
);

test('there are three of them in every match', () => {
  expect(settlements).toHaveLength(3 * matches.length);
});

test('each waits once, at its end, whoever was asked on the way', () => {
  for (const match of matches) {
    const held = match.filter(({ tellings, after }) => tellings.some((_, at) => endsSettlement(at, tellings, after)));
    expect(held).toHaveLength(3);
    expect(held.map(({ after }) => after.round)).toEqual([1, 2, 3]);
  }
});

test('nothing of a turn is taken for a settlement', () => {
  const settling = matches.flatMap(match => match.flatMap(({ tellings }) => tellings.filter(isSettling)));
  const kinds = new Set(settling.map(({ fact }) => fact.fact));
  for (const fact of ['rolled', 'placed', 'passed', 'dealt', 'tile', 'activated'] as const)
    expect(kinds).not.toContain(fact);
});

test('all of it has its scene, with the tile that acts', () => {
  for (const { fact, moment } of moments) {
    if (fact.fact === 'paid' || fact.fact === 'tied' || fact.fact === 'returned') expect(moment.tile).toBeNull();
    else expect(moment.tile?.tile.side).toBeDefined();
  }
  const told = new Set(moments.map(({ fact }) => fact.fact));
  for (const fact of ['tied', 'paid', 'returned', 'fined', 'fewest', 'awarded', 'picked', 'split'] as const)
    expect(told).toContain(fact);
});

test('casinos are lit in their order', () => {
  for (const { tellings } of matches.flat()) {
    const lit = tellings.flatMap(({ fact }, at) =>
      lightsCasino(at, tellings) && (fact.fact === 'paid' || fact.fact === 'tied' || fact.fact === 'returned')
        ? [fact.casino]
        : [],
    );
    expect(lit).toEqual(lit.toSorted((a, b) => a - b));
  }
});

describe('what leaves', () => {
  test('every card that is won flies to whoever won it, and his dice go home', () => {
    const paid = moments.flatMap(one => (one.fact.fact === 'paid' ? [{ fact: one.fact, moment: one.moment }] : []));
    expect(paid.some(({ fact }) => fact.party === 'neutral') && paid.some(({ fact }) => fact.party === 'blank')).toBe(
      true,
    );
    for (const { fact, moment } of paid) {
      const notes = moment.flights.filter(({ cargo }) => 'note' in cargo);
      expect(notes.map(({ to }) => to)).toEqual(isSeat(fact.party) ? [place.hand(fact.party)] : []);
      const dice = moment.flights.filter(({ cargo }) => 'dice' in cargo);
      expect(dice.length <= 1 && dice.every(({ to }) => to === place.hand(fact.party))).toBe(true);
    }
  });

  test('who ties takes his dice home', () => {
    const tied = moments.flatMap(one => (one.fact.fact === 'tied' ? [{ fact: one.fact, moment: one.moment }] : []));
    for (const { fact, moment } of tied)
      expect(moment.scene.heaps.find(({ piles }) => piles[0]?.weight === fact.dice)?.cancels).not.toBeNull();
    expect(tied.some(({ moment }) => moment.flights.length > 1)).toBe(true);
  });

  test('a fine goes to the tile, and its change comes back', () => {
    const fined = moments.flatMap(one => (one.fact.fact === 'fined' ? [{ fact: one.fact, moment: one.moment }] : []));
    const withChange = fined.filter(({ fact }) => fact.change > 0);
    expect(withChange.length).toBeGreaterThan(0);
    for (const { fact, moment } of withChange) {
      const back = moment.flights.filter(({ from }) => from === place.paidTile);
      expect(back).toEqual([{ cargo: { note: fact.change }, from: place.paidTile, to: place.hand(fact.seat) }]);
      expect(moment.flights.filter(({ to }) => to === place.paidTile)).toHaveLength(
        fact.cards.length + (fact.chips > 0 ? 1 : 0),
      );
    }
  });
});

test('the sum is what everybody has more than before, chips included', () => {
  for (const { told, from, to } of settlements) {
    const first = from.tellings.findIndex(isSettling);
    const start = from.tellings[first - 1]?.view ?? from.before;
    const worth = (view: typeof start, seat: number): number => (view.money[seat] ?? 0) + 10 * (view.chips[seat] ?? 0);
    for (const { side, won } of gainsOf(told, to.after, sideOf))
      expect(won).toBe(worth(to.after, Number(side.key)) - worth(start, Number(side.key)));
  }
});

test('does not say what lies face down', () => {
  const hidden = playedMatch(3, { tiles: 3 }, 'hidden').find(({ tellings }) => tellings.some(isSettling));
  const gains = hidden === undefined ? [] : gainsOf(hidden.tellings, hidden.after, sideOf);
  // Seat 0 looks.
  expect(gains.map(({ money }) => money !== null)).toEqual([true, false, false]);
  expect(hidden?.actor).not.toBe(NATURE);
});
