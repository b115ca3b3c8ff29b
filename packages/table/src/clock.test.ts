import { expect, test } from 'vitest';
import { nextTick, overdue } from './clock.ts';
import { playWish, started, writing, type Scene } from './scene.testing.ts';
import { viewTable } from './view.ts';

const covers = ({ table }: Scene) => table.chairs.map(chair => chair.cover);

test('without a clock nothing ever happens by itself', async () => {
  const scene = await writing();
  await scene.waits(1e9);
  expect(covers(scene)).toEqual([null, null]);
  expect(nextTick(scene.table, scene.now)).toBeNull();
  expect(overdue(scene.table, scene.now)).toEqual([]);
});

test('a gentle clock reminds whoever is waited for, and nothing more', async () => {
  const scene = await writing({ clock: { kind: 'gentle', after: 5000 } });
  await scene.plays('0 write stop');
  expect(nextTick(scene.table, scene.now)).toBe(6000);
  expect(overdue(scene.table, 5999)).toEqual([]);
  expect(overdue(scene.table, 6000)).toEqual([1]);
  await scene.waits(5000);
  expect(covers(scene)).toEqual([null, null]);
  expect(nextTick(scene.table, scene.now)).toBeNull();
});

test('under a strict clock a bot answers, and gives the seat back', async () => {
  const scene = await writing({ clock: { kind: 'strict', after: 5000 } });
  await scene.plays('0 write stop');
  await scene.waits(4999);
  expect(covers(scene)).toEqual([null, null]);
  await scene.waits(1);
  expect(covers(scene)).toEqual([null, 'timeout']);
  await scene.botsPlay();
  expect(covers(scene)).toEqual([null, null]);
  expect(viewTable(scene.table).phase).toBe('over');
});

test('whoever is back before the bot has answered answers himself', async () => {
  const scene = await writing({ clock: { kind: 'strict', after: 5000 } });
  await scene.waits(5000);
  expect(covers(scene)).toEqual(['timeout', 'timeout']);
  await scene.does('Ben', playWish(scene, 1, 'write b'));
  expect(covers(scene)).toEqual(['timeout', null]);
});

test('the clock starts anew with each question', async () => {
  const scene = await started({ clock: { kind: 'strict', after: 5000 } });
  await scene.plays('nature die 2');
  scene.now = 4000;
  await scene.plays('0 hide 1');
  expect(nextTick(scene.table, scene.now)).toBe(9000);
});
