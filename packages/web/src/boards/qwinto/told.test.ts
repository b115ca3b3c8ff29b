import { fieldAt } from '@zaria/games/qwinto';
import { expect, test } from 'vitest';
import { SEVEN, played } from './match.testing.ts';
import { fieldsIn, isNews, toldOf } from './told.ts';

const yellow4 = fieldAt('yellow', 3);
const { tellings } = played([...SEVEN, [0, 'write y4'], [1, 'write o2']]);
const facts = tellings.map(({ fact }) => fact);
const [first] = tellings;
if (first === undefined) throw new Error('nothing was told');

test('what was decided is told, not before its moment', () => {
  expect(toldOf(facts.slice(0, 1), 0)).toEqual({ kind: 'wrote', field: yellow4, number: 7 });
  expect(toldOf(facts.slice(0, 1), 1)).toBeNull();
  expect(toldOf(facts, 1)).toEqual({ kind: 'wrote', field: fieldAt('orange', 1), number: 7 });
});

test('a written field is lit', () => {
  const [sheet] = first.view.sheets;
  if (sheet === undefined) throw new Error('no sheet');
  expect(fieldsIn(first.fact, sheet)).toEqual([yellow4]);
  expect(fieldsIn(null, sheet)).toEqual([]);
});

test('what is seen needs no sentence', () => {
  expect(isNews(first.fact)).toBe(false);
});
