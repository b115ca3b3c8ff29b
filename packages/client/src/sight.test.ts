import { simulationRng, follower, pick, NATURE, timeline, type AnyAction, type AnyGame, type Entry } from '@zaria/kit';
import { startOf, toy } from '@zaria/kit/testing';
import { connect } from '@zaria/table';
import { NAMES, chained, giveLink, tokenOf } from '@zaria/table/testing';
import { expect, test } from 'vitest';
import { openClient } from './client.ts';
import { keptToy } from './keeper.testing.ts';
import { openSight, retell } from './sight.ts';

const game: AnyGame = toy;
const start = startOf(3);

/** The log of a match that chance plays. */
function played(seed: string): Entry<AnyAction>[] {
  const rng = simulationRng(seed);
  const line = timeline(game, start);
  const log: Entry<AnyAction>[] = [];
  for (let [actor] = game.waiting(line.state); actor !== undefined; [actor] = game.waiting(line.state)) {
    const action = actor === NATURE ? game.sample(line.state, rng) : pick(game.legal(line.state, actor), rng);
    const entry: Entry<AnyAction> = { kind: 'play', actor, action };
    line.hear(entry);
    log.push(entry);
  }
  return log;
}

test('an open log is seen from its end, with all that happened', () => {
  const log = played('sight');
  const sight = openSight(game, start, 'spectator', log);
  expect([sight.pending, sight.moments.length, sight.follower.waiting]).toEqual([0, log.length, []]);
  expect(sight.moments.map(({ at }) => at)).toEqual(log.map((_, i) => i + 1));
  expect(sight.moments.flatMap(({ facts }) => facts.map(({ fact }) => fact))).toEqual(
    'die guessed wrote wrote wrote'.split(' '),
  );
});

test('a moment told once more is what it was', () => {
  const log: Entry<AnyAction>[] = [...played('again').slice(0, 6), { kind: 'undo', to: 2 }];
  const sight = openSight(game, start, 1, log);
  for (const [i, moment] of sight.moments.entries()) {
    const { follower: then, tellings } = retell(sight, moment);
    expect(tellings.map(({ fact }) => fact)).toEqual(moment.facts);
    expect(then.view).toEqual(follower(game, start, 1, log.slice(0, i + 1)).view);
  }
});

test('a throw that everybody present is asked for is waited for, until it is made and taken in', async () => {
  const scene = await chained({ game: 'qwinto', options: { starter: 0 } });
  const way = connect(scene.keeper, { token: () => tokenOf('Ben'), hearing: () => tokenOf('Ben'), newId: () => 'b' });
  const sight = openClient(way, scene.table.game).sight(1);
  const seen: unknown[] = [sight.isAwaitingThrow];
  await scene.plays('0 roll orange');
  // Told of the roll and asked for a link; it is shown when the roll is.
  seen.push(sight.isAwaitingThrow);
  sight.catchUp();
  seen.push(sight.isAwaitingThrow);
  for (const seat of [0, 1] as const) await scene.does(NAMES[seat], giveLink(seat, 1));
  seen.push(sight.isAwaitingThrow, sight.pending);
  sight.catchUp();
  expect([...seen, sight.isAwaitingThrow]).toEqual([false, false, true, false, 1, false]);
});

test('what comes next is looked at and left where it is', async () => {
  const { connection, does } = await keptToy();
  const sight = openClient(connection(), toy).sight(1);
  expect(sight.ahead()).toBeNull();
  await does('nature die 2', '0 hide 1', '1 guess 1', '0 write a', '0 write stop', '1 write stop');
  const now = () => [sight.pending, sight.moments.length, sight.follower.view, sight.follower.question];
  expect(sight.pending).toBeGreaterThan(3);
  while (sight.pending > 0) {
    const before = now();
    const ahead = sight.ahead();
    expect(now()).toEqual(before);
    expect(ahead?.facts).toEqual(sight.next()?.facts);
    const { waiting, question } = sight.follower;
    expect(ahead?.question).toEqual(waiting.includes(NATURE) ? null : question);
  }
  expect(sight.ahead()).toBeNull();
});
