import { expect, test } from 'vitest';
import { SIMULATED, simulate } from './simulate.ts';

const WORLDS = 200;

test(`${WORLDS} worlds hold together`, { timeout: 300_000 }, () => {
  const tally = new Map<string, number>();
  for (let i = 0; i < WORLDS; i++)
    for (const [what, count] of simulate(`world-${i}`).tally) tally.set(what, (tally.get(what) ?? 0) + count);
  console.log(tally);
});
