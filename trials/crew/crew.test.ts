import { expect, test } from 'vitest';
import { watchCrew } from './crew.ts';

test('tables of bots play on, and the server answers meanwhile', async () => {
  const { rows, p50, figures } = await watchCrew({ tables: 4, seats: 2, bot: 'novice', seconds: 2 });
  // How fast is for `npm run crew` to say.
  expect(rows).toBeGreaterThan(0);
  expect(p50).toBeLessThan(Infinity);
  expect(figures.memory).toBeGreaterThan(0);
});
