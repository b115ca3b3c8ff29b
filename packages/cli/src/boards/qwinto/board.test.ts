import { NATURE } from '@zaria/kit';
import { expect, test } from 'vitest';
import { tableAfter } from '../drawn.testing.ts';

const rows = [
  [0, 'roll orange purple'],
  [NATURE, 'dice 4 6'],
  [0, 'result keep'],
  [0, 'write p3'],
  [0, 'roll purple'],
  [NATURE, 'dice 2'],
  [0, 'result keep'],
] as const;

test('three offset rows with gaps and pentagons, and where the number fits', () => {
  expect(tableAfter('qwinto', 1, {}, rows).draw(0)).toEqual([
    '▸ ●A Eva  1 point  ···· 0',
    '  o           (  ) <  > (  )  ──  (  ) <  > (  ) (  ) (  ) (  )   0',
    '  y      (  ) (  ) (  ) (  ) (  )  ──  (  ) <  > (  ) (  )        0',
    '  p (p1) (p2) <10> (  )  ──  (  ) (  ) (  ) (  ) <  >             1',
    '                ·    ·                   ·    ·    ·',
    '',
    'Rolled: p[2] = 2',
  ]);
});

test('where the terminal is narrow, neighbouring fields share the line between them', () => {
  expect(tableAfter('qwinto', 1, {}, rows, 'en', 40).draw(0)).toEqual([
    '▸ ●A Eva  1 point  ···· 0',
    'o       |  <  >  |──|  <  >  |  |  |  |',
    'y    |  |  |  |  |  |──|  <  >  |  |',
    'p |p1|p2<10>  |──|  |  |  |  <  >',
    '          ·  ·           ·  ·  ·',
    '  o 0  y 0  p 1',
    '',
    'Rolled: p[2] = 2',
  ]);
});

test('what each choice gains', () => {
  expect(tableAfter('qwinto', 1, {}, rows).foresee(0)).toEqual([
    ['write p1', '+1 point'],
    ['write p2', '+1 point'],
    ['write misthrow', '−5 points'],
  ]);
});

test('a choice that closes a field for good says so, and the closed field is crossed out', () => {
  const closing = [
    [0, 'roll purple'],
    [NATURE, 'dice 1'],
    [0, 'result keep'],
  ] as const;
  const table = tableAfter('qwinto', 1, {}, closing);
  expect(table.foresee(0).find(([action]) => action === 'write p3')?.[1]).toBe('+1 point, closes p1 and p2');
  const after = tableAfter('qwinto', 1, {}, [...closing, [0, 'write p3']]);
  expect(after.draw(0)[3]).toMatch(/^ {2}p \( ×\) \( ×\) < 1> /);
});

test('what a misthrow costs has a true minus', () => {
  const after = tableAfter('qwinto', 1, {}, [...rows, [0, 'write misthrow']]);
  expect(after.draw(0)[0]).toBe('▸ ●A Eva  −4 points  ✗··· −5');
});
