import { expect, test } from 'vitest';
import { chosenDice, resultAction, withDie } from './choosing.ts';
import { SEVEN, played } from './match.testing.ts';

test('a die is put to the others, and taken away again', () => {
  const { legal } = played([]);
  const one = withDie(legal, null, 'purple');
  const two = withDie(legal, one, 'orange');
  expect(chosenDice(two)).toEqual(['orange', 'purple']);
  expect(chosenDice(withDie(legal, two, 'purple'))).toEqual(['orange']);
  expect(withDie(legal, one, 'purple')).toBeNull();
});

test('what lies there can be kept or thrown again, once', () => {
  const { legal } = played(SEVEN.slice(0, 2));
  expect(resultAction(legal, 'keep')).toEqual({ step: 'result', answer: 'keep' });
  expect(resultAction(legal, 'reroll')).toEqual({ step: 'result', answer: 'reroll' });
  expect(resultAction(played(SEVEN).legal, 'keep')).toBeNull();
});
