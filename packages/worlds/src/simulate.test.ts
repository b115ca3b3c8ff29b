import { GAME_IDS } from '@zaria/games';
import { expect, test } from 'vitest';
import { SOUND } from './authority.ts';
import { BrokenCheck } from './broken.ts';
import { missingIn } from './expected.ts';
import { MISDEEDS } from './faults/misdeeds.ts';
import { simulate } from './simulate.ts';
import { soakTables } from './soak.ts';

/** The campaign, `npm run soak table`, runs many more. */
const WORLDS = 80;

test(`${WORLDS} worlds hold together, and everything happens in them`, async () => {
  const { worlds, games, tally } = await soakTables({ worlds: WORLDS, most: 110 });
  expect(worlds).toBe(WORLDS);
  expect([...games.keys()].sort()).toEqual([...GAME_IDS, 'toy'].sort());
  expect(missingIn(new Set(tally.keys()))).toEqual([]);
  expect(tally.get('shadow common')).toBeGreaterThan(400);
  expect(tally.get('shadow secret')).toBeGreaterThan(40);
  expect(tally.get('shadow wavered')).toBeGreaterThan(60);
});

test('a world is its seed: again it is the same to the byte', async () => {
  for (const game of GAME_IDS) {
    const [one, again] = await Promise.all([0, 1].map(() => simulate(`again ${game}`, { game, most: 60 })));
    expect(JSON.stringify(again?.record)).toBe(JSON.stringify(one?.record));
    expect(again?.tally).toEqual(one?.tally);
  }
});

test('a world that does not hold together says its seed, and the seed shows it again', async () => {
  const [fault] = MISDEEDS;
  const authority = fault?.authority ?? SOUND;
  const run = async (seed: string): Promise<string> => {
    try {
      await simulate(seed, { authority });
      return '';
    } catch (error) {
      return error instanceof BrokenCheck ? `${error.seed}: ${error.message}` : String(error);
    }
  };
  await expect(soakTables({ worlds: 20, seed: 'wrong', authority })).rejects.toThrow(/world wrong-\d+/);
  const said = await Promise.all(Array.from({ length: 20 }, (_, i) => run(`wrong-${i}`)));
  const broken = said.find(one => one !== '') ?? '';
  expect(broken).toMatch(/^wrong-\d+: .*step \d+/);
  expect(await run(broken.split(':')[0] ?? '')).toBe(broken);
});
