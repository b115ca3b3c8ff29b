import { fold, readRecord, type Entry, type AnyAction } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { netLog } from './net.ts';
import { fairnessOf, recordOf } from './record.ts';
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

const rows = ({ table }: Scene) => recordOf(table, null).log.map(([who, what]) => `${who} ${what}`);

test('a record tells the match in words', async () => {
  const scene = await writing();
  await scene.plays('0 write a', '1 write stop', '0 write stop');
  expect(rows(scene)).toEqual(['nature die 2', '0 hide 1', '1 guess 2', '0 write a', '1 write stop', '0 write stop']);
  expect(recordOf(scene.table, null).seats).toEqual([
    { name: 'Ada', kind: 'remote' },
    { name: 'Ben', kind: 'remote' },
  ]);
});

test('it names who sat there at the start, and notes who came later', async () => {
  const scene = await writing();
  await scene.does('Ben', invite(scene, 1, 'Cleo'));
  await scene.does('Cleo', { ...claim(1, 'Cleo'), as: 'local' });
  expect(recordOf(scene.table, null).seats[1]?.name).toBe('Ben');
  expect(rows(scene).at(-1)).toBe('table seat 1 local Cleo');
});

test('dice typed in by hand claim nothing', async () => {
  const scene = await writing();
  expect(recordOf(scene.table, null).fairness).toEqual({ protocol: 'fair/1', kind: 'typed' });
  await scene.does('Ada', { do: 'abandon' });
  expect(verifyRecord(recordOf(scene.table, null), games)).toMatchObject({ ok: true });
});

describe('the seed', () => {
  test('has no place in the record of a match in play', async () => {
    const scene = await started({ dice: 'open' });
    expect(() => recordOf(scene.table, PART.serverSeed)).toThrow('nobody’s to see');
    expect(JSON.stringify(recordOf(scene.table, null))).not.toContain(PART.serverSeed);
    const { table } = await seated();
    expect(() => recordOf(table, null)).toThrow('not started');
  });

  test('is shown when the match has ended or was given up, and then everything can be checked', async () => {
    const scene = await started({ dice: 'open' });
    await scene.does('Ada', { do: 'abandon' });
    const record = recordOf(scene.table, PART.serverSeed);
    expect(record.fairness).toMatchObject({ kind: 'open', serverSeed: PART.serverSeed, withheld: [] });
    expect(verifyRecord(record, games)).toMatchObject({ ok: true, value: { dice: { draws: 1, revealed: [0, 1] } } });
  });

  test('without it nothing can be checked yet', async () => {
    const scene = await started({ dice: 'local' });
    expect(fairnessOf(scene.table, null)).toMatchObject({ kind: 'local', serverSeed: null });
    expect(verifyRecord(recordOf(scene.table, null), games)).toEqual({
      ok: false,
      error: { part: 'dice', fault: { at: 'fairness.serverSeed', why: 'seed-not-shown' } },
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
    expect(readRecord(recordOf(table, null), games)).toMatchObject({ ok: true });
  });

  test('moves the marks of what was undone', async () => {
    const scene = await writing({ options: { rounds: 2 }, friendly: true });
    await scene.plays('0 write a');
    await scene.does('Ada', backWish(scene, 0, 'retract'));
    await scene.plays('0 write stop', '1 write stop', 'nature die 2', '0 hide 4');
    await scene.does('Ben', undoWish(scene, 1));
    await scene.does('Ada', agree(scene, 0));
    expect(rows(scene).slice(-3)).toEqual(['table asks 1 3', 'table agrees 0', 'table undo 3']);
    const read = readRecord(recordOf(scene.table, null), games);
    const log: readonly Entry<AnyAction>[] = read.ok ? read.value.log : [];
    expect(fold(scene.table.game, startOf(scene.table), log)).toEqual(scene.table.match?.state);
  });
});
