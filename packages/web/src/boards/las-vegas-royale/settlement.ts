import { isSeat } from '@zaria/kit';
import type { Flight } from '../casinos/flight.ts';
import { FACES, type Face } from '../casinos/lying.ts';
import { place } from '../casinos/places.ts';
import type { Progress, Scene } from '../casinos/scene.ts';
import { actingSide } from './acting.ts';
import { looksAt, partiesAt, weightOf } from './casino.ts';
import { casinoIn, isSettling } from './settling.ts';
import { moneyFlights } from './tile-flights.ts';
import type { CasinoView, Fact, SideOf, TileView, Told } from './types.ts';

type Paid = Extract<Fact, { readonly fact: 'paid' }>;
const isPaid = (fact: Fact): fact is Paid => fact.fact === 'paid';

export interface Moment {
  readonly scene: Scene;
  readonly progress: readonly Progress[];
  readonly flights: readonly Flight[];
  /** The tile that acts, as it lies there by then; `null`: the casino itself pays. */
  readonly tile: { readonly tile: TileView; readonly face: Face } | null;
}

/** What there is to see of a settlement while that telling is shown; `null` when it is not about one. */
export function momentAt(
  tellings: readonly Told[],
  index: number,
  sideOf: SideOf,
  cancelled: (dice: readonly number[]) => string,
): Moment | null {
  const told = tellings[index];
  if (told === undefined || !isSettling(told)) return null;
  const face = casinoIn(told);
  if (face === null) return null;
  const soFar = tellings.slice(0, index + 1).filter(isSettling);
  const here = soFar.filter(one => casinoIn(one) === face).map(({ fact }) => fact);
  // The facts of a casino follow each other; the view before the first of them has it as it was.
  const first = tellings.findIndex(one => isSettling(one) && casinoIn(one) === face && isOfCasino(one.fact));
  const start = (first < 0 || first > index ? told.view : (tellings[first - 1]?.view ?? told.view)).casinos[face];
  const tile = start.tile;
  const progress = FACES.map(one => ({
    face: one,
    state: one === face ? ('lit' as const) : isDone(told, one) ? ('done' as const) : ('waits' as const),
    paid: soFar.flatMap(({ fact }) => (isPaid(fact) && fact.casino === one ? [sideOf(fact.party)] : [])),
  }));
  return {
    scene: sceneOf(start, here, sideOf, cancelled),
    progress,
    flights: [...noteHome(here), ...diceHome(told.fact, start, sideOf), ...moneyFlights(told.fact, place.paidTile)],
    tile: actingSide(told.fact) === null || tile === null ? null : { tile: told.view.casinos[face].tile ?? tile, face },
  };
}

const isOfCasino = ({ fact }: Fact): boolean => fact === 'tied' || fact === 'paid' || fact === 'returned';

/** Whether the casino has been paid by then: at the end all of them, before Prime Time none. */
function isDone({ fact, view }: Told, face: Face): boolean {
  if (fact.fact === 'fined') return true;
  const under = view.agenda[0];
  if (under?.step === 'end') return true;
  return under?.step === 'payout' && face < under.data.casino;
}

function sceneOf(
  start: CasinoView,
  here: readonly Fact[],
  sideOf: SideOf,
  cancelled: (dice: readonly number[]) => string,
): Scene {
  const paid = here.filter(isPaid);
  const isReturned = here.some(({ fact }) => fact === 'returned');
  const parties = partiesAt(start);
  const heights = [...new Set(parties.map(party => weightOf(start, party)))];
  return {
    face: start.number,
    notes: start.cards.map((note, index) => {
      const party = paid[index]?.party;
      return {
        note,
        side: party === undefined ? null : sideOf(party),
        // What an imagined player has won lies there until it is returned.
        isGone: isReturned || (party !== undefined && isSeat(party)),
        place: place.paidNote(index),
      };
    }),
    heaps: heights.map(height => {
      const level = parties.filter(party => weightOf(start, party) === height);
      const isCancelled = here.some(fact => fact.fact === 'tied' && fact.dice === height);
      return {
        piles: level.map(party => ({
          side: sideOf(party),
          dice: looksAt(sideOf, start, party),
          weight: height,
          won: paid.find(one => one.party === party)?.card ?? null,
        })),
        cancels: isCancelled ? cancelled(level.map(() => height)) : null,
      };
    }),
  };
}

/** The card that a player has just won, on its way to him. */
function noteHome(here: readonly Fact[]): readonly Flight[] {
  const fact = here.at(-1);
  if (fact === undefined || !isPaid(fact) || !isSeat(fact.party)) return [];
  const from = place.paidNote(here.filter(isPaid).length - 1);
  return [{ cargo: { note: fact.card }, from, to: place.hand(fact.party) }];
}

/** Dice that have been counted go back to whoever plays with them. */
function diceHome(fact: Fact, start: CasinoView, sideOf: SideOf): readonly Flight[] {
  const parties = fact.fact === 'tied' ? fact.parties : fact.fact === 'paid' ? [fact.party] : [];
  return parties.flatMap(party => {
    const dice = isSeat(party) ? looksAt(sideOf, { ...start, black: [] }, party) : [];
    const to = place.hand(party);
    return dice.length === 0 ? [] : [{ cargo: { dice, face: start.number }, from: place.paidPile(party), to }];
  });
}
