import type { Flight } from '../casinos/flight.ts';
import { FACES } from '../casinos/lying.ts';
import { place } from '../casinos/places.ts';
import type { Gain, Progress, Scene } from '../casinos/scene.ts';
import { lookOf, looksOf } from '../casinos/side.ts';
import { diceOf, partiesAt } from './casino.ts';
import type { CasinoView, Fact, LasVegasView, SideOf, Told } from './types.ts';

type PayoutFact = Extract<Fact, { readonly fact: 'tied' | 'paid' | 'returned' }>;
type Paid = Extract<Fact, { readonly fact: 'paid' }>;

const isPayout = (fact: Fact): fact is PayoutFact =>
  fact.fact === 'tied' || fact.fact === 'paid' || fact.fact === 'returned';
const isPaid = (fact: PayoutFact): fact is Paid => fact.fact === 'paid';
const payoutIn = (tellings: readonly Told[]): readonly PayoutFact[] =>
  tellings.map(({ fact }) => fact).filter(isPayout);

/** Whether the payout is over with this telling. */
export const endsPayout = (index: number, tellings: readonly Told[]): boolean =>
  tellings.findLastIndex(({ fact }) => isPayout(fact)) === index;

/** Whether a casino is lit for this telling, and was not for the one before. */
export function lightsCasino(index: number, tellings: readonly Told[]): boolean {
  const [fact, last] = [tellings[index]?.fact, tellings[index - 1]?.fact];
  if (fact === undefined || !isPayout(fact)) return false;
  return last === undefined || !isPayout(last) || last.casino !== fact.casino;
}

interface PayoutMoment {
  readonly scene: Scene;
  readonly progress: readonly Progress[];
  readonly flights: readonly Flight[];
}

/** What there is to see of a payout while that telling is shown; `null` when it is not about one. */
export function payoutAt(
  tellings: readonly Told[],
  index: number,
  sideOf: SideOf,
  cancelled: (dice: readonly number[]) => string,
): PayoutMoment | null {
  const fact = tellings[index]?.fact;
  if (fact === undefined || !isPayout(fact)) return null;
  const told = payoutIn(tellings.slice(0, index + 1));
  // The facts of a casino follow each other; the view before the first of them has it as it was.
  const here = told.filter(one => one.casino === fact.casino);
  const start = tellings[index - here.length]?.view.casinos[fact.casino];
  if (start === undefined) return null;
  const scene = sceneOf(start, here, sideOf, cancelled);
  const progress = FACES.map(face => ({
    face,
    state: face === fact.casino ? ('lit' as const) : face < fact.casino ? ('done' as const) : ('waits' as const),
    paid: told
      .filter(isPaid)
      .filter(one => one.casino === face)
      .map(({ party }) => sideOf(party)),
  }));
  return { scene, progress, flights: noteHome(here) };
}

function sceneOf(
  start: CasinoView,
  here: readonly PayoutFact[],
  sideOf: SideOf,
  cancelled: (dice: readonly number[]) => string,
): Scene {
  const paid = here.filter(isPaid);
  const isReturned = here.some(({ fact }) => fact === 'returned');
  const parties = partiesAt(start);
  const heights = [...new Set(parties.map(party => diceOf(start, party)))];
  return {
    face: start.number,
    notes: start.notes.map((note, index) => {
      const party = paid[index]?.party;
      return {
        note,
        side: party === undefined ? null : sideOf(party),
        // What the white dice have won lies there until it is returned.
        isGone: isReturned || (party !== undefined && party !== 'white'),
        place: place.paidNote(index),
      };
    }),
    heaps: heights.map(height => {
      const level = parties.filter(party => diceOf(start, party) === height);
      const isCancelled = here.some(fact => fact.fact === 'tied' && fact.dice === height);
      return {
        piles: level.map(party => ({
          side: sideOf(party),
          dice: looksOf(lookOf(sideOf(party)), height),
          weight: height,
          won: paid.find(one => one.party === party)?.note ?? null,
        })),
        cancels: isCancelled ? cancelled(level.map(() => height)) : null,
      };
    }),
  };
}

/** The note that a player has just won, on its way to him. */
function noteHome(here: readonly PayoutFact[]): readonly Flight[] {
  const fact = here.at(-1);
  if (fact === undefined || !isPaid(fact) || fact.party === 'white') return [];
  const from = place.paidNote(here.filter(isPaid).length - 1);
  return [{ cargo: { note: fact.note }, from, to: place.hand(fact.party) }];
}

/** What each player got by a payout, and has after it. */
export function gainsOf(tellings: readonly Told[], view: LasVegasView, sideOf: SideOf): readonly Gain[] {
  const paid = payoutIn(tellings).filter(isPaid);
  return view.notes.map((notes, seat) => ({
    side: sideOf(seat as Parameters<SideOf>[0]),
    won: paid.filter(({ party }) => party === seat).reduce((sum, { note }) => sum + note, 0),
    notes,
    money: view.money[seat] ?? null,
  }));
}
