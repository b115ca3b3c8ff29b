import type { QwintoView } from '@zaria/games/qwinto';
import { FIELD_COUNT } from './paper.ts';

/** Everybody's sheets, and whose turn it is. */
export interface Sheets {
  readonly seats: number;
  readonly numbers: readonly Uint8Array[];
  readonly misthrows: Uint8Array;
  active: number;
  /** Counted up whenever something was written. */
  turn: number;
}

export const emptySheets = (seats: number): Sheets => ({
  seats,
  numbers: Array.from({ length: seats }, () => new Uint8Array(FIELD_COUNT)),
  misthrows: new Uint8Array(seats),
  active: 0,
  turn: 0,
});

export function copySheets(from: Sheets, to: Sheets): void {
  for (let seat = 0; seat < from.seats; seat++) (to.numbers[seat] as Uint8Array).set(from.numbers[seat] as Uint8Array);
  to.misthrows.set(from.misthrows);
  to.active = from.active;
  to.turn = from.turn;
}

export const sheetsOf = ({ players, sheets, active, turn }: QwintoView): Sheets => ({
  seats: players,
  numbers: sheets.map(({ numbers }) => Uint8Array.from(numbers)),
  misthrows: Uint8Array.from(sheets, ({ misthrows }) => misthrows),
  active,
  turn,
});
