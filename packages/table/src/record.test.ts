import { fold, isOpenLog, readRecord, type Viewer } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { netLog } from './net.ts';
import { recordOf } from './record.ts';
import { startOf } from './table.ts';
import {
  PART,
  agree,
  backWish,
  claim,
  games,
  invite,
  lobby,
  ready,
  seated,
  sit,
  started,
  undoWish,
  writing,
  type Scene,
} from './scene.testing.ts';
import { verifyRecord } from './verify.ts';

const rows = ({ table }: Scene) => recordOf(table, 'spectator').log.map(([who, what]) => `${who} ${what}`);
const draws = ({ table }: Scene) =>
  recordOf(table, 'spectator').log.flatMap(([, , draw]) => (draw === undefined ? [] : [draw]));

test('a record tells the match in words', async () => {
  const scene = await writing();
  await scene.plays('0 write a', '1 write stop', '0 write stop');
  expect(rows(scene)).toEqual(['nature die 2', '0 hide 1', '1 guess 2', '0 write a', '1 write stop', '0 write stop']);
  expect(recordOf(scene.table, 'spectator').names).toEqual([['Ada'], ['Ben']]);
  const { table } = await seated();
  expect(() => recordOf(table, 'spectator')).toThrow('not started');
});

test('§8 it names for each seat those who held it, and its rows name nobody', async () => {
  const scene = await writing();
  await scene.does('Ben', invite(scene, 1, 'Cleo'));
  await scene.does('Cleo', { ...claim(1, 'Cleo'), as: 'local' });
  const record = recordOf(scene.table, 'spectator');
  expect(record.names).toEqual([['Ada'], ['Ben', 'Cleo']]);
  expect(rows(scene).at(-1)).toBe('table seat 1 local');
  expect(record.start.seats[1]).toEqual({ kind: 'remote', head: null });
  const read = readRecord(record, games);
  expect(read.ok && read.value.log.at(-1)).toMatchObject({ kind: 'note', note: { note: 'seat', name: 'Cleo' } });
});

test('§8 a bot is named with its version and budget, in the name that the seat has', async () => {
  const scene = lobby({ dice: 'local' });
  await scene.does('Ada', sit(0), { do: 'seat-bot', seat: 1, bot: 'random', name: 'Vera', colour: 1 });
  await scene.does('Ada', ready(scene, 0), { do: 'start' });
  const record = recordOf(scene.table, 'spectator');
  expect(record.names).toEqual([['Ada'], ['Vera (random)']]);
  expect(Object.keys(record)).toEqual(['format', 'start', 'names', 'dice', 'log']);
  const read = readRecord(record, games);
  expect(read.ok && read.value.seats).toEqual([
    { kind: 'remote', name: 'Ada' },
    { kind: 'bot', name: 'Vera', bot: 'random' },
  ]);
  expect(verifyRecord(record, games).ok).toBe(true);
});

test('§8 names are in no hash: without them the record is as good, and its receipt the same', async () => {
  const scene = await started({ dice: 'local' });
  const record = recordOf(scene.table, 'spectator');
  const erased = { ...record, names: record.names.map(held => held.map(() => '')) };
  const [one, other] = [record, erased].map(given => verifyRecord(given, games));
  expect(other).toMatchObject({ ok: true });
  expect(other?.ok && other.value.dice).toEqual(one?.ok && one.value.dice);
});

test('dice typed in by hand claim nothing', async () => {
  const scene = await writing();
  const record = recordOf(scene.table, 'spectator');
  expect(record).toMatchObject({ start: { kind: 'typed', host: null }, dice: { host: null, chains: [] } });
  expect(verifyRecord(record, games)).toMatchObject({ ok: true, value: { dice: { kind: 'typed', numbers: 0 } } });
});

describe('drawn dice', () => {
  test('can be worked out again in the middle of a match, and the record shows no secret', async () => {
    const scene = await started({ dice: 'local' });
    const record = recordOf(scene.table, 'spectator');
    expect(verifyRecord(record, games)).toMatchObject({
      ok: true,
      value: { isFinished: false, dice: { kind: 'local', draws: 1, host: 1 } },
    });
    expect(record.dice.host).toBe(Buffer.from(PART.chain.link(1)).toString('hex'));
    expect(JSON.stringify([record, scene.stored])).not.toContain(PART.secret);
  });

  test('§4 are numbered from 1, and no number goes back when a throw is undone', async () => {
    const scene = await started({ game: 'qwinto', dice: 'local', friendly: true, options: { starter: 0 } });
    await scene.plays('0 roll orange');
    await scene.does('Ada', undoWish(scene, 0));
    await scene.does('Ben', agree(scene, 1));
    await scene.plays('0 roll yellow');
    expect(draws(scene).map(({ n }) => n)).toEqual([1, 2]);
    expect(verifyRecord(recordOf(scene.table, 'spectator'), games)).toMatchObject({
      value: { dice: { undone: 1, agreed: 1 } },
    });
  });
});

