import { simulationRng } from '@zaria/kit';
import { expect, test } from 'vitest';
import { scratch, sweepScratch } from '../stage.testing.ts';
import { checkAfterKill, killOnce, type Acknowledged } from './kills.testing.ts';

sweepScratch();

const KILLS = 4;

test('a process that is killed in the middle loses nothing that it acknowledged, and leaves no lock behind', async () => {
  const folder = scratch();
  const rng = simulationRng('kills');
  const said: Acknowledged = new Map();
  for (let i = 0; i < KILLS; i++) {
    expect(await killOnce(folder, `run ${i}`, rng, said)).toBeGreaterThan(0);
    await checkAfterKill(folder, said);
  }
  // What is said to be there and is not is noticed.
  said.get('m0')?.set(1_000_000, 'never written');
  await expect(checkAfterKill(folder, said)).rejects.toThrow('was acknowledged');
});
