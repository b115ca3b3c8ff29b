import { expect, test } from 'vitest';
import { runCuts, runDeletions } from './cuts.ts';

test('a server whose log is cut anywhere has what was acknowledged by then, and whoever is ahead is told so', async () => {
  const result = await runCuts({ random: 12, every: 8, seed: 'cuts' });
  const { cuts, refused, behind, whole, unknown } = result;
  expect(refused + behind + whole + unknown).toBe(cuts);
  expect(behind).toBeGreaterThan(5);
  expect(whole).toBeGreaterThan(0);
});

test('a server that lacks the last rows of a match tells those who know them, and throws nothing again', async () => {
  expect(await runDeletions([0, 1, 5], 'deletions')).toEqual(['whole', 'behind', 'behind']);
});
