import { fieldAt } from '@zaria/games/qwinto';
import { describe, expect, test } from 'vitest';
import { fieldsIn, isNews, lengthOf, rollDuring, sheetsDuring, toldOf } from './story.ts';
import { SEVEN, played } from './testing.ts';

const yellow4 = fieldAt('yellow', 3);
const before = played([...SEVEN, [0, 'write y4']]);
const after = played([...SEVEN, [0, 'write y4'], [1, 'write o2']]);

describe('the reveal', () => {
  test('shows one player’s decision after the other', () => {
    expect(after.facts.map(({ fact }) => fact)).toEqual(['wrote', 'wrote']);
    const [first, second] = [0, 1].map(shown => sheetsDuring(before.view, after.view, after.facts, shown));
    expect(first?.map(({ score }) => score.total)).toEqual([1, 0]);
    expect(second?.map(({ score }) => score.total)).toEqual([1, 1]);
  });

  test('tells what was decided, not before its moment', () => {
    expect(toldOf(after.facts, 0, 0)).toEqual({ kind: 'wrote', field: yellow4, number: 7 });
    expect(toldOf(after.facts, 0, 1)).toBeNull();
    expect(toldOf(after.facts, 1, 1)).toEqual({ kind: 'wrote', field: fieldAt('orange', 1), number: 7 });
  });

  test('the dice of the turn lie there until it is over', () => {
    const [fact] = after.facts;
    expect(after.view.roll).toBeNull();
    expect(rollDuring(fact ?? null, before.view, after.view)?.number).toBe(7);
  });

  test('a written field is lit', () => {
    const [sheet] = after.view.sheets;
    if (sheet === undefined) throw new Error('no sheet');
    expect(fieldsIn(after.facts[0] ?? null, sheet)).toEqual([yellow4]);
    expect(fieldsIn(null, sheet)).toEqual([]);
  });
});

test('a new throw replaces the dice at once, and tumbles 600 to 900 milliseconds', () => {
  const { facts, view } = played([SEVEN[0], SEVEN[1], [0, 'result reroll'], ['nature', 'dice 1 1']]);
  const [fact] = facts;
  if (fact === undefined) throw new Error('nothing happened');
  expect(rollDuring(fact, played(SEVEN.slice(0, 2)).view, view)?.number).toBe(2);
  expect(lengthOf(fact, 2)).toBeGreaterThanOrEqual(600);
  expect(lengthOf(fact, 2)).toBeLessThanOrEqual(900);
});

test('at a full table the reveal does not drag', () => {
  const [fact] = after.facts;
  if (fact === undefined) throw new Error('nothing happened');
  expect(lengthOf(fact, 6)).toBeLessThan(lengthOf(fact, 2));
  expect(lengthOf(fact, 6) * 6).toBeLessThanOrEqual(2500);
  expect(isNews(fact)).toBe(false);
});
