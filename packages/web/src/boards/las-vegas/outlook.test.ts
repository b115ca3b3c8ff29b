import { expect, test } from 'vitest';
import { outlookOf } from './outlook.ts';
import { playedMatch } from './testing.ts';

const entries = playedMatch(3, { neutral: true, openMoney: true }, 'outlook');
const placings = entries.filter(({ action }) => action.step === 'place');

test('a choice says what its casino would pay, and the dice that would lie there', () => {
  for (const { before, action, after, preview } of placings) {
    const outlook = outlookOf(before, action, preview);
    if (outlook?.kind !== 'casino') continue;
    expect(outlook.winning).toEqual(after.casinos[outlook.face].winning);
    expect(outlook.after.dice).toEqual(after.casinos[outlook.face].dice);
  }
});

test('the last choice of each round says what it brings to whom', () => {
  const last = placings.filter(({ facts }) => facts.some(({ fact }) => fact === 'paid'));
  expect(last).toHaveLength(4);
  for (const { before, action, facts, preview } of last) {
    const outlook = outlookOf(before, action, preview);
    if (outlook?.kind !== 'round') throw new Error('the round does not end');
    for (const { seat, notes, money } of outlook.gains) {
      const paid = facts.flatMap(fact => (fact.fact === 'paid' && fact.party === seat ? [fact.note] : []));
      expect([notes, money]).toEqual([paid.length, paid.reduce((sum, note) => sum + note, 0)]);
    }
    const placed = facts.find(fact => fact.fact === 'placed');
    if (placed?.fact !== 'placed') throw new Error('nothing was placed');
    const { dice, white } = before.casinos[placed.casino];
    expect(outlook.after.dice[placed.seat]).toBe((dice[placed.seat] ?? 0) + placed.own);
    expect(outlook.after.white).toBe(white + placed.white);
  }
});

test('a roll promises nothing', () => {
  const roll = entries.find(({ action }) => action.step === 'roll');
  if (roll === undefined) throw new Error('nobody rolled');
  expect(outlookOf(roll.before, roll.action, roll.preview)).toBeNull();
});
