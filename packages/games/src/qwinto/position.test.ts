import { describe, expect, test } from 'vitest';
import cases from './cases.json' with { type: 'json' };
import { scorePosition } from './position.ts';

const BLANK = [null, null, null, null, null, null, null, null, null];
const SARA = {
  game: 'qwinto',
  orange: [null, 5, null, null, 10, 13, null, 17, null],
  yellow: [2, 3, 7, 8, 10, 11, 12, 15, 16],
  purple: [2, 4, null, 6, 7, null, 9, 11, null],
  misthrows: 2,
};

test('a position is scored as `zaria score --json` prints it', () => {
  const result = scorePosition(SARA);
  expect(JSON.stringify(result.ok && result.value)).toBe(
    '{"rows":{"orange":4,"yellow":16,"purple":6},"columns":{"2":0,"3":5,"7":10,"8":12,"9":0},"misthrows":-10,"total":43}',
  );
});

test.each(cases.score)('$id is accepted', ({ expected, ...position }) => {
  const result = scorePosition(position);
  expect(result.ok && result.value.total).toBe(expected.total);
});

describe('[QW-9.1] a position is refused with the place and the reason', () => {
  const FULL = {
    orange: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    yellow: [4, 5, 6, 7, 8, 9, 10, 11, 12],
    purple: [9, 10, 11, 12, 13, 14, 15, 16, 17],
  };
  const range = { why: 'number-range', lowest: 1, highest: 18 };
  const misthrows = { at: 'misthrows', why: 'misthrows-range', most: 4 };
  test.each([
    ['no row', { misthrows: 0, orange: BLANK, yellow: BLANK }, { at: 'purple', why: 'row-shape', fields: 9 }],
    ['eight fields', { ...SARA, yellow: SARA.yellow.slice(1) }, { at: 'yellow', why: 'row-shape', fields: 9 }],
    ['a row that is a text', { ...SARA, yellow: '123456789' }, { at: 'yellow', why: 'row-shape', fields: 9 }],
    ['a 19', { ...SARA, orange: SARA.orange.with(8, 19) }, { at: 'orange[8]', ...range }],
    ['a 0', { ...SARA, orange: SARA.orange.with(0, 0) }, { at: 'orange[0]', ...range }],
    ['half a number', { ...SARA, purple: SARA.purple.with(1, 4.5) }, { at: 'purple[1]', ...range }],
    ['a text', { ...SARA, purple: [2, '4', null, 6, 7, null, 9, 11, null] }, { at: 'purple[1]', ...range }],
    [
      'a row that falls',
      { ...SARA, orange: SARA.orange.with(4, 4) },
      { at: 'orange[4]', why: 'not-rising', number: 4, other: 5 },
    ],
    [
      'a number twice in a row',
      { ...SARA, orange: SARA.orange.with(4, 5) },
      { at: 'orange[4]', why: 'not-rising', number: 5, other: 5 },
    ],
    [
      'a repeat in a column',
      { ...SARA, purple: [2, 4, null, 5, 8, null, 9, 11, null] },
      { at: 'purple[3]', why: 'repeats-in-column', number: 5, other: 5 },
    ],
    ['five misthrows', { ...SARA, misthrows: 5 }, misthrows],
    ['minus one misthrow', { ...SARA, misthrows: -1 }, misthrows],
    ['half a misthrow', { ...SARA, misthrows: 0.5 }, misthrows],
    ['three full rows', { ...SARA, ...FULL }, { at: 'orange, yellow, purple', why: 'three-full-rows' }],
  ])('%s', (_, position, error) => {
    expect(scorePosition(position)).toEqual({ ok: false, error });
  });
});

test('[QW-9.3] the number of misthrows must be given', () => {
  const { misthrows: _, ...rest } = SARA;
  expect(scorePosition(rest)).toEqual({ ok: false, error: { at: 'misthrows', why: 'misthrows-range', most: 4 } });
});

test('[QW-9.2] nothing else is judged', () => {
  const orange = [10, 11, 12, 13, 14, 15, 16, 17, 18];
  expect(scorePosition({ orange, yellow: orange, purple: BLANK, misthrows: 4 }).ok).toBe(true);
  expect(scorePosition({ ...SARA, remark: 'Sara, by hand' }).ok).toBe(true);
});
