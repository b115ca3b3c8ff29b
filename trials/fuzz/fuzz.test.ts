import { expect, test } from 'vitest';
import { runFuzz } from './campaign.ts';

test('20,000 mutated frames and requests break nothing, and what is refused changes nothing', async () => {
  const result = await runFuzz(20_000, 'small');
  expect(result).toMatchObject({ broken: [], changed: [], complaints: [] });
  expect(result.frames + result.requests).toBeGreaterThanOrEqual(20_000);
  // Most are nonsense, and some are not: both are tried.
  expect(result.refused).toBeGreaterThan(15_000);
  expect(result.granted).toBeGreaterThan(100);
});
