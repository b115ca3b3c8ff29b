import fc from 'fast-check';
import { expect, test } from 'vitest';
import { uniform } from '../numbers.ts';
import { drawRng } from './draw.ts';

const KEY = Uint8Array.from({ length: 32 }, (_, i) => 7 * i);

/** How often each number comes up over every possible raw value, and how many raw values are thrown again. */
function enumerate(range: number, m: number) {
  const counts = Array.from({ length: m }, () => 0);
  let rejected = 0;
  for (let raw = 0; raw < range; raw++) {
    const value = uniform(raw, range, m);
    if (value === null) rejected++;
    else counts[value] = (counts[value] ?? 0) + 1;
  }
  return { each: [...new Set(counts)], rejected };
}

test('a die: of 256 bytes 252 count, 42 for each face', () => {
  expect(enumerate(256, 6)).toEqual({ each: [42], rejected: 4 });
});

test('one byte: every modulus up to 256 gives each number equally often and rejects less than m', () => {
  for (let m = 1; m <= 256; m++) {
    const { each, rejected } = enumerate(256, m);
    expect({ m, each, rejected }).toEqual({ m, each: [Math.floor(256 / m)], rejected: 256 % m });
  }
});

test.each([
  [257, 255, 1],
  [300, 218, 136],
  [1000, 65, 536],
  [32_768, 2, 0],
  [32_769, 1, 32_767],
  [65_535, 1, 1],
  [65_536, 1, 0],
])('two bytes: modulus %i gives each number %i times and rejects %i', (m, each, rejected) => {
  expect(enumerate(65_536, m)).toEqual({ each: [each], rejected });
});

test('what was asked and answered is recorded', () => {
  const rng = drawRng(KEY, 'deal', 3);
  const values = [6, 256, 257, 1, 65_536].map(m => rng.below(m));
  expect(rng.draw()).toEqual({ n: 3, purpose: 'deal', m: [6, 256, 257, 1, 65_536], values });
});

test('a record of a draw does not change when more is drawn', () => {
  const rng = drawRng(KEY, 'deal', 0);
  rng.below(6);
  const before = rng.draw();
  rng.below(6);
  expect(before.values).toHaveLength(1);
  expect(rng.draw().values).toHaveLength(2);
});

test('the same key, purpose and number give the same draw; another purpose or number another one', () => {
  const dice = (purpose: string, n: number): string => {
    const rng = drawRng(KEY, purpose, n);
    return Array.from({ length: 100 }, () => rng.below(6)).join('');
  };
  expect(dice('dice', 0)).toBe(dice('dice', 0));
  expect(new Set([dice('dice', 0), dice('dice', 1), dice('deal', 0), dice('dice', 2 ** 40)]).size).toBe(4);
});

test('moduli of one and of two bytes share one stream of bytes', () => {
  // Two dice less in front: the pair for 65,536 starts elsewhere, and nothing is skipped at the end of a block.
  const whole = drawRng(KEY, 'x', 0);
  const stream = Array.from({ length: 96 }, () => whole.below(256));
  const mixed = drawRng(KEY, 'x', 0);
  for (let at = 0; at < 96; at += 3) {
    expect(mixed.below(256)).toBe(stream[at]);
    expect(mixed.below(65_536)).toBe((stream[at + 1] ?? 0) * 256 + (stream[at + 2] ?? 0));
  }
});

test('any moduli: every number is in range', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 65_536 })), fc.nat(), (moduli, n) => {
      const rng = drawRng(KEY, 'any', n);
      for (const m of moduli) {
        const value = rng.below(m);
        expect(value >= 0 && value < m && Number.isInteger(value)).toBe(true);
      }
    }),
  );
});

test('what cannot be drawn throws, and the key is not quoted', () => {
  for (const m of [0, -1, 1.5, 65_537, Number.NaN])
    expect(() => drawRng(KEY, 'dice', 0).below(m)).toThrow(/^cannot draw one of \S+ numbers$/);
  for (const purpose of ['', 'two words', 'ζάρι', 'a\n']) expect(() => drawRng(KEY, purpose, 0)).toThrow('purpose');
  expect(() => drawRng(KEY, 'dice', -1).below(6)).toThrow('count');
});
