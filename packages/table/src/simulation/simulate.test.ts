import { GAME_IDS } from '@zaria/games';
import { expect, test } from 'vitest';
import { SOUND } from './authority.ts';
import { BrokenCheck } from './broken.ts';
import { MISDEEDS } from './faults/misdeeds.ts';
import { simulate } from './simulate.ts';
import { soakTables } from './soak.ts';

const WORLDS = 200;

test(`${WORLDS} worlds hold together, and everything happens in them`, { timeout: 600_000 }, () => {
  const { worlds, games, tally } = soakTables({ worlds: WORLDS, most: 110 });
  expect(worlds).toBe(WORLDS);
  expect([...games.keys()].sort()).toEqual([...GAME_IDS, 'toy'].sort());
  const missing = EXPECTED.filter(what => !tally.has(what));
  expect(missing).toEqual([]);
  expect(tally.get('shadow common')).toBeGreaterThan(500);
  expect(tally.get('shadow secret')).toBeGreaterThan(100);
  expect(tally.get('shadow wavered')).toBeGreaterThan(100);
});

/** What must have happened at least once, so that no check is idle. */
const EXPECTED = [
  'set sit seat-bot leave ready commit start reveal play back throw undo answer-undo'
    .split(' ')
    .map(what => `do ${what}`),
  'resign return cover remove hand-over take-over abandon'.split(' ').map(what => `do ${what}`),
  'undo asks agrees declines timeout returned withheld reveal abandoned host'.split(' '),
  'bot tick reload reconnect talk repeated'.split(' '),
  ['ended over', 'ended abandoned'],
  'stale out-of-step not-yours host-only sealing reveal-wrong refused notation-unknown'
    .split(' ')
    .map(why => `refused ${why}`),
].flat();

test('a world is its seed: again it is the same to the byte', { timeout: 60_000 }, () => {
  for (const game of GAME_IDS) {
    const [one, again] = [0, 1].map(() => simulate(`again ${game}`, { game, most: 60 }));
    expect(JSON.stringify(again?.record)).toBe(JSON.stringify(one?.record));
    expect(again?.tally).toEqual(one?.tally);
  }
});

test('a world that does not hold together says its seed, and the seed shows it again', { timeout: 60_000 }, () => {
  const [fault] = MISDEEDS;
  const authority = fault?.authority ?? SOUND;
  const run = (seed: string): string => {
    try {
      simulate(seed, { authority });
      return '';
    } catch (error) {
      return error instanceof BrokenCheck ? `${error.seed}: ${error.message}` : String(error);
    }
  };
  expect(() => soakTables({ worlds: 20, seed: 'wrong', authority })).toThrow(/world wrong-\d+/);
  const broken = Array.from({ length: 20 }, (_, i) => run(`wrong-${i}`)).find(said => said !== '') ?? '';
  expect(broken).toMatch(/^wrong-\d+: .*step \d+/);
  expect(run(broken.split(':')[0] ?? '')).toBe(broken);
});
