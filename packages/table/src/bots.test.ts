import type { AnyAction } from '@zaria/kit';
import { expect, test } from 'vitest';
import { absorb } from './absorb.ts';
import { playBot, wantedBots } from './bots.ts';
import { phaseOf } from './table.ts';
import { handTo, lobby, ready, sit, type Scene } from './scene.testing.ts';

/** Ada plays against a bot. */
async function againstBot(): Promise<Scene> {
  const scene = lobby();
  await scene.does('Ada', sit(0), { do: 'seat-bot', seat: 1, bot: 'random', name: 'Robot', colour: 1 });
  await scene.does('Ada', ready(scene, 0), { do: 'start' });
  return scene;
}

const write = (answer: string): AnyAction => ({ step: 'write', answer });
const plays = ({ table, context }: Scene, plan: readonly AnyAction[] | null) => {
  const [wanted] = wantedBots(table, 1000);
  if (wanted === undefined) throw new Error('no bot is asked');
  const { entries } = playBot(table, wanted, plan, context);
  return entries.flatMap(({ what }) =>
    what.kind === 'match' && what.entry.kind === 'play' ? [what.entry.action] : [],
  );
};

test('a bot is asked with what its seat was told, and which bot it is', async () => {
  const scene = await againstBot();
  await scene.plays('nature die 2', '0 hide 3');
  expect(wantedBots(scene.table, 1000)).toMatchObject([{ seat: 1, bot: 'random', count: 0, told: { viewer: 1 } }]);
  expect(wantedBots(scene.table, 1000)[0]?.told.entries.at(-1)).toMatchObject({ kind: 'hidden', shows: 'high' });
});

test('its plan is played as far as it is legal and for this question', async () => {
  const scene = await againstBot();
  await scene.plays('nature die 2', '0 hide 1');
  const guess = { step: 'guess', answer: 2 };
  expect(plays(scene, [guess, write('a')])).toEqual([guess]);
  const [wanted] = wantedBots(scene.table, 1000);
  if (wanted) absorb(scene.table, playBot(scene.table, wanted, [guess], scene.context));
  expect(plays(scene, [write('a'), write('b'), write('stop')])).toHaveLength(3);
  expect(plays(scene, [write('a'), guess, write('b')])).toEqual([write('a')]);
});

test('a bot that crashed or answers nonsense has a move picked for it', async () => {
  for (const plan of [null, [], [write('zzz')]]) {
    const scene = await againstBot();
    await scene.plays('nature die 2', '0 hide 1');
    expect(plays(scene, plan)).toMatchObject([{ step: 'guess' }]);
  }
});

test('a late answer is dropped', async () => {
  const scene = await againstBot();
  await scene.plays('nature die 2', '0 hide 1');
  const [wanted] = wantedBots(scene.table, 1000);
  await scene.botsPlay();
  expect(wanted && playBot(scene.table, wanted, [{ step: 'guess', answer: 1 }], scene.context).entries).toEqual([]);
});

test('whoever took the seat meanwhile is not played for', async () => {
  const scene = await againstBot();
  await scene.plays('nature die 2', '0 hide 1');
  const [wanted] = wantedBots(scene.table, 1000);
  await handTo(scene, 'Ada', 1, 'Ben');
  expect(wantedBots(scene.table, 1000)).toEqual([]);
  expect(wanted && playBot(scene.table, wanted, null, scene.context).entries).toEqual([]);
});

test('bots play a match to its end with a person', async () => {
  const scene = await againstBot();
  await scene.plays('nature die 2', '0 hide 1');
  await scene.botsPlay();
  while (phaseOf(scene.table) === 'playing') {
    await scene.plays('0 write stop');
    await scene.botsPlay();
  }
  expect(scene.table.match?.state).toMatchObject({ words: ['', 'aaa'] });
});
