import { registered } from '@zaria/games/all';
import { describe, expect, test } from 'vitest';
import { earlier } from './earlier.testing.ts';
import type { Row } from './kept.ts';
import { readEntries } from './reading.ts';

describe.each(['las-vegas', 'qwinto'] as const)('a stored match of %s', id => {
  const { rows } = earlier(id);
  const { game } = registered(id);
  const read = (changed: readonly Row[]) => readEntries(changed, game);
  const replaced = (at: number, entry: unknown): readonly Row[] =>
    rows.map(row => (row.place === at ? { ...row, entry } : row));

  test('is whole', () => {
    const { entries, table, damage } = read(rows);
    expect([entries.length, table?.seq, damage]).toEqual([rows.length, rows.length, null]);
  });

  test('with a gap is whole up to the gap, which is named', () => {
    const { entries, table, damage } = read(rows.filter(({ place }) => place !== 30));
    expect([entries.length, table?.seq, damage]).toEqual([30, 30, { why: 'missing', at: 31 }]);
  });

  test.each([null, 7, {}, { at: 1, by: null, what: { kind: 'match', entry: { kind: 'play' }, token: null } }])(
    'with %j at a place is whole up to there',
    entry => {
      expect(read(replaced(20, entry))).toMatchObject({ damage: { why: 'shape', at: 21 }, table: { seq: 20 } });
    },
  );

  test('with a move that could not be made is whole up to there, and says why', () => {
    const last = rows.at(-1)?.entry as { readonly what: { readonly entry: { readonly action: object } } };
    const { entry } = last.what;
    const wrong = {
      ...last,
      what: { ...last.what, entry: { ...entry, action: { ...entry.action, answer: 'teapot' } } },
    };
    const { damage, table } = read(replaced(rows.length - 1, wrong));
    expect(damage).toMatchObject({ why: 'order', at: rows.length, refusal: { why: 'ill-formed' } });
    expect(table?.seq).toBe(rows.length - 1);
  });

  test('without its opening cannot be opened at all', () => {
    expect(read(rows.slice(1))).toEqual({ entries: [], table: null, damage: { why: 'missing', at: 1 } });
    expect(read([])).toEqual({ entries: [], table: null, damage: { why: 'missing', at: 1 } });
  });

  test('of more seats than the game has is refused at its first entry', () => {
    const opening = rows[0]?.entry as { readonly what: { readonly setting: object } };
    const wrong = { ...opening, what: { ...opening.what, setting: { ...opening.what.setting, seats: 40 } } };
    expect(read(replaced(0, wrong)).damage).toEqual({ why: 'order', at: 1, refusal: null });
  });
});
