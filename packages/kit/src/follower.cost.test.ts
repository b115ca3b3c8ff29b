import { beforeAll, describe, expect, test } from 'vitest';
import { randomEntries } from './entries.testing.ts';
import { follower } from './follower.ts';
import type { Game } from './game.ts';
import { simulationRng } from './rng.ts';
import type { Viewer } from './seats.ts';
import { narrate, type Narration } from './told.ts';
import { startOf, toy, type ToyEntry, type ToyShape } from './toy.testing.ts';

/* A long match costs no more by the entry than a short one. Counted, not timed: what a busy machine does to a clock. */

const ENTRIES = 12_000;
/** Undos of people: a few moves. */
const REACH = 12;
/** A copy of the state is kept at least so often while nothing is hidden; from there an undo plays on. */
const STRIDE = 64;

/** The small game, with a count of the states it set up, cloned and played on. */
function counted(): { readonly game: Game<ToyShape>; spent(): number } {
  let calls = 0;
  const game: Game<ToyShape> = {
    ...toy,
    setup: start => (calls++, toy.setup(start)),
    clone: state => (calls++, toy.clone(state)),
    play: (...args) => (calls++, toy.play(...args)),
    takeBack: (...args) => (calls++, toy.takeBack(...args)),
  };
  return {
    game,
    spent() {
      const since = calls;
      calls = 0;
      return since;
    },
  };
}

const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length;

/** What the dearest entry cost, and how many times the first thousands the last cost on average. */
const summary = (costs: readonly number[]) => ({
  dearest: Math.max(...costs),
  growth: mean(costs.slice(-5000)) / mean(costs.slice(0, 5000)),
});

/** Undos fall as they fall; a cost that grew with the match would be many times as high. */
const FLAT = 1.2;

describe.each([false, true])('in a match of 12,000 entries, long: %s', long => {
  const start = startOf(3, { rounds: 1_000_000, long });
  let log: readonly ToyEntry[];
  let match: Narration<ToyShape>;
  beforeAll(() => {
    log = [...randomEntries(start, 'costs', ENTRIES, REACH)].map(({ entry }) => entry);
    match = narrate(toy, start, log);
  });

  test.each<Viewer>([0, 1, 2, 'spectator'])(
    'viewer %s hears an entry for the same at the end as at the start',
    viewer => {
      const { game, spent } = counted();
      const own = follower(game, start, viewer);
      spent();
      const { entries } = match.told(viewer);
      expect(entries.length).toBeGreaterThan(10_000);
      const { dearest, growth } = summary(
        entries.map(entry => {
          own.hear(entry);
          return spent();
        }),
      );
      expect(dearest).toBeLessThan(2 * STRIDE);
      expect(growth).toBeLessThan(FLAT);
    },
  );

  test('an entry is told for the same at the end as at the start', () => {
    const { game, spent } = counted();
    const told = narrate(game, start);
    spent();
    const { dearest, growth } = summary(
      log.map(entry => {
        told.append(entry);
        return spent();
      }),
    );
    expect(dearest).toBeLessThan(2 * STRIDE);
    expect(growth).toBeLessThan(FLAT);
  });

  test('the past is there for a stride, however far back', () => {
    const { game, spent } = counted();
    const own = follower(game, start, 0, match.told(0).entries);
    const rng = simulationRng('past');
    for (let i = 0; i < 50; i++) {
      spent();
      own.at(rng.below(own.length));
      expect(spent()).toBeLessThan(2 * STRIDE);
    }
  });
});
