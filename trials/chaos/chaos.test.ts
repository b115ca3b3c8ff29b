import { expect, test } from 'vitest';
import { runChaos } from './campaign.ts';

test('a server that is killed again and again loses nothing and does nothing twice', async () => {
  const result = await runChaos({ kills: 4, tables: 24, inFlight: 20, betweenEvery: 2, seed: 'small' });
  expect(result).toMatchObject({ kills: 4, between: 2, lost: 0, twice: 0, different: 0 });
  expect(result.fewestInFlight).toBeGreaterThanOrEqual(20);
  expect(result.acknowledged).toBeGreaterThan(300);
  expect(result.finished).toBe(result.matches);
});
