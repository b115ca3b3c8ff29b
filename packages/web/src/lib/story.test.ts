import { lasVegas } from '@zaria/games/las-vegas';
import {
  NATURE,
  completeOptions,
  fold,
  pick,
  simulationRng,
  type AnyAction,
  type AnyGame,
  type Entry,
} from '@zaria/kit';
import { expect, test } from 'vitest';
import { continued, stops, storyOf, tellingsOf } from './story.ts';

const game: AnyGame = lasVegas;
const options = completeOptions(game.options, 2, {});
if (!options.ok) throw new Error('the usual options are possible');
const start = { seats: 2, options: options.value };

/** The log of a match that chance plays. */
function played(entries: number): Entry<AnyAction>[] {
  const rng = simulationRng('story');
  const state = game.setup(start.seats, start.options);
  const log: Entry<AnyAction>[] = [];
  for (let [actor] = game.waiting(state); actor !== undefined && log.length < entries; [actor] = game.waiting(state)) {
    const action = actor === NATURE ? game.sample(state, rng) : pick(game.legal(state, actor), rng);
    game.play(state, actor, action);
    log.push({ kind: 'play', actor, action });
  }
  return log;
}

test('each moment has the state of the log up to there', () => {
  const log = played(30);
  const story = storyOf(game, start, log);
  expect(story).toHaveLength(31);
  for (const { at, state } of story) expect(state).toEqual(fold(game, start, log.slice(0, at)));
});

test('the facts of all moments are the facts of the match', () => {
  const log = played(40);
  const facts: unknown[] = [];
  fold(game, start, log, fact => facts.push(fact));
  expect(storyOf(game, start, log).flatMap(moment => moment.facts)).toEqual(facts);
});

test('each fact of a moment comes with the view of its moment, the last one of an entry mostly with the view after it', () => {
  const told = storyOf(game, start, played(40)).filter(({ facts }) => facts.length > 0);
  expect(told.length).toBeGreaterThan(0);
  for (const moment of told) {
    const tellings = tellingsOf(game, moment, 1);
    expect(tellings.map(({ fact }) => fact)).toEqual(moment.facts);
    if (tellings.length === 1) expect(tellings[0]?.view).toEqual(game.view(moment.state, 1));
  }
});

test('an undo leads back to an earlier state, and the story goes on from there', () => {
  const log: Entry<AnyAction>[] = [...played(12), { kind: 'undo', to: 5 }];
  const story = storyOf(game, start, log);
  expect(story.at(-1)?.state).toEqual(story[5]?.state);
  expect(stops(story)).toContain(13);
});

test('a story can be continued where it was left', () => {
  const log = played(20);
  const first = storyOf(game, start, log.slice(0, 8));
  const last = first.at(-1);
  if (last === undefined) throw new Error('a story has moments');
  expect([...first, ...continued(game, start, log, last)]).toEqual(storyOf(game, start, log));
});
