import { fieldAt, type Field } from '@zaria/games/qwinto';
import { expect, test } from 'vitest';
import { SEVEN, played } from './match.testing.ts';
import { hindranceAt, type Hindrance } from './why.ts';

/** Seat 0 has a 7 on yellow 4, and then the same 7 is rolled again. */
const AGAIN = [
  ...SEVEN,
  [0, 'write y4'],
  [1, 'write o2'],
  [1, 'roll orange yellow'],
  ['nature', 'dice 3 4'],
  [1, 'result keep'],
] as const;

const at = (field: Field): Hindrance => hindranceAt(played(AGAIN).view, 0, field, true);

test('a number must lie between its neighbours', () => {
  expect(at(fieldAt('yellow', 5))).toEqual({ why: 'larger', number: 7, other: 7, against: fieldAt('yellow', 3) });
  expect(at(fieldAt('yellow', 1))).toEqual({ why: 'smaller', number: 7, other: 7, against: fieldAt('yellow', 3) });
});

test('a number stands once in a column', () => {
  expect(at(fieldAt('orange', 2))).toEqual({ why: 'column', number: 7, against: fieldAt('yellow', 3) });
});

test('a row needs its die', () => {
  expect(at(fieldAt('purple', 0))).toEqual({ why: 'colour', colour: 'purple' });
});

test('a field that has a number, and one that takes this one', () => {
  expect(at(fieldAt('yellow', 3))).toEqual({ why: 'occupied' });
  expect(at(fieldAt('orange', 0))).toEqual({ why: 'nothing' });
});

test('a field that is closed says so, whatever was rolled', () => {
  const { view } = played([
    [0, 'roll orange'],
    ['nature', 'dice 1'],
    [0, 'result keep'],
    [0, 'write o2'],
    [1, 'write pass'],
  ]);
  expect(hindranceAt(view, 0, fieldAt('orange', 0), true)).toEqual({ why: 'dead' });
});

test('before the roll stands, after the decision, and on another’s sheet nothing is written', () => {
  const field = fieldAt('yellow', 0);
  expect(hindranceAt(played([]).view, 0, field, true)).toEqual({ why: 'not-yet' });
  expect(hindranceAt(played(SEVEN.slice(0, 2)).view, 0, field, true)).toEqual({ why: 'not-yet' });
  expect(hindranceAt(played([...SEVEN, [0, 'write y4']]).view, 0, field, true)).toEqual({ why: 'decided' });
  expect(hindranceAt(played(SEVEN).view, 1, field, false)).toEqual({ why: 'other' });
});
