import { describe, expect, test } from 'vitest';
import { fold } from './log.ts';
import { printNote } from './notes.ts';
import { questionOn } from './question.ts';
import { simulationRng } from './rng.ts';
import type { Viewer } from './seats.ts';
import { OPTIONS, entryOf, toy, type ToyAction, type ToyFact } from './toy.testing.ts';
import { following } from './follower.ts';
import { narrate, type Told } from './told.ts';

const START = { rules: 2, seats: 3, options: OPTIONS };
const told = (rows: readonly string[], viewer: Viewer, start = START) =>
  narrate(toy, start, rows.map(entryOf)).told(viewer);

/** What a viewer hears, one line each. */
const heard = (rows: readonly string[], viewer: Viewer): string[] =>
  told(rows, viewer).entries.map(entry => {
    switch (entry.kind) {
      case 'play':
        return `${entry.actor === -1 ? 'nature' : entry.actor} ${toy.print(entry.action)}`;
      case 'back':
        return `${entry.seat} ${entry.back}`;
      case 'hidden':
        return `${entry.seat} hides ${JSON.stringify(entry.shows)} (${entry.question})`;
      case 'done':
      case 'reopened':
        return `${entry.seat} ${entry.kind}`;
      case 'reveal':
        return `${entry.seat} had ${entry.actions.map(toy.print).join(', ')} (${entry.question})`;
      case 'undo':
        return `undo ${entry.to}`;
      case 'note':
        return printNote(entry.note);
    }
  });

const GUESSED = ['nature die 1', '1 hide 3', '2 guess 1'];

test('a told log names its match and its viewer', () => {
  const { entries, ...head } = told([], 1);
  expect(head).toEqual({ game: 'toy', rules: 2, seats: 3, options: OPTIONS, viewer: 1 });
  expect(entries).toEqual([]);
});

describe('a hidden answer', () => {
  test('is heard in full by whoever gave it; the others hear what it shows', () => {
    const rows = ['nature die 1', '1 hide 3'];
    expect(heard(rows, 1)).toEqual(['nature die 1', '1 hide 3']);
    for (const viewer of [0, 2, 'spectator'] as const)
      expect(heard(rows, viewer)).toEqual(['nature die 1', '1 hides "high" (4)']);
  });

  test('is revealed to everyone right before the answer that brings it to light', () => {
    for (const viewer of [0, 2, 'spectator'] as const)
      expect(heard(GUESSED, viewer)).toEqual(['nature die 1', '1 hides "high" (4)', '1 had hide 3 (4)', '2 guess 1']);
    expect(heard(GUESSED, 1)).toEqual(['nature die 1', '1 hide 3', '1 had hide 3 (4)', '2 guess 1']);
  });
});

test('a revealed answer is not revealed again', () => {
  const stops = ['0 write stop', '1 write stop', '2 write stop'];
  const rows = [...GUESSED, ...stops, 'nature die 2', '2 hide 1', '0 guess 4'];
  const { entries } = told(rows, 0, { ...START, options: { ...OPTIONS, rounds: 2 } });
  const reveals = entries.flatMap(entry => (entry.kind === 'reveal' ? entry.actions.map(toy.print) : []));
  expect(reveals.filter(text => text.startsWith('hide'))).toEqual(['hide 3', 'hide 1']);
});

describe('a step played together', () => {
  const rows = [...GUESSED, '2 write b', '0 write a', '2 write a', '2 retract', '2 write stop', '2 reopen'];
  const tail = (more: readonly string[], viewer: Viewer): string[] => heard([...rows, ...more], viewer).slice(4);

  test('is heard by the others only as done and reopened', () => {
    expect(tail([], 1)).toEqual(['2 done', '2 reopened']);
    expect(tail([], 'spectator')).toEqual(['2 done', '2 reopened']);
    expect(tail([], 0)).toEqual(['0 write a', '2 done', '2 reopened']);
    expect(tail([], 2)).toEqual(['2 write b', '2 write a', '2 retract', '2 write stop', '2 reopen']);
  });

  test('at its end the net answers are revealed in the order of the seats', () => {
    const end = ['2 write stop', '1 write stop', '0 write stop'];
    expect(tail(end, 'spectator')).toEqual([
      '2 done',
      '2 reopened',
      '2 done',
      '1 done',
      '0 done',
      '0 had write a, write stop (2)',
      '1 had write stop (2)',
      '2 had write b, write stop (2)',
    ]);
  });
});

describe('a note of the table', () => {
  const rows = ['nature die 1', 'table seat 1 bot Greedy', '1 hide 3', 'table asks 0 1', 'table undo 1', '1 hide 1'];

  test('is heard by everyone', () => {
    expect(heard(rows.slice(0, 4), 'spectator')).toEqual([
      'nature die 1',
      'seat 1 bot Greedy',
      '1 hides "high" (4)',
      'asks 0 1',
    ]);
  });

  test('means nothing to the game, told or imagined', () => {
    const [noted = fold(toy, START, []), bare] = [rows, ['nature die 1', '1 hide 1']].map(list =>
      fold(toy, START, list.map(entryOf)),
    );
    expect(noted).toEqual(bare);
    expect(toy.view(imagine(told(rows, 0), 1), 0)).toEqual(toy.view(noted, 0));
  });
});

