import { describe, expect, test } from 'vitest';
import { randomEntries } from './entries.testing.ts';
import { fold } from './log.ts';
import { simulationRng } from './rng.ts';
import { leftOf, type Viewer } from './seats.ts';
import { NONE } from './steps.ts';
import { timeline } from './timeline.ts';
import { narrate } from './told.ts';
import { ask, entryOf, startOf, toy, toySteps, toyWith, type ToyEntry } from './toy.testing.ts';

const ENDLESS = startOf(2, { rounds: 1_000_000, long: false });

describe('a timeline', () => {
  test('says at every moment what folding the whole log says', () => {
    const line = timeline(toy, ENDLESS);
    const log: ToyEntry[] = [];
    for (const { entry, state } of randomEntries(ENDLESS, 'timeline', 400)) {
      log.push(entry);
      line.hear(entry);
      expect(line.length).toBe(log.length);
      expect(line.state).toEqual(fold(toy, ENDLESS, log));
      expect(line.state).toEqual(state);
    }
  });

  test('an undo to a moment that never was throws', () => {
    expect(() => timeline(toy, ENDLESS).hear(entryOf('table undo 1'))).toThrow('no moment 1');
  });

  test('a fork goes its own way', () => {
    const line = timeline(toy, ENDLESS);
    line.hear(entryOf('nature die 1'));
    const fork = line.fork();
    fork.hear(entryOf('1 hide 3'));
    expect([line.length, fork.length]).toEqual([1, 2]);
    expect(line.state).toEqual(fold(toy, ENDLESS, [entryOf('nature die 1')]));
  });
});

/** Whoever hides a number is followed by his neighbour, who hides one, too: two answers are hidden at the same time. */
const { hide } = toySteps;
const twoHide = toyWith({
  ...toySteps,
  hide: {
    ...hide,
    resolve(state, data, hidden, hider, tell) {
      const isFirst = !state.agenda.some(({ step }) => step === 'guess');
      hide.resolve(state, data, hidden, hider, tell);
      if (isFirst) ask(state, 'hide', leftOf(hider, state.players), NONE);
    },
  },
});
const THREE = startOf(3);
const TWO_HIDDEN = ['nature die 1', '1 hide 3', '2 hide 1'];
const BOTH_GUESSED = [...TWO_HIDDEN, '0 guess 2', '2 guess 3', '0 write a', '1 write stop', '0 write stop'];
const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator'];

describe('what is hidden from the viewer', () => {
  const linesOf = (rows: readonly string[]) => {
    const match = narrate(twoHide, THREE, rows.map(entryOf));
    return VIEWERS.map(viewer => {
      const line = timeline(twoHide, THREE, viewer);
      for (const entry of match.told(viewer).entries) line.hear(entry);
      return { viewer, line, match };
    });
  };

  test('is in doubt until it comes to light', () => {
    const certain = (rows: readonly string[]) => linesOf(rows).map(({ line }) => line.isCertain);
    expect(certain(['nature die 1'])).toEqual([true, true, true, true]);
    expect(certain(['nature die 1', '1 hide 3'])).toEqual([false, true, false, false]);
    expect(certain(TWO_HIDDEN)).toEqual([false, false, false, false]);
    expect(certain([...TWO_HIDDEN, '0 guess 2'])).toEqual([true, true, true, true]);
  });

  test('looks like the truth at every moment, also where one answer has come to light and another has not', () => {
    for (const length of BOTH_GUESSED.keys())
      for (const { viewer, line, match } of linesOf(BOTH_GUESSED.slice(0, length + 1)))
        expect(twoHide.view(line.state, viewer)).toEqual(twoHide.view(match.state, viewer));
  });

  test('stays in doubt while only one of two answers has come to light', () => {
    const { entries } = narrate(twoHide, THREE, [...TWO_HIDDEN, '0 guess 2'].map(entryOf)).told(0);
    const reveals = entries.filter(({ kind }) => kind === 'reveal');
    expect(reveals).toHaveLength(2);
    for (const order of [reveals, reveals.toReversed()]) {
      const line = timeline(twoHide, THREE, 0);
      for (const entry of entries.slice(0, 3)) line.hear(entry);
      const certain = order.map(reveal => {
        line.hear(reveal);
        return line.isCertain;
      });
      expect(certain).toEqual([false, true]);
      expect(line.state).toEqual(narrate(twoHide, THREE, TWO_HIDDEN.map(entryOf)).state);
    }
  });

  test('may be anything that looks the same, and is imagined as another thing each time', () => {
    for (const length of BOTH_GUESSED.keys())
      for (const { viewer, line, match } of linesOf(BOTH_GUESSED.slice(0, length + 1)))
        for (const seed of ['a', 'b', 'c'])
          expect(twoHide.view(line.imagine(simulationRng(seed)), viewer)).toEqual(twoHide.view(match.state, viewer));
    const [guesser] = linesOf(TWO_HIDDEN);
    const imagined = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(seed =>
      JSON.stringify(guesser?.line.imagine(simulationRng(seed)).agenda),
    );
    expect(new Set(imagined).size).toBeGreaterThan(1);
    const [, hider] = linesOf(['nature die 1', '1 hide 3']);
    expect(hider?.line.imagine(simulationRng('a'))).toEqual(hider?.match.state);
  });

  test('a seat that is done with a common step is imagined to be done with it, whatever it answered', () => {
    const rows = [...BOTH_GUESSED, '1 reopen'];
    const [, , watcher] = linesOf(rows);
    const state = watcher?.line.imagine(simulationRng('a'));
    expect(state && twoHide.waiting(state)).toEqual([1, 2]);
    expect(watcher && twoHide.waiting(watcher.line.state)).toEqual([1, 2]);
  });

  test('going back into doubt and forth again is the same', () => {
    for (const to of TWO_HIDDEN.keys())
      for (const { viewer, line, match } of linesOf([
        ...BOTH_GUESSED,
        `table undo ${to}`,
        ...TWO_HIDDEN.slice(to),
        '0 guess 1',
      ])) {
        expect(twoHide.view(line.state, viewer)).toEqual(twoHide.view(match.state, viewer));
        const fork = line.fork(line.length - 1);
        expect(fork.length).toBe(line.length - 1);
        expect(line.last?.step).toBe('guess');
      }
  });

  test('an entry in force knows the question it answered', () => {
    const [guesser] = linesOf([...TWO_HIDDEN, '0 guess 2', 'table agrees 0']);
    const last = guesser?.line.last;
    expect(last).toMatchObject({ step: 'guess', at: 5, entry: { kind: 'play', actor: 0 } });
    const [second, first] = [last?.before, last?.before?.before];
    expect([first, second]).toMatchObject([
      { entry: { kind: 'reveal', seat: 1 }, step: 'guess', question: last?.question },
      { entry: { kind: 'reveal', seat: 2 }, step: 'guess', question: last?.question },
    ]);
    expect(first?.before).toMatchObject({ entry: { kind: 'hidden', seat: 2 }, step: 'hide', at: 2 });
  });

  test('nothing can be hidden in a step without a secret, nor come to light as nothing', () => {
    const line = timeline(toy, THREE, 0);
    expect(() => line.hear({ kind: 'hidden', seat: 1, question: 1, shows: 'high' })).toThrow('nothing is hidden');
    const other = timeline(toy, THREE, 0);
    other.hear(entryOf('nature die 1'));
    other.hear({ kind: 'hidden', seat: 1, question: 4, shows: 'high' });
    expect(() => other.hear({ kind: 'reveal', seat: 1, question: 4, actions: [] })).toThrow('with what it was');
  });
});
