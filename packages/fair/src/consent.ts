import type { Seat } from '@zaria/kit';
import type { TableRow } from './rows.ts';

interface Request {
  readonly seat: Seat;
  readonly to: number;
  readonly agreed: Set<Seat>;
  isDeclined: boolean;
}

/** Counts the draws that were undone, and of those the ones that everybody had agreed to. */
export interface Consent {
  /** Hears a row; `staying` are the seats of people who are still in the match. */
  hear(index: number, row: TableRow, staying: readonly Seat[]): void;
  /** Of the draws in these rows. */
  count(draws: readonly number[]): { readonly undone: number; readonly agreed: number };
}

export function consent(): Consent {
  let request: Request | null = null;
  /** By row: how many more undos take it back than the row before; and of those not agreed to. */
  const begins = { any: new Map<number, number>(), against: new Map<number, number>() };

  function takeBack(of: Map<number, number>, from: number, to: number): void {
    of.set(from, (of.get(from) ?? 0) + 1);
    of.set(to, (of.get(to) ?? 0) - 1);
  }

  function isAgreed(to: number, staying: readonly Seat[]): boolean {
    if (request === null || request.to !== to || request.isDeclined) return false;
    const { seat: asking, agreed } = request;
    const others = staying.filter(seat => seat !== asking);
    return others.length > 0 && others.every(seat => agreed.has(seat));
  }

  return {
    hear(index, row, staying) {
      if (row.row === 'asks') request = { seat: row.seat, to: row.to, agreed: new Set(), isDeclined: false };
      else if (row.row === 'agrees') request?.agreed.add(row.seat);
      else if (row.row === 'declines' && request !== null) request.isDeclined = true;
      else if (row.row === 'undo') {
        takeBack(begins.any, row.to, index);
        if (!isAgreed(row.to, staying)) takeBack(begins.against, row.to, index);
        request = null;
      }
    },
    count(draws) {
      const last = (draws.at(-1) ?? -1) + 1;
      const drawn = new Set(draws);
      let [any, against, undone, agreed] = [0, 0, 0, 0];
      for (let row = 0; row < last; row++) {
        any += begins.any.get(row) ?? 0;
        against += begins.against.get(row) ?? 0;
        if (!drawn.has(row) || any === 0) continue;
        undone++;
        if (against === 0) agreed++;
      }
      return { undone, agreed };
    },
  };
}
