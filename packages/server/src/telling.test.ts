import { narrate, seatsOf, type AnyGame, type Viewer } from '@zaria/kit';
import { entryOf, startOf, toy } from '@zaria/kit/testing';
import { NOTHING_TOLD, rowOf, toldDigest } from '@zaria/protocol';
import { expect, test, vi } from 'vitest';
import { rememberTold } from './telling.ts';

/** A number is hidden from all but whoever hid it, and comes to light: so people are told different things. */
const ROWS = ['nature die 1', '1 hide 3', '2 guess 1', '0 write stop', '1 write stop', '2 write stop'];
const VIEWERS: readonly Viewer[] = [...seatsOf(3), 'spectator'];

function told() {
  const print = vi.fn(toy.print);
  const game: AnyGame = { ...toy, print };
  const table = { game, match: narrate(game, startOf(3), ROWS.map(entryOf)) };
  const digest = (as: Viewer, heard: number): string =>
    table.match
      .told(as)
      .entries.slice(0, heard)
      .reduce((before, entry) => toldDigest(before, rowOf(toy, entry)), NOTHING_TOLD);
  return { table, digest, print };
}

test('what somebody has heard is known again, whoever came before him and however much he had heard', () => {
  const { table, digest } = told();
  const wasTold = rememberTold(table);
  for (const first of VIEWERS)
    for (const then of VIEWERS)
      for (const [before, after] of [
        [2, 5],
        [5, 2],
        [3, 3],
        [0, 4],
      ] as const) {
        expect(wasTold(first, before, digest(first, before))).toBe(true);
        expect(wasTold(then, after, digest(then, after))).toBe(true);
      }
});

test('something else than was told, or more than that, is noticed', () => {
  const { table, digest } = told();
  const wasTold = rememberTold(table);
  const all = table.match.told(0).entries.length;
  expect(wasTold(0, all, digest(0, all))).toBe(true);
  // Seat 1 knows what it has hidden.
  expect(wasTold(1, 2, digest(0, 2))).toBe(false);
  expect(wasTold(0, all - 1, digest(0, all))).toBe(false);
  expect(wasTold(0, all + 1, digest(0, all))).toBe(false);
  const inLobby = rememberTold({ ...table, match: null });
  expect(inLobby(0, 1, digest(0, 1))).toBe(false);
  expect(inLobby(0, 0, NOTHING_TOLD)).toBe(true);
});

test('what others have heard as well is not gone through again', () => {
  const { table, digest, print } = told();
  const wasTold = rememberTold(table);
  expect(wasTold(0, 3, digest(0, 3))).toBe(true);
  print.mockClear();
  expect(wasTold('spectator', 4, digest('spectator', 4))).toBe(true);
  expect(print).toHaveBeenCalledTimes(1);
  expect(wasTold(0, 4, digest(0, 4))).toBe(true);
  expect(print).toHaveBeenCalledTimes(1);
});
