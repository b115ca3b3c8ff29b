import type { Seat, Tell } from '@zaria/kit';
import { CHIP, kindOf } from './cards.ts';
import type { Fact } from './facts.ts';
import type { Table } from './table.ts';
import type { Side } from './tiles/index.ts';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

export const moneyOf = (table: Table, seat: Seat): number => sum(table.cards[seat]) + table.cash[seat];

/** Money and chips together, in thousands. */
export const worthOf = (table: Table, seat: Seat): number => moneyOf(table, seat) + CHIP * table.chips[seat];

/** Cards and chips, for the tie-break; all cash together is one piece. */
export const moneyPiecesOf = (table: Table, seat: Seat): number =>
  table.cards[seat].length + (table.cash[seat] > 0 ? 1 : 0) + table.chips[seat];

/** The seat puts a card with those it holds. */
export function gainCard(table: Table, seat: Seat, card: number): void {
  table.cards[seat] = [...table.cards[seat], card].sort((a, b) => b - a);
}

/** Cards go from the bank's open stock, or back to it if `count` is positive. */
export function bankCard(table: Table, card: number, count: 1 | -1): void {
  const kind = kindOf(card);
  table.bank[kind] = (table.bank[kind] ?? 0) + count;
}

/** The bank pays the seat what a space shows: 10 and 20 are chips, more is one card of that value. */
export function award(table: Table, seat: Seat, amount: number, side: Side, tell?: Tell<Fact>): void {
  if (amount === 0) return;
  if (amount < 3 * CHIP) table.chips[seat] += amount / CHIP;
  else {
    bankCard(table, amount, -1);
    gainCard(table, seat, amount);
  }
  tell?.({ fact: 'awarded', seat, side, amount });
}

interface Payment {
  readonly cards: readonly number[];
  readonly cash: number;
  readonly total: number;
}

/**
 * The cheapest way to pay `fine` with cards and cash, then the one with fewest pieces; all cash is one piece, and goes
 * first where nothing else decides. No card is worth less than 30, so a third piece never brings the total down.
 */
function cheapest(cards: readonly number[], cash: number, fine: number): Payment {
  let best: Payment | null = null;
  const consider = (paid: readonly number[], withCash: number): void => {
    const total = sum(paid) + withCash;
    if (total >= fine && (best === null || total < best.total)) best = { cards: paid, cash: withCash, total };
  };
  if (cash > 0) consider([], cash);
  for (const card of cards) consider([card], 0);
  if (cash > 0) for (const card of cards) consider([card], cash);
  cards.forEach((card, i) => cards.slice(i + 1).forEach(other => consider([card, other], 0)));
  if (best === null) throw new Error('the seat cannot pay this');
  return best;
}

/** The seat pays the bank; who has less pays all he has. Change below a card is cash, never chips. */
export function payFine(table: Table, seat: Seat, fine: number, tell?: Tell<Fact>): void {
  const owned = moneyOf(table, seat);
  const [held, cash] = [table.cards[seat], table.cash[seat]];
  const paid = owned < fine ? { cards: held, cash, total: owned } : cheapest(held, cash, fine);
  const chips = owned < fine ? Math.min(table.chips[seat], (fine - owned) / CHIP) : 0;
  const change = Math.max(0, paid.total - fine);

  const rest = held.slice();
  for (const card of paid.cards) {
    rest.splice(rest.indexOf(card), 1);
    bankCard(table, card, 1);
  }
  table.cards[seat] = rest;
  table.chips[seat] -= chips;
  const cashBack = change < 3 * CHIP ? change : 0;
  table.cash[seat] += cashBack - paid.cash;
  table.cashOut += cashBack - paid.cash;
  if (change > cashBack) {
    bankCard(table, change, -1);
    gainCard(table, seat, change);
  }
  tell?.({
    fact: 'fined',
    seat,
    amount: paid.total + chips * CHIP - change,
    cards: paid.cards,
    cash: paid.cash,
    chips,
    change,
  });
}
