import { expect, test } from 'vitest';
import type { Game } from './game.ts';
import { fold, type Entry } from './log.ts';
import { readRecord } from './read-record.ts';
import { writeRecord } from './record.ts';
import { narrate } from './told.ts';
import { entryOf, startOf, toy, type ToyAction, type ToyShape } from './toy.testing.ts';

/* An undo costs about as much wherever it leads to, and however many there were. Counted, not timed. */

const UNDOS = 10_000;
const START = startOf(2, { rounds: 1_000_000, long: false });
/** Rounds of the small game before anything is undone: too few for a copy to be kept by itself. */
const ROUND = ['nature die 2', '0 hide 1', '1 guess 2', '0 write stop', '1 write stop'];

interface Hears {
  hear(entry: Entry<ToyAction>): void;
}

/** What a match with many undos costs: how often the game was set up, cloned and played on. */
function costOf(open: (game: Game<ToyShape>) => Hears): { readonly setups: number; readonly perUndo: number } {
  let [setups, calls] = [0, 0];
  const line = open({
    ...toy,
    setup: start => (setups++, toy.setup(start)),
    clone: state => (calls++, toy.clone(state)),
    play: (...args) => (calls++, toy.play(...args)),
  });
  let length = 0;
  const add = (entry: Entry<ToyAction>): void => {
    line.hear(entry);
    length++;
  };
  for (let round = 0; round < 10; round++) for (const row of ROUND) add(entryOf(row));
  add(entryOf('nature die 2'));
  const before = calls;
  for (let i = 0; i < UNDOS; i++) {
    add(entryOf('0 hide 1'));
    add({ kind: 'undo', to: length - 1 });
  }
  return { setups, perUndo: (calls - before) / UNDOS };
}

const NO_MORE = 5;

test('10,000 undos do not fold the match from its beginning', () => {
  const { setups, perUndo } = costOf(game => {
    const match = narrate(game, START);
    return { hear: entry => match.append(entry) };
  });
  expect(setups).toBeLessThan(5);
  expect(perUndo).toBeLessThan(NO_MORE);
});

test('caught: each undo folds the match from its beginning', () => {
  const log: Entry<ToyAction>[] = [];
  const { setups, perUndo } = costOf(game => ({
    hear(entry) {
      log.push(entry);
      // As many again would take long.
      if (entry.kind === 'undo' && log.length < 6000) fold(game, START, log);
    },
  }));
  expect(setups).toBeGreaterThan(100);
  expect(perUndo).toBeGreaterThan(NO_MORE);
});

test('what was undone and undone again is what it would be if it were folded', () => {
  const match = narrate<ToyShape>(toy, START);
  for (let round = 0; round < 4; round++) for (const row of ROUND) match.append(entryOf(row));
  for (const to of [19, 12, 12, 21, 3, 20, 3, 24, 0, 12]) {
    match.append({ kind: 'undo', to });
    expect(match.state).toEqual(fold(toy, START, match.log));
  }
});

test('a record with 100,000 undos is read with as many steps', () => {
  let calls = 0;
  const game = { ...toy, play: (...args: Parameters<typeof toy.play>) => (calls++, toy.play(...args)) };
  const start = startOf(2, { rounds: 2, long: false });
  const log: Entry<ToyAction>[] = [...ROUND, 'nature die 2', '0 hide 1'].map(entryOf);
  const kept = log.length;
  for (let i = 0; i < 100_000; i++) log.push({ kind: 'undo', to: kept - 1 - (i % 2) });
  const seats = ['Ada', 'Ben'].map(name => ({ name, kind: 'local' as const }));
  const record = writeRecord({ game: toy, start, seats, fairness: null, log });
  const read = readRecord(JSON.parse(JSON.stringify(record)), () => game);
  expect(read.ok).toBe(true);
  expect(calls).toBeLessThan(10 * log.length);
});
