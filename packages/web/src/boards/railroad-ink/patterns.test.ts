import { expect, test } from 'vitest';
import { seatWith } from './match.testing.ts';
import { patternsInk } from './patterns.ts';
import { traceOf } from './traces.ts';

const patterns = [...patternsInk('ink').matchAll(/<pattern id="ink-(\d)"(.*?)<\/pattern>/g)].map(
  ([, number, drawn = '']) => ({ number: Number(number), drawn }),
);

test('each pattern has a shape of its own, whatever its colours', () => {
  const shapes = patterns.map(({ drawn }) => drawn.replaceAll(/ (?:fill|stroke)="[^"]*"/g, ''));
  expect(shapes).toHaveLength(6);
  expect(new Set(shapes).size).toBe(shapes.length);
});

test('as many networks as can score at once: no two look the same, and each look is drawn', () => {
  const networks = [
    ['A2 .R.R', 'B2 R..R', 'B1 H.R.'],
    ['D1 R.R.', 'D2 RR..', 'E2 .R.R', 'F2 R..R', 'F1 H.R.'],
    ['G2 .RR.', 'G3 R.H.', 'G4 HH..'],
    ['A4 .H.H', 'B4 .H.H', 'C4 .H.H', 'D4 .H.H', 'E4 .H.H', 'F4 ..HH', 'F5 H.R.', 'F6 RR..', 'G6 .R.R'],
    ['A6 .R.R', 'B6 ..RR', 'B7 R.H.'],
    ['D7 .RR.', 'E7 .R.R', 'F7 ..HR'],
  ];
  const seat = seatWith(...networks.flat());
  const used = traceOf(seat, 'networks').ribbons.map(({ pattern }) => pattern);
  expect(used).toHaveLength(6);
  expect(new Set(used).size).toBe(used.length);
  const drawn = new Set(patterns.map(({ number }) => number));
  expect(used.filter(pattern => !drawn.has(pattern))).toEqual([]);
});
