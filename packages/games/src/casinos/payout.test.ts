import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { payout, returnedNotes } from './payout.ts';

describe('a casino is paid out', () => {
  test.each([
    { dice: [5, 3, 3, 1], notes: [80, 30, 10], ties: [[1, 2]], ranking: [0, 3], wins: [80, 0, 0, 30], left: [10] },
    {
      dice: [2, 1, 2, 1],
      notes: [50, 20],
      ties: [
        [0, 2],
        [1, 3],
      ],
      ranking: [],
      wins: [0, 0, 0, 0],
      left: [50, 20],
    },
    { dice: [0, 1, 0], notes: [40, 40], ties: [], ranking: [1], wins: [0, 40, 0], left: [40] },
    { dice: [0, 2, 3, 1], notes: [70, 20], ties: [], ranking: [2, 1, 3], wins: [0, 20, 70, 0], left: [] },
    { dice: [0, 0], notes: [60], ties: [], ranking: [], wins: [0, 0], left: [60] },
    { dice: [], notes: [60], ties: [], ranking: [], wins: [], left: [60] },
    { dice: [4, 2], notes: [], ties: [], ranking: [0, 1], wins: [0, 0], left: [] },
  ])('[LV-4.1] [LV-4.3] $dice for $notes', ({ dice, notes, ties, ranking, wins, left }) => {
    const paid = payout(dice, notes);
    expect({ ties: paid.ties, ranking: paid.ranking, left: paid.left }).toEqual({ ties, ranking, left });
    expect(dice.map((_, party) => paid.shares.find(share => share.party === party)?.note ?? 0)).toEqual(wins);
  });

  test('[LV-4.5] every note is won or left, and only lonely numbers of dice win', () => {
    const notesOf = fc.array(fc.integer({ min: 1, max: 9 })).map(list => list.sort((a, b) => b - a));
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 8 })), notesOf, (dice, notes) => {
        const { shares, left, ties, ranking } = payout(dice, notes);
        expect([...shares.map(share => share.note), ...left]).toEqual(notes);
        const lonely = dice.filter(count => count > 0 && dice.indexOf(count) === dice.lastIndexOf(count));
        expect(ranking.map(party => dice[party])).toEqual(lonely.sort((a, b) => b - a));
        expect(ties.flat().length + ranking.length).toBe(dice.filter(count => count > 0).length);
      }),
    );
  });

  test('[LV-7.8] what an imaginary party wins goes back with the rest, the highest first', () => {
    const paid = payout([4, 3, 2], [90, 80, 70, 60]);
    expect(returnedNotes(paid, party => party === 1)).toEqual([80, 60]);
    expect(returnedNotes(paid, () => false)).toEqual([60]);
  });
});
