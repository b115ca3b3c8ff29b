import type { Seat, Tell } from '@zaria/kit';
import type { Face } from '../casinos/faces.ts';
import type { Fact } from './facts.ts';
import { addDice, removeDice, type Pieces } from './heap.ts';
import { recheckMarker } from './marker.ts';
import type { Table } from './table.ts';

/*
 * During a round dice come to and leave casinos through these doors only: none of them opens for a closed casino, and
 * each change is told, by the fact that is handed in, and then makes Power Play look again. Where dice of players come
 * from or go to is the caller's affair, and done before.
 */

function changed(table: Table, casino: Face, fact?: Fact, tell?: Tell<Fact>): void {
  if (fact) tell?.(fact);
  recheckMarker(table, casino, tell);
}

function assertOpen(table: Table, casino: Face): void {
  if (table.closed === casino) throw new Error(`casino ${casino} is closed`);
}

/** The seat's dice come to the casino. */
export function enter(table: Table, casino: Face, seat: Seat, dice: Pieces, fact?: Fact, tell?: Tell<Fact>): void {
  assertOpen(table, casino);
  addDice(table.casinos[casino].dice, seat, dice);
  changed(table, casino, fact, tell);
}

/** From the seat's hand to the casino. */
export function enterFromSupply(
  table: Table,
  casino: Face,
  seat: Seat,
  dice: Pieces,
  fact?: Fact,
  tell?: Tell<Fact>,
): void {
  removeDice(table.supply, seat, dice);
  enter(table, casino, seat, dice, fact, tell);
}

/** The seat's dice leave the casino. */
export function leave(table: Table, casino: Face, seat: Seat, dice: Pieces, fact?: Fact, tell?: Tell<Fact>): void {
  assertOpen(table, casino);
  removeDice(table.casinos[casino].dice, seat, dice);
  changed(table, casino, fact, tell);
}

/** Blank dice come to the casino, or leave it if `dice` is negative. */
export function moveBlank(table: Table, casino: Face, dice: number, fact?: Fact, tell?: Tell<Fact>): void {
  assertOpen(table, casino);
  table.casinos[casino].blank += dice;
  changed(table, casino, fact, tell);
}
