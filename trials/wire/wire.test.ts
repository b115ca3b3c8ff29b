import { expect, test } from 'vitest';
import { weigh } from './weigh.ts';

test('a match of four people costs little on the wire', async () => {
  const { entries, perEntry, dicePerEntry, resync, diceInResync } = await weigh('las-vegas');
  expect(entries).toBeGreaterThan(100);
  expect(perEntry - dicePerEntry).toBeLessThanOrEqual(200);
  expect(resync - diceInResync).toBeLessThanOrEqual(5000);
});
