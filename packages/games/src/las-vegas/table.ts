import { copyBySeat, type BySeat, type ReadonlyBySeat, type Seat, type Staged, type Starter } from '@zaria/kit';
import type { Deck } from '../casinos/deck.ts';
import { copyByFace, type ByFace, type Dice } from '../casinos/faces.ts';
import type { LasVegasSteps } from './steps.ts';

export const ROUNDS = 4;
export const DICE = 8;

export type Options = {
  /** Who begins. */
  readonly starter: Starter;
  /** Everyone sees everyone's money. */
  readonly openMoney: boolean;
  /** The variant with white dice, for 2 to 4 players. */
  readonly neutral: boolean;
};

/** The dice of one throw, own and white. */
export interface Roll {
  readonly own: Dice;
  readonly white: Dice;
}

/** Whose dice lie at a casino: a seat's, or the white ones of the imaginary player. */
export type Party = Seat | 'white';

/** Replaced when something changes, never edited, so copies of a table can share it. */
export interface Casino {
  /** Highest first, in thousands. */
  readonly notes: readonly number[];
  /** Won by the white dice: there until they go under the deck. */
  readonly returning: readonly number[];
  readonly dice: ReadonlyBySeat<number>;
  readonly white: number;
}

export interface Table extends Staged<LasVegasSteps> {
  readonly players: number;
  readonly options: Options;
  /** 0 before the first round, then 1 to 4. */
  round: number;
  /** Who began this round. */
  starter: Seat;
  casinos: ByFace<Casino>;
  /** Own dice still in hand. */
  supply: BySeat<number>;
  /** White dice still in hand. */
  white: BySeat<number>;
  /** White dice that nobody has: still to be rolled this round, or back from the casinos. */
  spare: number;
  /** Won so far, in thousands, face down. Replaced at the payout, never edited, like the notes and the deck. */
  money: BySeat<number>;
  /** How many notes that is. */
  notes: BySeat<number>;
  deck: Deck;
}

/** White dice each player gets a round, in the variant. */
export const whiteDice = (players: number): number => (players === 2 ? 4 : 2);
/** White dice nobody gets; the start player rolls them before the first turn. */
export const spareDice = (players: number): number => (players === 3 ? 2 : 0);

/** Dice at the casino by party, the white ones last. */
export const weightsAt = ({ dice, white }: Pick<Casino, 'dice' | 'white'>): readonly number[] => [...dice, white];
export const partyAt = (players: number, index: number): Party => (index === players ? 'white' : (index as Seat));

export const handOf = (table: Table, seat: Seat): number => table.supply[seat] + table.white[seat];

export const cloneTable = (table: Table, agenda: Table['agenda']): Table => ({
  players: table.players,
  options: table.options,
  round: table.round,
  starter: table.starter,
  casinos: copyByFace(table.casinos),
  supply: copyBySeat(table.supply),
  white: copyBySeat(table.white),
  spare: table.spare,
  money: table.money,
  notes: table.notes,
  deck: table.deck,
  agenda,
  asked: table.asked,
});
