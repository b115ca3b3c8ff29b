import { leftOf, type Tell } from '@zaria/kit';
import type { Fact } from './facts.ts';
import { enterFromSupply } from './moves.ts';
import { schedule, type Activation } from './steps.ts';
import { tileAt, type Table } from './table.ts';

/**
 * The seat places dice from its hand, which `fact` tells; then the casino's tile is set off, and after it the turn is
 * over.
 */
export function placeDice(table: Table, activation: Activation, fact?: Fact, tell?: Tell<Fact>): void {
  const { seat, casino, dice } = activation;
  schedule(table, 'turn', { seat: leftOf(seat, table.players) });
  if (tileAt(table, casino) !== null) schedule(table, 'activate', activation);
  enterFromSupply(table, casino, seat, dice, fact, tell);
}
