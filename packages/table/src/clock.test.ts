import { isSeat } from '@zaria/kit';
import { expect, test } from 'vitest';
import { openTable } from './absorb.ts';
import { isQuiet, nextTick, overdue } from './clock.ts';
import type { Clock } from './entries.ts';
import {
  SETTING,
  agree,
  games,
  lobby,
  playWish,
  printTable,
  started,
  undoWish,
  writing,
  type Scene,
} from './scene.testing.ts';
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

test('whoever takes an answer back has the time that he had, however often', async () => {
  const scene = await started({ clock: { kind: 'strict', after: 5000 }, breath: 500 });
  await scene.plays('nature die 2');
  for (const at of [3000, 4000, 5900]) {
    scene.now = at;
    await scene.plays('0 hide 1');
    scene.now += 50;
    await scene.does('Ada', undoWish(scene, 0));
    expect(nextTick(scene.table, scene.now)).toBe(6000);
  }
  expect(printTable(openTable(scene.stored, games))).toBe(printTable(scene.table));
  await scene.waits(50);
  expect(covers(scene)).toEqual(['timeout', null]);
});

test('what all have agreed to take back is asked anew, with all the time there is', async () => {
  const scene = await started({ clock: { kind: 'strict', after: 5000 }, friendly: true });
  await scene.plays('nature die 2');
  scene.now = 4000;
  await scene.plays('0 hide 1', '1 guess 2');
  await scene.does('Ada', undoWish(scene, 0));
  await scene.does('Ben', agree(scene, 1));
  expect(nextTick(scene.table, scene.now)).toBe(9000);
});

test('whoever reads a table again knows since when was asked what, also at its end', async () => {
  const scene = await started({ game: 'las-vegas', dice: 'local', forced: true });
  const { table, stored } = scene;
  for (let state = table.match?.state; viewTable(table).phase === 'playing'; state = table.match?.state) {
    const [seat] = state === undefined ? [] : table.game.waiting(state);
    const [first] = state === undefined || !isSeat(seat) ? [] : table.game.legal(state, seat);
    if (first === undefined) throw new Error('nobody is asked');
    scene.now += 100;
    await scene.plays(`${seat} ${table.game.print(first)}`);
  }
  expect(viewTable(table).phase).toBe('over');
  expect(printTable(openTable(stored, games))).toBe(printTable(table));
});

const HOUR = 60 * 60_000;
/** From ten in the evening until eight in the morning, in Greenwich. */
const night = { from: 22 * 60, to: 8 * 60, ahead: 0 };

test('a clock in days stands still at night, reminds in time, and then a bot answers', async () => {
  const scene = await writing({ clock: { kind: 'days', after: 24 * HOUR, night } });
  // It was asked at night: the day begins at eight.
  expect(isQuiet(scene.table, scene.now)).toBe(true);
  expect(nextTick(scene.table, scene.now)).toBe(8 * HOUR);
  await scene.plays('0 write stop');
  scene.now = 8 * HOUR;
  expect(isQuiet(scene.table, scene.now)).toBe(false);
  // Three quarters of a day: fourteen hours of the first, four of the second.
  expect(nextTick(scene.table, scene.now)).toBe(36 * HOUR);
  expect(overdue(scene.table, 36 * HOUR - 1)).toEqual([]);
  expect(overdue(scene.table, 36 * HOUR)).toEqual([1]);
  expect(nextTick(scene.table, 36 * HOUR)).toBe(42 * HOUR);
  scene.now = 42 * HOUR - 1;
  await scene.waits(0);
  expect(covers(scene)).toEqual([null, null]);
  await scene.waits(1);
  expect(covers(scene)).toEqual([null, 'timeout']);
});

test.each([
  { kind: 'days', after: 0, night: null },
  { kind: 'days', after: 1000 },
  { kind: 'days', after: 1000, night: { from: 60, to: 60, ahead: 0 } },
  { kind: 'days', after: 1000, night: { from: 60, to: 50, ahead: 0 } },
  { kind: 'days', after: 1000, night: { from: 0, to: 1440, ahead: 0 } },
  { kind: 'days', after: 1000, night: { from: 0, to: 60, ahead: 900 } },
])('%j is no clock', async clock => {
  const scene = lobby();
  expect(await scene.wants('Ada', { do: 'set', ...SETTING, clock: clock as Clock })).toBe('command-wrong');
});
