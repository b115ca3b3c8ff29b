import { describe, expect, test } from 'vitest';
import { engine } from './agenda.ts';
import { randomEntries } from './entries.testing.ts';
import { catchUp, follower, type Follower, type Telling } from './follower.ts';
import type { Game } from './game.ts';
import { questionOn } from './question.ts';
import { simulationRng } from './rng.ts';
import type { Viewer } from './seats.ts';
import { entryOf, startOf, toy, toySteps, type ToyEntry as E, type ToyShape } from './toy.testing.ts';
import { narrate } from './told.ts';

const START = startOf(3, { rounds: 2, long: false });
const STARTS = [START, startOf(3, { rounds: 2, long: true })];
const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator'];

/** What a follower of the truth would tell. */
const openly = (log: readonly E[], viewer: Viewer): Follower<ToyShape> => follower(toy, START, viewer, log);

describe('a follower', () => {
  test('sees at every moment what its viewer may see of the truth', () => {
    for (const [start, seed] of STARTS.flatMap(start => ['a', 'b', 'c', 'd'].map(seed => [start, seed] as const))) {
      const match = narrate(toy, start);
      const followers = VIEWERS.map(viewer => follower(toy, start, viewer));
      for (const { entry, state } of randomEntries(start, seed, 150)) {
        match.append(entry);
        expect(match.state).toEqual(state);
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
    for (const { entry } of randomEntries(START, 'facts', 150)) {
      const [expected, told]: [Telling<ToyShape>[], Telling<ToyShape>[]] = [[], []];
      match.append(entry, fact => expected.push({ fact, view: toy.view(match.state, 0) }));
      for (const news of match.told(0).entries.slice(own.length))
        own.hear(news, (fact, look) => told.push({ fact, view: look() }));
      expect(told).toEqual(expected);
    }
  });

  test('sees at the fact of a hidden answer what has come of it', () => {
    const { hide } = toySteps;
    const rules = engine<ToyShape>({
      ...toySteps,
      hide: {
        ...hide,
        resolve(state, data, hidden, seat, tell) {
          hide.resolve(state, data, hidden, seat, tell);
          tell?.({ fact: 'die', die: 0 });
        },
      },
    });
    const telling: Game<ToyShape> = { ...toy, ...rules };
    const match = narrate(telling, START, ['nature die 1', '1 hide 3'].map(entryOf));
    const own = follower(telling, START, 2);
    const asked: (string | undefined)[] = [];
    for (const entry of match.told(2).entries) own.hear(entry, (_fact, look) => asked.push(questionOn(look())?.step));
    expect(asked).toEqual(['hide', 'guess']);
  });

  test('can be asked how it was at any moment', () => {
    const log = [...randomEntries(START, 'past', 150)].map(({ entry }) => entry);
    const own = openly(log, 'spectator');
    for (const length of [0, 1, 40, 64, 65, 100, log.length])
      expect(own.at(length).view).toEqual(openly(log.slice(0, length), 'spectator').view);
    expect(() => own.at(log.length + 1)).toThrow('no moment');
  });

  test('foresees what is open, and nothing that is hidden', () => {
    const rows = ['nature die 1', '1 hide 3'];
    const match = narrate(toy, START, rows.map(entryOf));
    const guesser = follower(toy, START, 2, match.told(2).entries);
    expect(guesser.foresee({ step: 'guess', answer: 3 })).toBeNull();
    match.append(entryOf('2 guess 3'));
    const writer = follower(toy, START, 0, match.told(0).entries);
    expect(writer.foresee({ step: 'write', answer: 'a' })?.tellings).toEqual([]);
    expect(writer.given).toBe(0);
  });

  test('says what is asked, how it stands and what was said last', () => {
    const own = openly([], 1);
    expect(own.question).toEqual({ step: 'die', number: questionOn(toy.setup(START))?.number });
    expect(own.isCommon).toBe(false);
    expect(own.last).toBeNull();
    expect(toy.steps['die']?.kind).toBe('chance');
    expect([1, 2, 3]).toContain(own.chance(simulationRng('chance')).answer);
    for (const row of ['nature die 1', '1 hide 3', '2 guess 3']) own.hear(entryOf(row));
    expect(own.question?.step).toBe('write');
    expect(own.isCommon).toBe(true);
    expect(own.last?.entry).toEqual(entryOf('2 guess 3'));
    expect(own.standing).toEqual(toy.standing(own.imagine(simulationRng('any'))));
    expect(own.standing.seats.map(({ score }) => score)).toEqual([0, 0, 1]);
    own.hear(entryOf('1 write a'));
    expect(own.given).toBe(1);
    expect(own.foresee({ step: 'write', answer: 'b' })?.view).toEqual(
      openly(['nature die 1', '1 hide 3', '2 guess 3', '1 write a', '1 write b'].map(entryOf), 1).view,
    );
  });

  test('foresees the facts of an action, each with its view', () => {
    const rows = ['nature die 1', '1 hide 3', '2 guess 3', '0 write stop', '1 write stop'];
    const own = openly(rows.map(entryOf), 2);
    const { tellings = [] } = own.foresee({ step: 'write', answer: 'stop' }) ?? {};
    expect(tellings.map(({ fact }) => fact.fact)).toEqual(['wrote', 'wrote', 'wrote']);
    expect(tellings.map(({ view }) => view.viewer)).toEqual([2, 2, 2]);
    expect(own.length).toBe(rows.length);
  });

  test('a spectator is asked nothing', () => {
    const own = openly(['nature die 1', '1 hide 3', '2 guess 3', '0 write a'].map(entryOf), 'spectator');
    expect(own.legal).toEqual([]);
    expect(own.back).toEqual([]);
    expect(own.given).toBe(0);
    expect(own.foresee({ step: 'write', answer: 'a' })).toBeNull();
  });

  test('catches up with what its viewer was told since', () => {
    const match = narrate(toy, START, ['nature die 1', '1 hide 3'].map(entryOf));
    const own = follower(toy, START, 2, match.told(2).entries.slice(0, 1));
    catchUp(own, match.told(2));
    expect(own.length).toBe(2);
    catchUp(own, match.told(2));
    expect(own.length).toBe(2);
    expect(own.view).toEqual(toy.view(match.state, 2));
  });
});

describe('a try ahead', () => {
  test('changes nothing until it is adopted, and is then the match', () => {
    const [match, twin] = [narrate(toy, START), narrate(toy, START)];
    for (const { entry } of randomEntries(START, 'ahead', 150)) {
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
    ahead.append(entryOf('nature die 1'));
    match.append(entryOf('nature die 2'));
    expect(match.adopt(ahead)).toBe(false);
    expect(match.log).toEqual([entryOf('nature die 2')]);
  });
});
