import type { Seat, Tell } from '@zaria/kit';
import type { Face } from '../casinos/faces.ts';
import type { Fact } from './facts.ts';
import { addDice, removeDice, type Pieces } from './heap.ts';
import { recheckMarker } from './marker.ts';
import type { Table } from './table.ts';

/*
 * During a round dice come to and leave casinos through these doors only: none of them opens for a closed casino, and
 * each change makes Power Play look again.
 */

function assertOpen(table: Table, casino: Face): void {
  if (table.closed === casino) throw new Error(`casino ${casino} is closed`);
}

/** The seat's dice come to the casino. Where from is the caller's affair. */
export function enter(table: Table, casino: Face, seat: Seat, dice: Pieces, tell?: Tell<Fact>): void {
  assertOpen(table, casino);
  addDice(table.casinos[casino].dice, seat, dice);
  recheckMarker(table, casino, tell);
}

/** From the seat's hand to the casino. */
export function enterFromSupply(table: Table, casino: Face, seat: Seat, dice: Pieces, tell?: Tell<Fact>): void {
  removeDice(table.supply, seat, dice);
  enter(table, casino, seat, dice, tell);
}

/** The seat's dice leave the casino. Where to is the caller's affair. */
export function leave(table: Table, casino: Face, seat: Seat, dice: Pieces, tell?: Tell<Fact>): void {
  assertOpen(table, casino);
  removeDice(table.casinos[casino].dice, seat, dice);
  recheckMarker(table, casino, tell);
}

/** Blank dice come to the casino, or leave it if `dice` is negative. */
export function moveBlank(table: Table, casino: Face, dice: number, tell?: Tell<Fact>): void {
  assertOpen(table, casino);
  table.casinos[casino].blank += dice;
  recheckMarker(table, casino, tell);
}
