import { simulationRng } from '@zaria/kit';
import { expect, test } from 'vitest';
import { scratch, sweepScratch } from '../stage.testing.ts';
import { checkCut, checkHalfTaken, frameBoundaries, writeForAWhile } from './cuts.testing.ts';

sweepScratch();

test('a log cut between any two frames, or anywhere, is what was acknowledged by then, and goes on', async () => {
  const rng = simulationRng('cuts');
  const written = await writeForAWhile(scratch(), 20, rng);
  const cuts = frameBoundaries(written);
  expect(cuts.length).toBeGreaterThan(20);
  for (const cut of cuts) await checkCut(written, cut);
  for (let i = 0; i < 24; i++) await checkCut(written, rng.below(written.length));
  const halves = new Set<string>();
  for (const cut of cuts) halves.add(await checkHalfTaken(written, cut));
  expect(halves).toContain('recovered');
  // A moment that was acknowledged is missed by the check if it is not there.
  const last = written.moments.at(-1);
  const short = { ...written, moments: written.moments.map(moment => ({ ...moment, length: moment.length - 1 })) };
  await expect(checkCut(short, (last?.length ?? 0) - 1)).rejects.toThrow('were acknowledged');
  await written.close();
});
