import { expect, test } from 'vitest';
import { runChaos } from './campaign.ts';

test('servers that share a database lose nothing and do nothing twice, whatever happens to them', async () => {
  const result = await runChaos({
    kills: 3,
    tables: 12,
    inFlight: 4,
    betweenEvery: 3,
    seed: 'small cluster',
    cluster: { processes: 2, cuts: 3, freezes: 1, restarts: 1 },
  });
  expect(result).toMatchObject({ kills: 3, between: 1, lost: 0, twice: 0, different: 0 });
  expect(result.cluster).toMatchObject({ cuts: 3, freezes: 1, restarts: 1, differing: 0 });
  expect(result.acknowledged).toBeGreaterThan(100);
  expect(result.finished).toBe(result.matches);
});
