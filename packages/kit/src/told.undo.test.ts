import { expect, test } from 'vitest';
import type { Viewer } from './seats.ts';
import { entryOf, startOf, toy } from './toy.testing.ts';
import { narrate } from './told.ts';

const OPENING = ['nature die 2', '0 hide 1', '1 guess 2'];

const heardLast = (viewer: Viewer, rows: readonly string[]) =>
  narrate(toy, startOf(2), rows.map(entryOf)).told(viewer).entries.at(-1);

test('a request to undo names a place in what its hearer was told, not in the log', () => {
  const rows = [...OPENING, '0 write a', '0 write b', 'table asks 0 5'];
  expect(heardLast(0, rows)).toEqual({ kind: 'note', note: { note: 'asks', seat: 0, to: 6 } });
  // The guess also brought the fist to light, and of the letters nobody else heard.
  for (const viewer of [1, 'spectator'] as const)
    expect(heardLast(viewer, rows)).toEqual({ kind: 'note', note: { note: 'asks', seat: 0, to: 4 } });
});
