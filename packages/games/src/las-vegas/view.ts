import { bySeat, type FrameView, type Seat, type Viewer } from '@zaria/kit';
import { cardsLeft } from '../casinos/deck.ts';
import { byFace, type Face, type ReadonlyByFace } from '../casinos/faces.ts';
import { prospects } from '../casinos/outlook.ts';
import { rules } from './rules.ts';
import type { LasVegasSteps } from './steps.ts';
import { partyAt, weightsAt, type Casino, type Options, type Party, type Table } from './table.ts';

export interface CasinoView {
  readonly number: Face;
  /** Highest first. */
  readonly notes: readonly number[];
  /** Won by the white dice: there until they go under the deck. */
  readonly returning: readonly number[];
  readonly dice: readonly number[];
  readonly white: number;
  /** Who would win what if the round ended now; at the payout, what is still to be paid. */
  readonly winning: readonly { readonly party: Party; readonly note: number }[];
  /** Who would win nothing because others have as many dice. */
  readonly level: readonly Party[];
}

/** What one seat, or a spectator, may know. */
export interface LasVegasView {
  readonly viewer: Viewer;
  readonly players: number;
  readonly options: Options;
  readonly round: number;
  readonly starter: Seat;
  readonly casinos: ReadonlyByFace<CasinoView>;
  readonly supply: readonly number[];
  readonly white: readonly number[];
  /** White dice that nobody has: still to be rolled this round, or back from the casinos. */
  readonly spare: number;
  /** `null` where the money lies face down. */
  readonly money: readonly (number | null)[];
  readonly notes: readonly number[];
  readonly deck: number;
  /** The last frame is the question on the table. */
  readonly agenda: readonly FrameView<LasVegasSteps>[];
}

/** Built field by field, so that a new field of `Table` stays secret until it is named here. */
export function view(table: Table, viewer: Viewer): LasVegasView {
  const isOpen = table.options.openMoney || table.agenda.length === 0;
  return {
    viewer,
    players: table.players,
    options: table.options,
    round: table.round,
    starter: table.starter,
    casinos: byFace(face => casinoView(table.players, face, table.casinos[face])),
    supply: [...table.supply],
    white: [...table.white],
    spare: table.spare,
    money: bySeat(table.players, seat => (isOpen || seat === viewer ? table.money[seat] : null)),
    notes: [...table.notes],
    deck: cardsLeft(table.deck),
    agenda: table.agenda.map(frame => rules.redact(frame, viewer)),
  };
}

export const casinoView = (players: number, number: Face, casino: Casino): CasinoView => ({
  number,
  notes: [...casino.notes],
  returning: [...casino.returning],
  dice: [...casino.dice],
  white: casino.white,
  ...prospects(weightsAt(casino), casino.notes, index => partyAt(players, index)),
});
