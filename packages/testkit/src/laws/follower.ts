import {
  answersGiven,
  follower,
  following,
  isCommon,
  narrate,
  pick,
  questionOn,
  type AnyAction,
  type AnyFact,
  type AnyFollower,
  type AnyGame,
  type AnyShape,
  type AnyState,
  type Entry,
  type Narration,
  type Rng,
  type Telling,
  type Viewer,
} from '@zaria/kit';
import type { RandomMatch } from '../match.ts';
import { expectSame, places, type Law } from './law.ts';
import { secretPlaces, viewersOf } from './secrets.ts';

/** All that a follower knows of its moment. */
type Sight = Pick<AnyFollower, 'view' | 'question' | 'isCommon' | 'waiting' | 'legal' | 'back' | 'given'>;

const sightOf = (own: AnyFollower): Sight => ({
  view: own.view,
  question: own.question,
  isCommon: own.isCommon,
  waiting: own.waiting,
  legal: own.legal,
  back: own.back,
  given: own.given,
});

/** What the viewer may know of a state, by the contract of the game. */
function sightIn(game: AnyGame, state: AnyState, viewer: Viewer): Sight {
  const frame = questionOn(state);
  const isSeat = viewer !== 'spectator';
  return {
    view: game.view(state, viewer),
    question: frame && { step: frame.step, number: frame.number },
    isCommon: isCommon(frame),
    waiting: game.waiting(state),
    legal: isSeat ? game.legal(state, viewer) : [],
    back: isSeat ? game.back(state, viewer) : [],
    given: isSeat ? answersGiven(frame, viewer) : 0,
  };
}

function expectSight(actual: Sight, expected: Sight, where: string): void {
  for (const what of Object.keys(expected) as (keyof Sight)[])
    expectSame(actual[what], expected[what], `${where}: the wrong ${what}`);
}

type Tellings = Telling<AnyShape>[];

/** A match, and those who follow it from its first entry on. */
interface Watch {
  readonly truth: Narration<AnyShape>;
  readonly followers: readonly AnyFollower[];
  /** The entry happens, and everybody is told. Those who look also compare. */
  add(entry: Entry<AnyAction>, isLooking: () => boolean): void;
}

function watch(match: RandomMatch, viewers = viewersOf(match)): Watch {
  const { game, start } = match;
  const truth = narrate(game, start);
  const followers = viewers.map(viewer => follower(game, start, viewer));

  function add(entry: Entry<AnyAction>, isLooking: () => boolean): void {
    const watching = followers.map(own => {
      const [told, heard]: [Tellings, Tellings] = [[], []];
      return { own, told, heard, looks: isLooking() };
    });
    const where = `after entry ${truth.log.length}`;
    truth.append(entry, fact => {
      for (const { own, told, looks } of watching)
        if (looks) told.push({ fact, view: game.view(truth.state, own.viewer) });
    });
    for (const { own, told, heard, looks } of watching) {
      const listen = (fact: AnyFact, look: () => unknown): unknown => heard.push({ fact, view: look() });
      for (const news of truth.told(own.viewer).entries.slice(own.length)) own.hear(news, looks ? listen : undefined);
      if (!looks) continue;
      expectSame(heard, told, `${where}, viewer ${own.viewer}: other facts, or seen otherwise`);
      expectSight(sightOf(own), sightIn(game, truth.state, own.viewer), `${where}, viewer ${own.viewer}`);
    }
  }

  return { truth, followers, add };
}

export const followed: Law = {
  name: 'a follower sees and foresees what the truth shows its viewer, and hears each fact with the view of its moment',
  check(match, rng) {
    const { truth, followers, add } = watch(match);
    const chosen = new Set(secretPlaces(match, 3, rng));
    // At the chosen places everybody looks, elsewhere each now and then.
    for (const [index, entry] of match.log.entries()) {
      add(entry, () => chosen.has(index) || rng.below(32) === 0);
      if (rng.below(16) === 0) for (const own of followers) expectForesight(match.game, truth, own, rng);
    }
  },
};

/** What an action would lead to is what it leads to; a common step aside, which others end too. */
function expectForesight(game: AnyGame, truth: Narration<AnyShape>, own: AnyFollower, rng: Rng): void {
  if (own.legal.length === 0 || own.isCommon || own.viewer === 'spectator') return;
  const action = pick(own.legal, rng);
  const foreseen = own.foresee(action);
  if (foreseen === null) return;
  const next = game.clone(truth.state);
  const tellings: Tellings = [];
  game.play(next, own.viewer, action, fact => tellings.push({ fact, view: game.view(next, own.viewer) }));
  const where = `after entry ${truth.log.length}, seat ${own.viewer} foresees ${game.print(action)}`;
  expectSame(foreseen, { tellings, view: game.view(next, own.viewer) }, `${where}: it comes otherwise`);
}

const WORLDS = 3;

/** First law of `Told`. */
export const imagined: Law = {
  name: 'an imagined state shows its viewer what the true one does',
  check(match, rng) {
    const { game, log } = match;
    const { truth, followers, add } = watch(match);
    const chosen = new Set([...places(match, 2, rng), ...secretPlaces(match, 3, rng)]);
    for (const [index, entry] of log.slice(0, 1 + Math.max(...chosen)).entries()) {
      add(entry, () => false);
      if (!chosen.has(index)) continue;
      for (const own of followers) {
        const { viewer } = own;
        const sight = sightIn(game, truth.state, viewer);
        for (let world = 0; world < WORLDS; world++)
          expectSight(
            sightIn(game, own.imagine(rng), viewer),
            sight,
            `imagined after entry ${index}, viewer ${viewer}`,
          );
      }
    }
  },
};

const PAST = 3;

export const rewound: Law = {
  name: 'after an undo, and asked for the past, a follower is as one that comes anew',
  check(match, rng) {
    const { game, start, log } = match;
    const { truth, followers, add } = watch(match, [pick(viewersOf(match), rng), 'spectator']);
    const [at, looked] = [1 + rng.below(log.length), places(match, 4, rng)];
    const to = rng.below(at + 1);
    for (const entry of log.slice(0, at)) add(entry, () => false);
    add({ kind: 'undo', to }, () => true);
    for (const own of followers)
      expectSight(sightOf(own), sightOf(following(game, truth.told(own.viewer))), `undone to ${to}, ${own.viewer}`);
    // From there on the match is played once more.
    for (const [index, entry] of log.slice(to).entries()) add(entry, () => looked.has(index));

    for (const own of followers)
      for (let i = 0; i < PAST; i++) {
        const length = rng.below(own.length + 1);
        const anew = follower(game, start, own.viewer, truth.told(own.viewer).entries.slice(0, length));
        expectSight(sightOf(own.at(length)), sightOf(anew), `${own.viewer} after ${length} of ${own.length} told`);
      }
  },
};
