import { GAME_IDS } from '@zaria/games';
import { expect, test } from 'vitest';
import { openTable } from './absorb.ts';
import { opening } from './opening.ts';
import { rematch } from './rematch.ts';
import { games, published, remove, started, tokenOf, type Scene } from './scene.testing.ts';

const again = (scene: Scene) => {
  const opened = opening(
    { game: scene.table.game.id, host: tokenOf('Ada'), dice: published('typed'), ...rematch(scene.table) },
    5,
    games,
  );
  if (!opened.ok) throw new Error(opened.error.why);
  return openTable(opened.value, games);
};

test.each(GAME_IDS)('%s can be played again as it is usually played', async game => {
  expect(again(await started({ game, seats: 2 })).chairs.map(({ name }) => name)).toEqual(['Ada', 'Ben']);
});

test('the same people sit down, and the start moves on to the next', async () => {
  const scene = await started({ game: 'las-vegas', seats: 3, options: { starter: 2 } });
  const table = again(scene);
  expect(table.setting.options['starter']).toBe(0);
  expect(table.chairs.map(chair => [chair.name, chair.ready])).toEqual([
    ['Ada', false],
    ['Ben', false],
    ['Cleo', false],
  ]);
  expect(table.chairs.map(chair => chair.token)).toEqual(scene.table.chairs.map(chair => chair.token));
});

test('a start that was drawn moves on from whoever it fell to', async () => {
  const scene = await started({ game: 'qwinto', seats: 3 });
  await scene.plays('nature starter 1');
  expect(again(scene).setting.options['starter']).toBe(2);
});

test('where nobody begins there is no start to move on', async () => {
  expect(again(await started({ game: 'railroad-ink', seats: 3 })).setting.options).toMatchObject({ starter: 'random' });
  const draft = await started({ game: 'railroad-ink', seats: 3, options: { draft: true, starter: 1 } });
  expect(again(draft).setting.options).toMatchObject({ draft: true, starter: 2 });
});

test('who resigned or was removed does not sit down by himself', async () => {
  const scene = await started({ game: 'las-vegas', seats: 3 });
  await scene.does('Ben', { do: 'resign', seat: 1 });
  await scene.does('Ada', remove(scene, 2));
  expect(again(scene).chairs.map(chair => chair.kind)).toEqual(['remote', null, null]);
});

test('what may be said stays as the host wanted it', async () => {
  const scene = await started({ seats: 2 });
  expect(again(scene).talk).toBe('free');
  await scene.does('Ada', { do: 'talk', talk: 'phrases' });
  expect(again(scene).talk).toBe('phrases');
});
