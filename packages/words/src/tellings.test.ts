import { NATURE, rank, type Seat, type ToldEntry } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { wordsOf } from './all.ts';
import { tidings, verdict } from './tellings.ts';

const NAMES = ['Anna', 'Ben', 'Carla'];
const english = wordsOf('en', 'common');

test.each<[ToldEntry<string>, string | null]>([
  [{ kind: 'done', seat: 1 }, 'Ben is done.'],
  [{ kind: 'reopened', seat: 1 }, 'Ben thinks again.'],
  [{ kind: 'hidden', question: 4, seat: 0, shows: null }, 'Anna has chosen.'],
  [{ kind: 'undo', to: 3 }, 'The table goes back to an earlier moment.'],
  [{ kind: 'play', actor: 0, action: 'roll' }, null],
  [{ kind: 'reveal', question: 4, seat: 0, actions: [] }, null],
])('%j', (entry, sentence) => {
  expect(tidings(english, [entry], 0, NAMES)).toBe(sentence);
});

describe('a take-back is one line', () => {
  const roll = { kind: 'play', actor: 0, action: 'roll' } as const;
  const dice = { kind: 'play', actor: NATURE, action: 'dice' } as const;
  const asks = { kind: 'note', note: { note: 'asks', seat: 0, to: 0 } } as const;
  const note = (what: 'agrees' | 'declines', seat: Seat) => ({ kind: 'note', note: { note: what, seat } }) as const;
  const undo = { kind: 'undo', to: 0 } as const;
  const lines = (...told: readonly ToldEntry<string>[]) =>
    told.flatMap((_, at) => tidings(english, told, at, NAMES) ?? []);

  test('a slip', () => expect(lines(roll, undo)).toEqual(['Anna takes back a move.']));
  test('alone with bots', () => expect(lines(roll, dice, asks, undo)).toEqual(['Anna takes back a move.']));
  test('by consent', () => {
    const told = [roll, dice, asks, note('agrees', 1), note('agrees', 2), undo];
    expect(lines(...told)).toEqual(['Everybody agrees: Anna takes back a move.']);
  });
  test('declined', () =>
    expect(lines(roll, dice, asks, note('agrees', 1), note('declines', 2))).toEqual([
      'Anna asks to go back, but Carla does not agree.',
    ]));
  test('withdrawn', () => expect(lines(roll, dice, asks, note('declines', 0))).toEqual([]));
  test('still open, or forgotten', () => {
    expect(lines(roll, dice, asks, note('agrees', 1))).toEqual(['Anna asks to go back.']);
    expect(lines(roll, dice, asks, roll, asks, undo)).toEqual(['Anna asks to go back.', 'Anna takes back a move.']);
  });
});

test('one wins, or several share the win', () => {
  const standing = (...scores: readonly number[]) =>
    rank(
      scores.map(score => ({ score, parts: [], tieBreaks: [] })),
      true,
    );
  expect(verdict(english, standing(3, 1, 2), NAMES)).toBe('Anna wins.');
  expect(verdict(english, standing(1, 3, 3), NAMES)).toBe('Ben and Carla share the win.');
});
