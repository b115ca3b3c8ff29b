import { describe, expect, test } from 'vitest';
import { follower, type Follower, type Telling } from './follower.ts';
import { fold, type Entry } from './log.ts';
import { pick, simulationRng } from './rng.ts';
import { NATURE, type Viewer } from './seats.ts';
import type { Action } from './steps.ts';
import { startOf, toy, type ToyShape, type ToySteps } from './testing.ts';
import { narrate } from './told.ts';

type E = Entry<Action<ToySteps>>;

const START = startOf(3, { rounds: 2, long: false });
const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator'];

/** A match of random play with ways back, undos and notes; an undo never leads into a common step. */
function* randomEntries(seed: string): Generator<E> {
  const rng = simulationRng(seed);
  const log: E[] = [];
  const marks = [0];
  for (let i = 0; i < 150; i++) {
    const state = fold(toy, START, log);
    const waiting = toy.waiting(state);
    const seat = rng.below(3) as 0 | 1 | 2;
    const [back] = toy.back(state, seat);
    const roll = rng.below(14);
    let entry: E;
    if (roll === 0 || waiting.length === 0) entry = { kind: 'undo', to: pick(marks, rng) };
    else if (roll === 1) entry = { kind: 'note', note: { note: 'agrees', seat } };
    else if (roll < 5 && back !== undefined) entry = { kind: 'back', seat, back };
    else {
      const actor = pick(waiting, rng);
      entry = {
        kind: 'play',
        actor,
        action: actor === NATURE ? toy.sample(state, rng) : pick(toy.legal(state, actor), rng),
      };
    }
    log.push(entry);
    if (toy.waiting(fold(toy, START, log)).length === 1) marks.push(log.length);
    yield entry;
  }
}

/** What a follower of the truth would tell. */
const openly = (log: readonly E[], viewer: Viewer): Follower<ToyShape> => follower(toy, START, viewer, log);

describe('a follower', () => {
  test('sees at every moment what its viewer may see of the truth', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const match = narrate(toy, START);
      const followers = VIEWERS.map(viewer => follower(toy, START, viewer));
      for (const entry of randomEntries(seed)) {
        match.append(entry);
        for (const own of followers) {
          const { viewer } = own;
          for (const news of match.told(viewer).entries.slice(own.length)) own.hear(news);
          expect(own.view).toEqual(toy.view(match.state, viewer));
          expect(own.waiting).toEqual(toy.waiting(match.state));
          if (viewer === 'spectator') continue;
          expect(own.legal).toEqual(toy.legal(match.state, viewer));
          expect(own.back).toEqual(toy.back(match.state, viewer));
        }
      }
    }
  });

  test('tells the facts of the truth, each with the view of its moment', () => {
    const match = narrate(toy, START);
    const own = follower(toy, START, 0);
    for (const entry of randomEntries('facts')) {
      const [expected, told]: [Telling<ToyShape>[], Telling<ToyShape>[]] = [[], []];
      match.append(entry, fact => expected.push({ fact, view: toy.view(match.state, 0) }));
      for (const news of match.told(0).entries.slice(own.length))
        own.hear(news, (fact, look) => told.push({ fact, view: look() }));
      expect(told).toEqual(expected);
    }
  });

  test('can be asked how it was at any moment', () => {
    const log = [...randomEntries('past')];
    const own = openly(log, 'spectator');
    for (const length of [0, 1, 40, 64, 65, 100, log.length])
      expect(own.at(length).view).toEqual(openly(log.slice(0, length), 'spectator').view);
    expect(() => own.at(log.length + 1)).toThrow('no moment');
  });

  test('foresees what is open, and nothing that is hidden', () => {
    const rows = ['nature die 1', '1 hide 3'];
    const match = narrate(
      toy,
      START,
      rows.map(row => rowEntry(row)),
    );
    const guesser = follower(toy, START, 2, match.told(2).entries);
    expect(guesser.foresee({ step: 'guess', answer: 3 })).toBeNull();
    match.append(rowEntry('2 guess 3'));
    const writer = follower(toy, START, 0, match.told(0).entries);
    expect(writer.foresee({ step: 'write', answer: 'a' })?.tellings).toEqual([]);
    expect(writer.given).toBe(0);
  });
});

const rowEntry = (row: string): E => {
  const [who = '', ...what] = row.split(' ');
  const action = toy.parse(what.join(' '));
  if (action === null) throw new Error(row);
  return { kind: 'play', actor: who === 'nature' ? NATURE : (Number(who) as 0), action };
};

describe('a try ahead', () => {
  test('changes nothing until it is adopted, and is then the match', () => {
    const [match, twin] = [narrate(toy, START), narrate(toy, START)];
    for (const entry of randomEntries('ahead')) {
      const before = JSON.stringify([match.state, match.log, match.told(0)]);
      const ahead = match.ahead();
      ahead.append(entry);
      expect(JSON.stringify([match.state, match.log, match.told(0)])).toBe(before);
      expect(match.adopt(ahead)).toBe(true);
      twin.append(entry);
      expect(match.state).toEqual(twin.state);
      for (const viewer of VIEWERS) expect(match.told(viewer)).toEqual(twin.told(viewer));
    }
  });

  test('is not adopted by a match that has gone on', () => {
    const match = narrate(toy, START);
    const ahead = match.ahead();
    ahead.append(rowEntry('nature die 1'));
    match.append(rowEntry('nature die 2'));
    expect(match.adopt(ahead)).toBe(false);
    expect(match.log).toEqual([rowEntry('nature die 2')]);
  });
});
