import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mapped, nothing, numbers, oneOf } from './notation.ts';

test('nothing: the name of the step says all', () => {
  expect([nothing.print('go'), nothing.parse(''), nothing.parse('go')]).toEqual(['', 'go', null]);
});

describe('one of a few answers', () => {
  const notation = oneOf(['red', 2] as const);
  test('keeps texts and numbers apart', () => {
    expect([notation.parse('red'), notation.parse('2'), notation.print(2)]).toEqual(['red', 2, '2']);
  });
  test.each(['', 'Red', '3', ' red', '02', '2.0'])('"%s" is none', text => {
    expect(notation.parse(text)).toBeNull();
  });
});

describe('numbers', () => {
  test('are read as they are printed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), list => {
        expect(numbers.parse(numbers.print(list))).toEqual(list);
      }),
    );
  });
  test.each(['x', '1 x', '1.5', '1,2', 'Infinity'])('"%s" are none', text => {
    expect(numbers.parse(text)).toBeNull();
  });
});

describe('a value written as another one', () => {
  const even = mapped<{ readonly half: number }, readonly number[]>(
    numbers,
    ({ half }) => [half * 2],
    ([double = 1, ...rest]) => (double % 2 === 0 && rest.length === 0 ? { half: double / 2 } : null),
  );
  test('both ways', () => {
    expect([even.print({ half: 3 }), even.parse('6')]).toEqual(['6', { half: 3 }]);
  });
  test('is refused by either', () => {
    expect([even.parse('x'), even.parse('5'), even.parse('6 6')]).toEqual([null, null, null]);
  });
});
