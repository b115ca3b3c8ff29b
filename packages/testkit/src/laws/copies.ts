import { NATURE, pick, type AnyGame, type AnyState, type Rng } from '@zaria/kit';
import { expect, expectSame, expectText, places, viewersOf, walk, type Law } from './law.ts';

/** Plays a while at random, in place. */
function playOn(game: AnyGame, state: AnyState, plies: number, rng: Rng): void {
  for (let i = 0; i < plies; i++) {
    const actor = game.waiting(state)[0];
    if (actor === undefined) return;
    const [back] = actor === NATURE ? [] : game.back(state, actor);
    if (back !== undefined && actor !== NATURE && rng.below(3) === 0) game.takeBack(state, actor);
    else game.play(state, actor, actor === NATURE ? game.sample(state, rng) : pick(game.legal(state, actor), rng));
  }
}

const AHEAD = 25;

export const clones: Law = {
  name: 'a clone shares nothing that is edited',
  check(match, rng) {
    const { game } = match;
    const chosen = places(match, 8, rng);
    walk(match, (state, _entry, index) => {
      if (!chosen.has(index)) return;
      const before = JSON.stringify(state);
      const copy = game.clone(state);
      expectText(JSON.stringify(copy), before, 'a clone differs from what it was cloned from');
      const twin = game.clone(state);
      playOn(game, copy, AHEAD, rng);
      expectText(JSON.stringify(state), before, 'playing on a clone changed the original');
      expectText(JSON.stringify(twin), before, 'playing on a clone changed another clone');
    });
  },
};

export const views: Law = {
  name: 'a view is a picture: it names its viewer, is plain JSON, and does not change when play goes on',
  check(match, rng) {
    const { game } = match;
    const chosen = places(match, 6, rng);
    walk(match, (state, _entry, index) => {
      if (!chosen.has(index)) return;
      for (const viewer of viewersOf(match)) {
        const copy = game.clone(state);
        const view = game.view(copy, viewer);
        const picture = JSON.stringify(view);
        expectSame(JSON.parse(picture), view, 'a view is not plain JSON');
        expect((JSON.parse(picture) as { viewer?: unknown }).viewer === viewer, 'a view does not name its viewer');
        playOn(game, copy, AHEAD, rng);
        expectText(JSON.stringify(view), picture, 'a view changed when play went on');
      }
    });
  },
};

export const saving: Law = {
  name: 'saving and loading as JSON at any ply gives the same game',
  check(match, rng) {
    const { game } = match;
    const chosen = places(match, 6, rng);
    walk(match, (state, _entry, index) => {
      if (!chosen.has(index) && rng.below(4) > 0) return;
      const loaded = JSON.parse(JSON.stringify(state)) as AnyState;
      expectSame(loaded, state, `before entry ${index}: the state is not plain JSON`);
      if (!chosen.has(index)) return;
      const seed = rng.below(1 << 30);
      const [one, other] = [game.clone(state), loaded];
      playOn(game, one, AHEAD, repeatable(seed));
      playOn(game, other, AHEAD, repeatable(seed));
      expectText(JSON.stringify(other), JSON.stringify(one), 'a loaded game goes on differently');
    });
  },
};

function repeatable(seed: number): Rng {
  let at = seed;
  return { below: m => (at = (Math.imul(at, 1103515245) + 12345) >>> 0) % m };
}