describe('how often somebody changed his mind', () => {
  test('is not in the record, and the match is the same', async () => {
    const scene = await writing();
    await scene.plays('0 write a');
    await scene.does('Ada', backWish(scene, 0, 'retract'));
    await scene.plays('1 write b', '0 write b', '0 write stop');
    await scene.does('Ada', backWish(scene, 0, 'reopen'));
    await scene.plays('0 write a', '0 write stop', '1 write stop');
    const { table } = scene;
    expect(rows(scene).slice(3)).toEqual(['1 write b', '0 write b', '0 write a', '0 write stop', '1 write stop']);
    const log = table.match?.log ?? [];
    expect(fold(table.game, startOf(table), netLog(table.game, log))).toEqual(table.match?.state);
    expect(readRecord(recordOf(table, 'spectator'), games)).toMatchObject({ ok: true });
  });

  test('moves the marks of what was undone', async () => {
    const scene = await writing({ options: { rounds: 2 }, friendly: true });
    await scene.plays('0 write a');
    await scene.does('Ada', backWish(scene, 0, 'retract'));
    await scene.plays('0 write stop', '1 write stop', 'nature die 2', '0 hide 4');
    await scene.does('Ben', undoWish(scene, 1));
    await scene.does('Ada', agree(scene, 0));
    expect(rows(scene).slice(-3)).toEqual(['table asks 1 3', 'table agrees 0', 'table undo 3']);
    const read = readRecord(recordOf(scene.table, 0), games);
    const log = read.ok ? read.value.log : [];
    expect(isOpenLog(log) && fold(scene.table.game, startOf(scene.table), log)).toEqual(scene.table.match?.state);
  });
});

describe('§8 before the end a record holds what its viewer was told', () => {
  const rowsFor = ({ table }: Scene, viewer: Viewer) =>
    recordOf(table, viewer).log.map(([who, what]) => `${who} ${what}`);
  const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

  test('a hidden answer by its public part, until it comes to light', async () => {
    const scene = await started();
    await scene.plays('nature die 2', '0 hide 3');
    expect(VIEWERS.map(viewer => rowsFor(scene, viewer).at(-1))).toEqual([
      '0 hide 3',
      '0 hidden "high"',
      '0 hidden "high"',
    ]);
    await scene.plays('1 guess 2');
    for (const viewer of VIEWERS) expect(rowsFor(scene, viewer)).toEqual(['nature die 2', '0 hide 3', '1 guess 2']);
  });

  test('of a common step one’s own answers, and everybody’s once it is over, where they were heard', async () => {
    const scene = await writing({ options: { rounds: 2 } });
    await scene.plays('1 write b', '0 write a', '1 write stop');
    expect(VIEWERS.map(viewer => rowsFor(scene, viewer).slice(3))).toEqual([
      ['0 write a'],
      ['1 write b', '1 write stop'],
      [],
    ]);
    await scene.plays('0 write stop');
    expect(VIEWERS.map(viewer => rowsFor(scene, viewer).slice(3))).toEqual([
      ['0 write a', '0 write stop', '1 write b', '1 write stop'],
      ['1 write b', '1 write stop', '0 write a', '0 write stop'],
      ['0 write a', '0 write stop', '1 write b', '1 write stop'],
    ]);
  });

  test('K counts its rows, and what was undone before it came to light stays hidden', async () => {
    const scene = await writing({ options: { rounds: 2 }, friendly: true });
    await scene.plays('1 write b', '0 write stop', '1 write stop', 'nature die 2', '0 hide 4');
    await scene.does('Ada', undoWish(scene, 0));
    await scene.plays('0 hide 3', '1 guess 2');
    const after = ['table undo 7', '0 hide 3', '1 guess 2'];
    expect(rowsFor(scene, 0).slice(6)).toEqual(['nature die 2', '0 hide 4', ...after]);
    expect(rowsFor(scene, 1).slice(6)).toEqual(['nature die 2', '0 hidden "high"', ...after]);
  });

  test('every one of them is read and found in order, and at the end all is open', async () => {
    const scene = await started({ dice: 'local' });
    await scene.plays('1 hide 1');
    for (const viewer of VIEWERS) {
      const record: unknown = JSON.parse(JSON.stringify(recordOf(scene.table, viewer)));
      expect(verifyRecord(record, games)).toMatchObject({ ok: true, value: { isFinished: false } });
    }
    await scene.plays('0 guess 1', '0 write stop', '1 write stop');
    const [one, ...others] = VIEWERS.map(viewer => recordOf(scene.table, viewer));
    for (const other of others) expect(other).toEqual(one);
  });

  test('nothing is hidden where nobody was asked to hide, or looks otherwise', async () => {
    const scene = await started();
    await scene.plays('nature die 2', '0 hide 3');
    const record = recordOf(scene.table, 1);
    for (const row of [
      [1, 'hidden "high"'],
      [0, 'hidden'],
      [0, 'hidden "purple"'],
      [0, 'hidden  "high"'],
      [0, 'hidden {'],
      ['nature', 'hidden "high"'],
    ])
      expect(readRecord({ ...record, log: [record.log[0], row] }, games)).toMatchObject({
        ok: false,
        error: { at: 'log[1]' },
      });
    expect(readRecord({ ...record, log: [[0, 'hidden "high"']] }, games)).toMatchObject({
      error: { at: 'log[0]', why: 'hidden-wrong' },
    });
  });
});
