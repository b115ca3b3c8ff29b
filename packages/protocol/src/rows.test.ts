import { GAME_IDS } from '@zaria/games';
import { findGame } from '@zaria/games/all';
import { SEATS, same } from '@zaria/kit';
import { narrate, readRecord, type Viewer } from '@zaria/kit';
import { stageMatch } from '@zaria/worlds';
import { describe, expect, test } from 'vitest';
import { NOTHING_TOLD, entryOf, rowOf, toldDigest } from './rows.ts';

const VIEWERS: readonly Viewer[] = [...SEATS.slice(0, 3), 'spectator'];

describe.each(GAME_IDS)('%s', id => {
  test('whatever somebody is told comes out of its row as it went in', async () => {
    const { record } = await stageMatch(id, 'rows');
    const match = readRecord(record, findGame);
    if (!match.ok) throw new Error(match.error.why);
    const { game, start, log } = match.value;
    const kinds = new Set<string>();
    const told = narrate(game, start, log as never);
    for (const viewer of VIEWERS) {
      for (const entry of told.told(viewer).entries) {
        kinds.add(entry.kind);
        const row = JSON.parse(JSON.stringify(rowOf(game, entry))) as ReturnType<typeof rowOf>;
        expect(same(entryOf(game, row), entry)).toBe(true);
      }
    }
    expect(kinds).toContain('play');
    expect(kinds).toContain('note');
  });

  test('a row that says nothing is noticed', () => {
    const game = findGame(id);
    if (game === null) throw new Error('no such game');
    for (const row of [
      [0, 'nonsense'],
      ['nature', ''],
      ['table', 'x'],
      ['reveal', 0, 1, ['nonsense']],
      ['what', 1],
    ])
      expect(() => entryOf(game, row as never)).toThrow('cannot be read');
  });
});

test('what was told is another digest if anything in it is another', () => {
  const told = (...rows: readonly Parameters<typeof toldDigest>[1][]): string => rows.reduce(toldDigest, NOTHING_TOLD);
  const one = told([0, 'roll'], ['nature', 'dice 1 2']);
  expect(one).toMatch(/^[0-9a-f]{14}$/);
  expect(told([0, 'roll'], ['nature', 'dice 1 2'])).toBe(one);
  for (const other of [
    told([0, 'roll']),
    told([1, 'roll'], ['nature', 'dice 1 2']),
    told(['nature', 'dice 1 2'], [0, 'roll']),
  ])
    expect(other).not.toBe(one);
});
