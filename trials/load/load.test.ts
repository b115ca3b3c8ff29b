import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { measure } from './measure.ts';
import { zaria } from './zaria.ts';

test.each([true, false])('what is placed is told to everybody at its table; with links: %s', async links => {
  const stretch = await measure(zaria({ links, folder: tmpdir() }), { tables: 6, each: 4 }, 20, 3);
  // How fast is for `npm run load` to say: here everything must be heard at all.
  expect(stretch.p999).toBeLessThan(Infinity);
  expect(stretch.done).toBeGreaterThan(0);
  expect(stretch.figures.memory).toBeGreaterThan(0);
});
