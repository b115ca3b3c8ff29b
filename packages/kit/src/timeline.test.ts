import { describe, expect, test } from 'vitest';
import { randomEntries } from './entries.testing.ts';
import { fold } from './log.ts';
import { timeline } from './timeline.ts';
import { entryOf, startOf, toy, type ToyEntry } from './toy.testing.ts';

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
