import { expect, test } from 'vitest';
import { mapped, numbers, oneOf } from './notation.ts';
import type { AnyAction } from './steps.ts';
import { readTyped } from './typed.ts';

interface AnyNotation {
  print(answer: never): string;
  parse(text: string): unknown;
}

const STEPS: Readonly<Record<string, AnyNotation>> = {
  pick: mapped<readonly string[], string>(
    { print: String, parse: text => text },
    pair => pair.join('+'),
    text => text.split('+'),
  ),
  roll: numbers,
  block: mapped<{ readonly dice: number; readonly casino: number }, readonly number[]>(
    numbers,
    ({ dice, casino }) => [dice, casino],
    ([dice = 0, casino = 0]) => ({ dice, casino }),
  ),
  place: oneOf([1, 2, 3]),
};

const game = {
  print: ({ step, answer }: AnyAction): string => `${step} ${STEPS[step]?.print(answer as never) ?? ''}`,
  parse(text: string): AnyAction | null {
    const [step = '', ...rest] = text.split(' ');
    const answer: unknown = STEPS[step]?.parse(rest.join(' ')) ?? null;
    return answer === null ? null : { step, answer };
  },
};
const read = (step: string, answers: readonly unknown[], line: string): string =>
  readTyped(
    game,
    answers.map(answer => ({ step, answer })),
    line,
  );

const PAIRS = [
  ['HH..', 'R.R.'],
  ['H.R.', 'HR..'],
];

test('a move is read as the record writes it', () => {
  expect(read('place', [1, 3], 'place 3')).toBe('place 3');
  expect(read('pick', PAIRS, 'pick H.R.+HR..')).toBe('pick H.R.+HR..');
});

test('the name of the step may be left out, and there may be more white space', () => {
  expect(read('place', [1, 3], ' 3 ')).toBe('place 3');
  expect(read('roll', [[2, 5]], 'roll  2   5')).toBe('roll 2 5');
});

test('the parts of a list may come in any order', () => {
  expect(read('pick', PAIRS, 'pick R.R.+HH..')).toBe('pick HH..+R.R.');
  expect(read('pick', PAIRS, 'R.R.+HH..')).toBe('pick HH..+R.R.');
  expect(read('roll', [[], [2], [2, 5]], 'roll 5 2')).toBe('roll 2 5');
});

test('where both orders are there, each is meant as it stands', () => {
  expect(read('pick', [...PAIRS, ['R.R.', 'HH..']], 'pick R.R.+HH..')).toBe('pick R.R.+HH..');
});

test('what is no list has its order', () => {
  expect(read('block', [{ dice: 2, casino: 3 }], 'block 3 2')).toBe('block 3 2');
});

test('what is no move stays what it is, for the table to refuse', () => {
  expect(read('pick', PAIRS, 'pick R.R.+R.R.')).toBe('pick R.R.+R.R.');
  expect(read('place', [1, 3], 'juggle')).toBe('juggle');
  expect(read('place', [1, 3], 'roll 2')).toBe('roll 2');
  expect(read('place', [], '3')).toBe('3');
});
