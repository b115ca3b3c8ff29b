import { seatsOf } from '@zaria/kit';
import { connect, recordOf, viewTable, type Connection, type News } from '@zaria/table';
import { NAMES, claim, invite, lobby, ready, sit, tokenOf, type Scene } from '@zaria/table/testing';
import { expect, test } from 'vitest';
import { openClient } from '../client.ts';
import { carriedLink, takeCarried } from './carried-link.ts';
import { playHand, type HeldHand } from './holding.ts';
import { carryOn, chainOfHand, newHand, type KeptHand } from './kept-hand.ts';
import type { Warning } from './warning.ts';

let ids = 0;
const wayOf = ({ keeper }: Scene, name: string): Connection =>
  connect(keeper, { token: () => tokenOf(name), hearing: () => tokenOf(name), newId: () => `h${ids++}` });

/** One person's device at the table. */
interface Device {
  readonly held: HeldHand;
  readonly warnings: readonly Warning[];
  /** What it has kept, and what it had sent by then. */
  readonly kept: readonly KeptHand[];
  readonly sent: readonly string[];
}

function deviceAt(
  scene: Scene,
  kept: KeptHand,
  bend: (news: News) => News = news => news,
  name: string = NAMES[kept.seat],
): Device {
  const way = wayOf(scene, name);
  const [warnings, all, sent]: [Warning[], KeptHand[], string[]] = [[], [], []];
  const connection: Connection = {
    ...way,
    hear: (viewer, heard, listener) => way.hear(viewer, heard, news => listener(bend(news))),
    send(wish) {
      if (wish.do === 'link') expect(all.at(-1)?.given.some(({ n }) => n === wish.n)).toBe(true);
      sent.push(wish.do);
      return way.send(wish);
    },
  };
  const held = playHand(connection, scene.table.game, kept, {
    now: () => scene.now,
    keep: async now => void all.push(now),
    warned: warning => void warnings.push(warning),
  });
  if (!held.ok) throw new Error(held.error.why);
  return { held: held.value, warnings, kept: all, sent };
}

/** Two people with devices, who have sat down and published their heads. */
async function sitting(bend?: (news: News) => News): Promise<{ scene: Scene; devices: readonly Device[] }> {
  const scene = lobby({ game: 'qwinto', options: { starter: 0 }, friendly: true, dice: 'open' });
  const devices: Device[] = [];
  for (const seat of seatsOf(2)) {
    await scene.does(NAMES[seat], sit(seat));
    const kept = newHand(seat, viewTable(scene.table), new Uint8Array(32).fill(40 + seat));
    const device = deviceAt(scene, kept, seat === 0 ? bend : undefined);
    devices.push(device);
    await scene.does(NAMES[seat], { do: 'head', seat, head: device.held.hand.head }, ready(scene, seat));
  }
  await scene.does('Ada', { do: 'start' });
  return { scene, devices };
}

async function roll(scene: Scene, devices: readonly Device[]): Promise<void> {
  await scene.plays('0 roll orange');
  for (const { held } of devices) await held.settled();
  await scene.keeper.settled();
}

const drawn = ({ table }: Scene) => recordOf(table, 'spectator').log.findLast(([who]) => who === 'nature')?.[2];

test('devices answer by themselves, and keep what they give before they send it', async () => {
  const { scene, devices } = await sitting();
  await roll(scene, devices);
  expect(drawn(scene)).toMatchObject({ n: 1, by: [0, 1], withheld: [] });
  expect(devices.map(({ sent, warnings }) => [sent, warnings])).toEqual([
    [['link'], []],
    [['link'], []],
  ]);
});

test('a link to one’s other device carries the secret where browsers send nothing, and is taken out of the address', async () => {
  const { scene, devices } = await sitting();
  await roll(scene, devices);
  const kept = devices[1]?.held.hand.kept;
  if (kept === undefined) throw new Error('Ben has a device');
  const link = carriedLink('https://zaria.example/match/7?lang=is', kept);
  const sentToServer = new URL(link);
  expect(`${sentToServer.pathname}${sentToServer.search}`).toBe('/match/7?lang=is');
  expect(link.indexOf(kept.secret)).toBeGreaterThan(link.indexOf('#'));
  const { address, carried } = takeCarried(link);
  expect([address, carried?.seat]).toEqual(['https://zaria.example/match/7?lang=is', 1]);
  expect(takeCarried('https://zaria.example/match/7#top')).toEqual({
    address: 'https://zaria.example/match/7#top',
    carried: null,
  });
  expect(takeCarried('https://zaria.example/match/7#%').carried).toBeNull();

  // The first device is closed, the other goes on, with the same chain and without a row in the log.
  devices[1]?.held.stop();
  if (carried === null) throw new Error('it was written');
  const other = deviceAt(scene, carryOn(carried, viewTable(scene.table)));
  await scene.plays('0 result reroll');
  for (const { held } of [...devices, other]) await held.settled();
  await scene.keeper.settled();
  expect(drawn(scene)).toMatchObject({ n: 2, by: [0, 1] });
  expect(other.warnings).toEqual([]);
  expect(recordOf(scene.table, 1).log.some(([, what]) => what.startsWith('chain'))).toBe(false);
});

test('what a hand warns of is what its client shows', async () => {
  const { scene, devices } = await sitting(news => ({
    ...news,
    table: news.table && { ...news.table, dice: { ...news.table.dice, spent: { host: null, chains: [] } } },
  }));
  await roll(scene, devices);
  const [ada] = devices;
  const client = openClient(wayOf(scene, 'Ada'), scene.table.game, () => {}, ada?.warnings);
  expect(client.warnings).toEqual(['links-missing']);
  expect(openClient(wayOf(scene, 'Ben'), scene.table.game).warnings).toEqual([]);
});

test('who carries a seat on warns when the host gives it another chain instead of his', async () => {
  const { scene, devices } = await sitting();
  await roll(scene, devices);
  await scene.does('Ben', invite(scene, 1, 'Cleo'));
  devices[1]?.held.stop();
  const kept = newHand(1, viewTable(scene.table), new Uint8Array(32).fill(99));
  await scene.does('Cleo', { ...claim(1, 'Cleo'), head: chainOfHand(kept).head });
  const forge = (news: News): News => ({
    ...news,
    entries: news.entries.map(entry =>
      entry.kind === 'note' && entry.note.note === 'chain'
        ? { ...entry, note: { ...entry.note, head: 'ab'.repeat(32) } }
        : entry,
    ),
  });
  expect(deviceAt(scene, kept, forge, 'Cleo').warnings).toEqual(['chain-forged']);
  expect(deviceAt(scene, kept, news => news, 'Cleo').warnings).toEqual([]);
});

test('whoever may not hear is told why', () => {
  const scene = lobby({ game: 'qwinto', dice: 'open' });
  const kept = newHand(0, viewTable(scene.table), new Uint8Array(32));
  const nothing = { now: () => 0, keep: async () => {}, warned: () => {} };
  expect(playHand(wayOf(scene, 'Ben'), scene.table.game, kept, nothing)).toMatchObject({ error: { why: 'not-yours' } });
});
