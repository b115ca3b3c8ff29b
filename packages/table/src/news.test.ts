import { expect, test } from 'vitest';
import { unheard } from './hearing.ts';
import { NOTHING_HEARD, hear, newsFor, type Heard } from './news.ts';
import { backWish, playWish, remove, tokenOf, writing } from './scene.testing.ts';
import { hashToken } from './token.ts';
import { viewTable } from './view.ts';

test('whoever comes late is told everything he may know', async () => {
  const scene = await writing();
  const news = newsFor(scene.table, 'spectator', NOTHING_HEARD);
  expect(news?.from).toBe(0);
  expect(news?.entries.map(entry => entry.kind)).toEqual(['play', 'hidden', 'reveal', 'play']);
  expect(news?.table).toEqual(viewTable(scene.table));
});

test('whoever says how much he has heard is told the rest', async () => {
  const scene = await writing();
  const all = newsFor(scene.table, 1, NOTHING_HEARD);
  const rest = newsFor(scene.table, 1, { count: 2, table: null });
  expect(rest).toMatchObject({ from: 2, entries: all?.entries.slice(2) });
});

test('of what somebody does in a common step, others do not even hear that it happened', async () => {
  const scene = await writing();
  let heard: Heard = NOTHING_HEARD;
  const hears = () => {
    const news = newsFor(scene.table, 1, heard);
    if (news !== null) heard = hear(heard, news);
    return news?.entries ?? null;
  };
  hears();
  await scene.does('Ada', playWish(scene, 0, 'write a'));
  expect(hears()).toBeNull();
  await scene.does('Ada', backWish(scene, 0, 'retract'));
  expect(hears()).toBeNull();
  await scene.does('Ada', playWish(scene, 0, 'write stop'));
  expect(hears()).toEqual([{ kind: 'done', seat: 0 }]);
  await scene.does('Ada', backWish(scene, 0, 'reopen'));
  expect(hears()).toEqual([{ kind: 'reopened', seat: 0 }]);
});

test('each hears with his own eyes, and everybody with a spectator’s where the table lets him', async () => {
  const { table } = await writing();
  const may = (name: string) =>
    [0, 1, 'spectator' as const].map(viewer => unheard(table, hashToken(tokenOf(name)), viewer as 0) === null);
  expect([may('Ada'), may('Ben'), may('Gwen')]).toEqual([
    [true, false, true],
    [false, true, true],
    [false, false, true],
  ]);
  const closed = await writing({ spectators: 'none' });
  const watch = (name: string) => unheard(closed.table, hashToken(tokenOf(name)), 'spectator') === null;
  expect(['Ada', 'Ben', 'Gwen'].map(watch)).toEqual([true, true, false]);
});

test('of a seat that nobody holds, nobody hears', async () => {
  const scene = await writing();
  await scene.does('Ada', remove(scene, 1));
  expect(['Ada', 'Ben', ''].map(name => unheard(scene.table, hashToken(tokenOf(name)), 1) === null)).toEqual([
    false,
    false,
    false,
  ]);
});

test('the view of the table has no token and no hash of one', async () => {
  const { table } = await writing({ dice: 'typed' });
  const text = JSON.stringify(viewTable(table));
  for (const name of ['Ada', 'Ben']) {
    expect(text).not.toContain(tokenOf(name));
    expect(text).not.toContain(hashToken(tokenOf(name)));
  }
});
