import type { CarriedHand } from '@zaria/client/dice';
import type { Passed } from './links.ts';

/* What came from one’s other device, until the table that it is for is opened: in this page only, and in no address. */

const brought = new Map<string, readonly CarriedHand[]>();

export function bringHands({ table, hands }: Passed): void {
  if (table !== null) brought.set(table, hands);
}

export function takeBrought(table: string): readonly CarriedHand[] {
  const hands = brought.get(table) ?? [];
  brought.delete(table);
  return hands;
}
