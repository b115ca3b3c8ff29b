import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRecord } from './read-record.ts';
import { writeRecord, type Match, type MatchRecord } from './record.ts';
import type { Standing } from './standing.ts';
import type { AnyState } from './steps.ts';
import { timeline } from './timeline.ts';
import { toy, type Toy } from './toy.testing.ts';

/*
 * A match keeps the version of the rules it began with, and one code plays them all. The records in ../golden were
 * written when their version was the newest; they are never written anew.
 */

interface Golden {
  readonly record: MatchRecord;
  readonly state: Toy;
  readonly standing: Standing;
}

const goldenOf = (rules: number): Golden =>
  JSON.parse(readFileSync(new URL(`../golden/toy-rules-${rules}.json`, import.meta.url), 'utf8')) as Golden;

const read = (record: unknown) => readRecord(record, id => (id === toy.id ? toy : null));

function matchIn(record: MatchRecord): Match {
  const match = read(record);
  if (!match.ok) throw new Error(`${match.error.at}: ${match.error.why}`);
  return match.value;
}

function stateAfter({ game, start, log }: Match): AnyState {
  const line = timeline(game, start);
  for (const entry of log) line.hear(entry);
  return line.state;
}

describe.each(Array.from({ length: toy.rules }, (_, at) => at + 1))('a record of rules %i', rules => {
  const { record, state, standing } = goldenOf(rules);

  test('is read, and comes to what it came to', () => {
    const match = matchIn(record);
    const { game, start } = match;
    const now = stateAfter(match);
    expect(start.rules).toBe(rules);
    expect(now).toEqual(state);
    expect(game.standing(now)).toEqual(standing);
    expect(standing.over).toBe(true);
  });

  test('is written with the version it was played with', () => {
    expect(writeRecord(matchIn(record))).toEqual(record);
  });
});

test('by the rules of today a match of yesterday would come to something else', () => {
  const { record, standing } = goldenOf(1);
  const match = matchIn({ ...record, rules: 2 });
  const today = match.game.standing(stateAfter(match));
  expect(standing.seats.map(({ score }) => score)).toEqual([0, 2]);
  expect(today.seats.map(({ score }) => score)).toEqual([0, 1]);
});

test('by the rules of yesterday a match of today would not have been legal', () => {
  const { record } = goldenOf(2);
  const at = record.log.findIndex(([, what], row) => what === 'write a' && row > 3);
  expect(read({ ...record, rules: 1 })).toEqual({
    ok: false,
    error: {
      at: `log[${at}]`,
      why: 'refused',
      refusal: { why: 'illegal', reason: { why: 'too-long', word: 'ab' } },
    },
  });
});

test.each([3, 0, -1, 1.5, '1', null])('rules %j are not known', rules => {
  expect(read({ ...goldenOf(1).record, rules })).toEqual({ ok: false, error: { at: 'rules', why: 'rules-unknown' } });
});
