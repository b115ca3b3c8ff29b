import { fold, readRecord, type Entry, type AnyAction } from '@zaria/kit';
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
  seated,
  started,
  undoWish,
  writing,
  type Scene,
} from './scene.testing.ts';
import { verifyRecord } from './verify.ts';

const rows = ({ table }: Scene) => recordOf(table).log.map(([who, what]) => `${who} ${what}`);
const draws = ({ table }: Scene) => recordOf(table).log.flatMap(([, , draw]) => (draw === undefined ? [] : [draw]));

test('a record tells the match in words', async () => {
  const scene = await writing();
  await scene.plays('0 write a', '1 write stop', '0 write stop');
  expect(rows(scene)).toEqual(['nature die 2', '0 hide 1', '1 guess 2', '0 write a', '1 write stop', '0 write stop']);
  expect(recordOf(scene.table).names).toEqual([['Ada'], ['Ben']]);
  const { table } = await seated();
  expect(() => recordOf(table)).toThrow('not started');
});

test('§8 it names for each seat those who held it, and its rows name nobody', async () => {
  const scene = await writing();
  await scene.does('Ben', invite(scene, 1, 'Cleo'));
  await scene.does('Cleo', { ...claim(1, 'Cleo'), as: 'local' });
  const record = recordOf(scene.table);
  expect(record.names).toEqual([['Ada'], ['Ben', 'Cleo']]);
  expect(rows(scene).at(-1)).toBe('table seat 1 local');
  expect(record.start.seats[1]).toEqual({ kind: 'remote', head: null });
  const read = readRecord(record, games);
  expect(read.ok && read.value.log.at(-1)).toMatchObject({ kind: 'note', note: { note: 'seat', name: 'Cleo' } });
});

test('dice typed in by hand claim nothing', async () => {
  const scene = await writing();
  const record = recordOf(scene.table);
  expect(record).toMatchObject({ start: { kind: 'typed', host: null }, dice: { host: null, chains: [] } });
  expect(verifyRecord(record, games)).toMatchObject({ ok: true, value: { dice: { kind: 'typed', numbers: 0 } } });
});

describe('drawn dice', () => {
  test('can be worked out again in the middle of a match, and the record shows no secret', async () => {
    const scene = await started({ dice: 'local' });
    const record = recordOf(scene.table);
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
    expect(verifyRecord(recordOf(scene.table), games)).toMatchObject({ value: { dice: { undone: 1, agreed: 1 } } });
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
    expect(readRecord(recordOf(table), games)).toMatchObject({ ok: true });
  });

  test('moves the marks of what was undone', async () => {
    const scene = await writing({ options: { rounds: 2 }, friendly: true });
    await scene.plays('0 write a');
    await scene.does('Ada', backWish(scene, 0, 'retract'));
    await scene.plays('0 write stop', '1 write stop', 'nature die 2', '0 hide 4');
    await scene.does('Ben', undoWish(scene, 1));
    await scene.does('Ada', agree(scene, 0));
    expect(rows(scene).slice(-3)).toEqual(['table asks 1 3', 'table agrees 0', 'table undo 3']);
    const read = readRecord(recordOf(scene.table), games);
    const log: readonly Entry<AnyAction>[] = read.ok ? read.value.log : [];
    expect(fold(scene.table.game, startOf(scene.table), log)).toEqual(scene.table.match?.state);
  });
});
