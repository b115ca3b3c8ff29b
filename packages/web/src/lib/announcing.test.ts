import type { Moment } from '@zaria/client';
import { NATURE, type AnyFact, type Seat } from '@zaria/kit';
import { expect, test } from 'vitest';
import { beforeAsking, isTold, lastAnswered, linesSince, type Line, type Telling } from './announcing.ts';

const ME = 0;
const telling: Telling = {
  players: 2,
  own: [ME],
  fact: fact => `${fact.fact}.`,
  answer: ({ step }) => (step === 'write' ? 'written.' : null),
  back: back => `${back}.`,
  tidings: ({ entry }) => (entry.kind === 'undo' ? 'back to an earlier moment.' : null),
};

const moment = (at: number, entry: Moment['entry'], ...facts: readonly AnyFact[]): Moment => ({ at, entry, facts });
const by = (actor: Seat | typeof NATURE, step: string): Moment['entry'] => ({
  kind: 'play',
  actor,
  action: { step, answer: null },
});
const MATCH: readonly Moment[] = [
  moment(1, by(NATURE, 'deal'), { fact: 'round' }, { fact: 'dealt' }),
  moment(2, by(ME, 'roll')),
  moment(3, by(NATURE, 'dice'), { fact: 'rolled', seat: ME } as AnyFact),
  moment(4, by(ME, 'place'), { fact: 'placed', seat: ME } as AnyFact),
  moment(5, by(1, 'place'), { fact: 'placed', seat: 1 } as AnyFact, { fact: 'paid', party: ME } as AnyFact),
  moment(6, { kind: 'undo', to: 4 }),
  moment(7, by(ME, 'write')),
  moment(8, { kind: 'back', seat: ME, back: 'retract' }),
];
const BEGINNING = { moments: 0, facts: 0 };

test('everything that happened is told once and in its order, however it comes', () => {
  const all = linesSince(BEGINNING, MATCH, MATCH.length, telling).lines.map(({ kind, whose }) => `${kind} ${whose}`);
  expect(all).toEqual([
    'round dice',
    'dealt dice',
    'rolled dice',
    'placed own',
    'placed others',
    'paid own',
    'tidings table',
    'answered own',
    'answered own',
  ]);

  // Fact by fact, as a board shows it: of what is on its way only what was shown, and nothing of it twice.
  const told: string[] = [];
  let place = BEGINNING;
  const hear = (moments: readonly Moment[], rested: number): void => {
    const news = linesSince(place, moments, rested, telling);
    told.push(...news.lines.map(({ kind, whose }) => `${kind} ${whose}`));
    ({ place } = news);
  };
  for (const [i, one] of MATCH.entries()) {
    for (let shown = 0; shown <= one.facts.length; shown++) {
      hear([...MATCH.slice(0, i), { ...one, facts: one.facts.slice(0, shown) }], i);
      hear([...MATCH.slice(0, i), { ...one, facts: one.facts.slice(0, shown) }], i);
    }
    hear(MATCH.slice(0, i + 1), i + 1);
  }
  expect(told).toEqual(all);
});

test('what happened since somebody here last answered', () => {
  expect(lastAnswered(MATCH, [ME])).toBe(7);
  expect(lastAnswered(MATCH, [1])).toBe(5);
  expect(lastAnswered(MATCH.slice(0, 1), [ME])).toBe(0);
});

const line = (kind: string, whose: Line['whose']): Line => ({ kind, whose, text: kind });

test('a full table tells everything; a quiet one what is one’s own and what was taken back', () => {
  const lines = [line('rolled', 'dice'), line('placed', 'own'), line('placed', 'others'), line('tidings', 'table')];
  expect(lines.map(one => isTold('full', one))).toEqual([true, true, true, true]);
  expect(lines.map(one => isTold('quiet', one))).toEqual([false, true, false, true]);
});

test('before it asks, a quiet table tells the dice that it asks about, and how much it has not told', () => {
  const [dice, move] = [line('rolled', 'dice'), line('placed', 'others')];
  expect(beforeAsking([dice, move, dice])).toEqual({ dice: [dice], missed: 2 });
  expect(beforeAsking([dice, move])).toEqual({ dice: [], missed: 2 });
  expect(beforeAsking([dice])).toEqual({ dice: [dice], missed: 0 });
  expect(beforeAsking([])).toEqual({ dice: [], missed: 0 });
});
