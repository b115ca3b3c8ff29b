import { expect, test } from 'vitest';
import { BrokenCheck, CHECKS, type Check } from '../broken.ts';
import { simulate } from '../simulate.ts';
import { ATTACKS } from './attacks.ts';
import type { Fault } from './fault.ts';
import { GAME_LEAKS } from './games.ts';
import { LEAKS } from './leaks.ts';
import { LINK_FAULTS } from './links.ts';
import { MISDEEDS } from './misdeeds.ts';
import { PROCESS_FAULTS } from './processes.ts';
import { TAKE_BACKS } from './take-backs.ts';

const WORLDS = 180;
const FAULTS: readonly Fault[] = [
  ...LEAKS,
  ...GAME_LEAKS,
  ...MISDEEDS,
  ...TAKE_BACKS,
  ...ATTACKS,
  ...LINK_FAULTS,
  ...PROCESS_FAULTS,
];

/** Worlds in which a fault was noticed, by their seeds, and the games that were played in them. */
const noticed = new Map<string, Set<string>>();

/** Runs worlds until the check that is to notice the fault does. */
async function catching({ authority, caught, game }: Fault): Promise<BrokenCheck | null> {
  for (let i = 0; i < WORLDS; i++) {
    const seed = `fault-${i}`;
    try {
      await simulate(seed, { authority, game, watched: caught });
    } catch (error) {
      if (error instanceof BrokenCheck) {
        noticed.set(seed, (noticed.get(seed) ?? new Set()).add(game));
        return error;
      }
      // A table with a fault may also fall over its own feet; that does not count as caught.
    }
  }
  return null;
}

test.each(FAULTS.map(fault => [fault.what, fault] as const))('caught: %s', async (_what, fault) => {
  const broken = await catching(fault);
  expect(broken?.message ?? 'not caught').toContain(CHECKS[fault.caught]);
});

test('the same worlds without a fault are in order', async () => {
  expect(noticed.size).toBeGreaterThan(1);
  for (const [seed, games] of noticed)
    for (const game of games) await expect(simulate(seed, { game })).resolves.toBeDefined();
});

test('at least thirty of them let something leak, and every check catches something', () => {
  expect(LEAKS.length + GAME_LEAKS.length).toBeGreaterThanOrEqual(30);
  const idle = (Object.keys(CHECKS) as Check[]).filter(check => !FAULTS.some(fault => fault.caught === check));
  expect(idle).toEqual([]);
});
