import { MISTHROWS } from '@zaria/games/qwinto';
import { hasRow } from './learned/dice.ts';
import { PLACE_COUNT, ROW_COUNT, SUMS, isLast, mayWrite, pointsOf } from './learned/paper.ts';
import { NOTHING } from './learned/reader.ts';
import { emptySheets, type Sheets } from './learned/sheets.ts';
import { prospectOf, standing, thrown, thrownTwice, type Prospect } from './turn.ts';
import type { Value, Worth } from './value.ts';

/* A whole turn worked out on a hand-made guess of what a sheet is worth. One look at the table, then questions. */

export interface Hand {
  /** Sees the table with the eyes of a seat. Everything else is about what was seen last. */
  look(sheets: Sheets, seat: number): void;
  /** Tries every number in every field: before dice are chosen, or kept. */
  ponder(): void;
  thrownTwice(dice: number): number;
  thrown(dice: number): number;
  standing(dice: number, sum: number): number;
  /** What writing the sum there is worth, or writing nothing. Needs no pondering. */
  written(field: number, sum: number): number;
  /** The parts of it, as if the game went on. */
  parts(field: number, sum: number): Worth;
  /** The best field for the sum, or `NOTHING`. Needs no pondering. */
  bestField(dice: number, sum: number): number;
}

/** What winning is worth beyond points, when a move ends the game. */
const WIN = 12;

export function handOf(value: Value): Hand {
  let numbers = emptySheets(1).numbers[0] as Uint8Array;
  let misthrows = 0;
  /** Misthrows if nothing is written. */
  let missed = 0;
  /** The most that a rival has now; `null`: there is none. */
  let rival: number | null = null;
  let ahead: Prospect | null = null;
  /** By row and sum: the best field for it there and what that is worth, and at which look that was worked out. */
  const known = new Int32Array(ROW_COUNT * SUMS);
  const fields = new Int8Array(ROW_COUNT * SUMS);
  const bests = new Float64Array(ROW_COUNT * SUMS);
  let looks = 0;

  /** The game is over: points count, and who has more of them. */
  function final(missedThen: number): number {
    const total = pointsOf(numbers, missedThen);
    return rival === null ? total : total + WIN * Math.sign(total - rival);
  }

  function written(field: number, sum: number): number {
    if (field === NOTHING) return missed >= MISTHROWS ? final(missed) : value(numbers, missed);
    numbers[field] = sum;
    const worth = isLast(numbers, misthrows) ? final(misthrows) : value(numbers, misthrows);
    numbers[field] = 0;
    return worth;
  }

  function know(row: number, sum: number): void {
    const at = row * SUMS + sum;
    known[at] = looks;
    fields[at] = NOTHING;
    bests[at] = -Infinity;
    for (let field = row * PLACE_COUNT; field < (row + 1) * PLACE_COUNT; field++) {
      if (!mayWrite(numbers, field, sum)) continue;
      const worth = written(field, sum);
      if (worth <= bests[at]) continue;
      bests[at] = worth;
      fields[at] = field;
    }
  }

  function pondered(): Prospect {
    if (ahead === null) throw new Error('ponder first');
    return ahead;
  }

  return {
    look(sheets, seat) {
      numbers = sheets.numbers[seat] as Uint8Array;
      misthrows = sheets.misthrows[seat] as number;
      missed = misthrows + (sheets.active === seat ? 1 : 0);
      rival = null;
      for (let other = 0; other < sheets.seats; other++) {
        if (other === seat) continue;
        const points = pointsOf(sheets.numbers[other] as Uint8Array, sheets.misthrows[other] as number);
        rival = Math.max(rival ?? points, points);
      }
      ahead = null;
      looks++;
    },
    ponder() {
      ahead = prospectOf(numbers, written, written(NOTHING, 0));
    },
    thrownTwice: dice => thrownTwice(pondered(), dice),
    thrown: dice => thrown(pondered(), dice),
    standing: (dice, sum) => standing(pondered(), dice, sum),
    written,
    parts(field, sum) {
      const worth = { rows: 0, columns: 0, misthrows: 0 };
      if (field !== NOTHING) numbers[field] = sum;
      value(numbers, field === NOTHING ? missed : misthrows, worth);
      if (field !== NOTHING) numbers[field] = 0;
      return worth;
    },
    bestField(dice, sum) {
      let found = NOTHING;
      let most = written(NOTHING, sum);
      for (let row = 0; row < ROW_COUNT; row++) {
        if (!hasRow(dice, row)) continue;
        const at = row * SUMS + sum;
        if (known[at] !== looks) know(row, sum);
        const worth = bests[at] as number;
        if (worth <= most) continue;
        found = fields[at] as number;
        most = worth;
      }
      return found;
    },
  };
}
