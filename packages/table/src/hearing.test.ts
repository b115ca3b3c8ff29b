import { describe, expect, test } from 'vitest';
import type { Viewer } from '@zaria/kit';
import { hearingOf } from './hearing.ts';
import { NOTHING_HEARD, type News } from './news.ts';
import { NAMES, claim, invite, playWish, remove, seated, tokenOf, writing, type Scene } from './scene.testing.ts';

const hears = ({ table }: Scene, name: string, viewer: unknown, heard: unknown = NOTHING_HEARD): string => {
  const hearing = hearingOf(table, tokenOf(name), viewer, heard);
  return hearing.ok ? String(hearing.value.viewer) : hearing.error.why;
};

describe('what a token may hear', () => {
  test('a seat, what everybody sees, or nothing', async () => {
    const scene = await writing({ spectators: 'silent' });
    expect(hears(scene, 'Ada', 0)).toBe('0');
    expect(hears(scene, 'Ada', 1)).toBe('not-yours');
    expect(hears(scene, 'Eve', 0)).toBe('not-yours');
    expect(hears(scene, 'Eve', 'spectator')).toBe('spectator');
  });

  test('nobody looks on where there are no spectators, but those who play', async () => {
    const scene = await writing({ spectators: 'none' });
    expect(hears(scene, 'Eve', 'spectator')).toBe('no-spectators');
    expect(hears(scene, 'Ben', 'spectator')).toBe('spectator');
    await scene.does('Ada', remove(scene, 1));
    expect(hears(scene, 'Ben', 'spectator')).toBe('no-spectators');
  });

  test('whoever comes sees the table before the match, until it starts without him', async () => {
    const scene = await seated({ spectators: 'none' });
    const eve = listening(scene, 'Eve', 'spectator');
    expect(eve.heard.map(({ table }) => table?.phase)).toEqual(['lobby']);
    await scene.does('Ada', { do: 'start' });
    expect([eve.heard.length, eve.isOver]).toEqual([1, true]);
    expect(hears(scene, 'Eve', 'spectator')).toBe('no-spectators');
  });

  test.each<[string, unknown]>([
    ['a seat that does not exist', 5],
    ['no seat at all', -1],
    ['not a number', Number.NaN],
    ['a name', 'host'],
    ['nobody', null],
  ])('%s is refused', async (_what, viewer) => {
    expect(hears(await writing(), 'Ada', viewer)).toBe('seat-unknown');
  });

  test.each<[string, unknown]>([
    ['less than nothing', { count: -1, table: null }],
    ['not a number', { count: Number.NaN, table: null }],
    ['a part of an entry', { count: 0.5, table: null }],
    ['more than there is', { count: 5, table: null }],
    ['a table that is none', { count: 0, table: 'seen' }],
    ['nothing at all', null],
  ])('who has heard %s is refused', async (_what, heard) => {
    const scene = await writing();
    expect(hears(scene, 'Ada', 0, heard)).toBe('heard-wrong');
    expect(hears(scene, 'Ada', 0, { count: 3, table: null })).toBe('0');
  });

  test('a token that is none is refused', async () => {
    const { table } = await writing();
    for (const token of ['short', '', null, 7]) expect(hearingOf(table, token, 0, NOTHING_HEARD).ok).toBe(false);
  });
});

/** Listens, and keeps what is heard and whether it has ended. */
function listening(scene: Scene, name: string, viewer: Viewer) {
  const heard: News[] = [];
  const ear = { heard, isOver: false, stop: () => {} };
  const hearing = scene.keeper.listen(
    tokenOf(name),
    viewer,
    NOTHING_HEARD,
    news => heard.push(news),
    () => {
      ear.isOver = true;
    },
  );
  if (hearing.ok) ear.stop = hearing.value;
  return ear;
}

test('who has lost his seat hears nothing more at once, and is told so; also if he gets it back', async () => {
  const scene = await writing();
  const ben = listening(scene, 'Ben', 1);
  await scene.does('Ben', invite(scene, 1, 'Cleo'));
  const { length } = ben.heard;
  await scene.does('Cleo', claim(1, 'Cleo'));
  expect([ben.isOver, ben.heard.length]).toEqual([true, length]);
  const cleo = listening(scene, 'Cleo', 1);
  await scene.does('Cleo', playWish(scene, 1, 'write a'));
  await scene.does('Cleo', invite(scene, 1, 'Ben'));
  await scene.does('Ben', claim(1, 'Ben'));
  expect([ben.heard.length, cleo.isOver]).toEqual([length, true]);
});

test('what is handed out is a copy: whoever changes it changes nothing but his own', async () => {
  const scene = await writing();
  const [one, other] = [listening(scene, 'Ada', 0), listening(scene, 'Ada', 0)];
  const before = JSON.stringify(scene.table.match?.log);
  const spoil = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const item of Object.values(value)) spoil(item);
    for (const key of Object.keys(value)) Reflect.set(value, key, 'spoilt');
  };
  for (const news of one.heard) spoil(news);
  expect(JSON.stringify(scene.table.match?.log)).toBe(before);
  expect(JSON.stringify(other.heard)).not.toContain('spoilt');
  await scene.plays('0 write a');
  expect(JSON.stringify([other.heard, listening(scene, NAMES[1], 1).heard])).not.toContain('spoilt');
});

test('a listener that fails, or fails to hear that it is over, keeps nobody else from hearing', async () => {
  const scene = await writing();
  const ada = listening(scene, 'Ada', 0);
  await scene.plays('0 write a');
  expect(ada.heard.length).toBeGreaterThan(1);
  ada.stop();
  await scene.plays('0 write a').catch(() => null);
  expect(ada.isOver).toBe(false);
});