describe('an undo', () => {
  test('counts the entries that its hearer was told', () => {
    const rows = [...GUESSED, '2 write b', '2 write a', '0 write a', 'table undo 4'];
    expect(heard(rows, 2).at(-1)).toBe('undo 5');
    expect(heard(rows, 0).at(-1)).toBe('undo 4');
    expect(heard(rows, 1).at(-1)).toBe('undo 4');
  });

  test('of everything', () => {
    expect(heard(['nature die 1', 'table undo 0', 'nature die 2'], 0)).toEqual([
      'nature die 1',
      'undo 0',
      'nature die 2',
    ]);
  });

  test('past a hidden answer: only the answer given anew is revealed', () => {
    const rows = ['nature die 1', '1 hide 3', 'table undo 1', '1 hide 2', '2 guess 4'];
    expect(heard(rows, 0)).toEqual([
      'nature die 1',
      '1 hides "high" (4)',
      'undo 1',
      '1 hides "low" (4)',
      '1 had hide 2 (4)',
      '2 guess 4',
    ]);
    expect(narrate(toy, START, rows.map(entryOf)).state).toEqual(fold(toy, START, rows.map(entryOf)));
  });

  test('of an undo brings the hidden answer back, to be revealed in its time', () => {
    const rows = ['nature die 1', '1 hide 3', 'table undo 0', 'nature die 2', 'table undo 2', '2 guess 4'];
    expect(heard(rows, 0).slice(4)).toEqual(['undo 2', '1 had hide 3 (4)', '2 guess 4']);
  });
});

test('a narration from a log is that of its entries one by one', () => {
  const rows = [...GUESSED, '0 write a', '1 write stop', 'table undo 3', '0 write b', '0 retract', '2 write stop'];
  const whole = narrate(toy, START, rows.map(entryOf));
  const facts: ToyFact[] = [];
  const grown = narrate(toy, START);
  for (const row of rows) grown.append(entryOf(row), fact => facts.push(fact));
  for (const viewer of [0, 1, 2, 'spectator'] as const) expect(grown.told(viewer)).toEqual(whole.told(viewer));
  expect(grown.log).toEqual(rows.map(entryOf));
  expect(grown.state).toEqual(fold(toy, START, rows.map(entryOf)));
  expect(facts.map(({ fact }) => fact)).toEqual(['die', 'guessed']);
});

type ToyTold = Told<ToyAction, typeof OPTIONS>;

const imagine = (heard: ToyTold, seed: number) => following(toy, heard).imagine(simulationRng(seed));

/** The hidden number in states imagined from many seeds. */
function imaginedFists(rows: readonly string[], viewer: Viewer): number[] {
  const heard = following(toy, told(rows, viewer));
  const fists = Array.from({ length: 40 }, (_, seed) => {
    const frame = questionOn(heard.imagine(simulationRng(seed)));
    return frame?.step === 'guess' ? (frame.data.hidden ?? 0) : 0;
  });
  return [...new Set(fists)].sort((a, b) => a - b);
}

describe('imagined states', () => {
  test('hold every answer possible that shows the same, and no other', () => {
    expect(imaginedFists(['nature die 1', '1 hide 3'], 2)).toEqual([3, 4]);
    expect(imaginedFists(['nature die 1', '1 hide 2'], 'spectator')).toEqual([1, 2]);
    expect(imaginedFists(['nature die 1', '1 hide 3'], 1)).toEqual([3]);
  });

  test('know what was revealed', () => {
    const state = imagine(told(GUESSED, 0), 1);
    expect(state).toEqual(fold(toy, START, GUESSED.map(entryOf)));
  });

  test('do not know an answer that was revealed and then undone with its reveal', () => {
    expect(imaginedFists([...GUESSED, 'table undo 2'], 0)).toEqual([3, 4]);
    expect(imaginedFists([...GUESSED, 'table undo 1', '1 hide 1'], 0)).toEqual([1, 2]);
  });

  test('are each a state of their own', () => {
    const heard = following(toy, told(GUESSED, 0));
    const next = () => heard.imagine(simulationRng(1));
    const [one, other] = [next(), next()];
    toy.play(one, 0, { step: 'write', answer: 'a' });
    expect(other).toEqual(next());
  });

  test('have others done who are done, not done who are not, and the own work as it is', () => {
    const rows = [...GUESSED, '0 write a', '1 write b', '1 write stop', '2 write a'];
    const truth = fold(toy, START, rows.map(entryOf));
    for (const seed of [1, 2, 3, 4, 5]) {
      const state = imagine(told(rows, 0), seed);
      expect(toy.view(state, 0)).toEqual(toy.view(truth, 0));
      expect(toy.legal(state, 0)).toEqual(toy.legal(truth, 0));
      expect(toy.waiting(state)).toEqual([0, 2]);
    }
  });

  test('have a seat that reopened not done', () => {
    const rows = [...GUESSED, '1 write stop', '2 write stop', '1 reopen'];
    expect(toy.waiting(imagine(told(rows, 0), 1))).toEqual([0, 1]);
    expect(toy.waiting(imagine(told([...rows, 'table undo 4'], 0), 1))).toEqual([0, 2]);
  });
});
