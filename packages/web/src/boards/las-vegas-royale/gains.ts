import type { Seat } from '@zaria/kit';
import type { Gain } from '../casinos/scene.ts';
import { isSettling } from './settling.ts';
import type { Fact, RoyaleView, SideOf, Told } from './types.ts';

/** What each player got by a settlement, chips and fines included, if all of it was told, and has after it. */
export function gainsOf(tellings: readonly Told[], view: RoyaleView, sideOf: SideOf, isWhole = true): readonly Gain[] {
  const facts = tellings.filter(isSettling).map(({ fact }) => fact);
  const wonBy = (seat: number): number => facts.reduce((sum, fact) => sum + gainIn(fact, seat), 0);
  return view.cardCounts.map((notes, seat) => ({
    side: sideOf(seat as Seat),
    won: isWhole ? wonBy(seat) : null,
    notes,
    money: view.money[seat] ?? null,
    chips: view.chips[seat] ?? 0,
  }));
}

function gainIn(fact: Fact, seat: number): number {
  if (fact.fact === 'paid') return fact.party === seat ? fact.card : 0;
  if (fact.fact === 'awarded') return fact.seat === seat ? fact.amount : 0;
  return fact.fact === 'fined' && fact.seat === seat ? -fact.amount : 0;
}
