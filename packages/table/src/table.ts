import type { AnyGame, AnyShape, Narration, Seat, SeatKind } from '@zaria/kit';
import type { DiceKind, Setting, TokenHash } from './entries.ts';

/** Why a bot plays for somebody. */
export type Cover = 'timeout' | 'absent' | 'resigned' | 'removed';

/** One seat of the table. */
export interface Chair {
  /** `null`: free. */
  kind: SeatKind | null;
  name: string;
  /** 0 to 5, one of the six player colours. */
  colour: number;
  bot: string | null;
  token: TokenHash | null;
  ready: boolean;
  cover: Cover | null;
  commit: string | null;
  reveal: string | null;
  withheld: boolean;
}

interface UndoAsked {
  readonly seat: Seat;
  /** How many entries of the match stay. */
  readonly to: number;
  readonly agreed: readonly Seat[];
}

/** One match and everything around it, as its entries say. Never written to but by `absorb`. */
export interface Table {
  readonly game: AnyGame;
  readonly dice: DiceKind;
  readonly matchId: string;
  readonly commitS: string;
  readonly revealWithin: number;
  setting: Setting;
  host: TokenHash;
  chairs: Chair[];
  /** `null` until the match starts. */
  start: string | null;
  startedAt: number;
  match: Narration<AnyShape> | null;
  abandoned: boolean;
  /** Since when the question on the table can be answered. */
  askedAt: number;
  undoAsked: UndoAsked | null;
  undos: number;
  draws: number;
  /** The names of the commands that were carried out. */
  answered: Set<string>;
  /** How many entries were absorbed. */
  seq: number;
}

export type Phase = 'lobby' | 'playing' | 'over' | 'abandoned';

export function phaseOf(table: Table): Phase {
  if (table.match === null) return 'lobby';
  if (table.abandoned) return 'abandoned';
  return table.game.waiting(table.match.state).length === 0 ? 'over' : 'playing';
}

/** The name of the question on the table. Undoing asks it under a new name, so that late answers do not fit. */
export function questionOf(table: Table): string {
  const frame = table.match?.state.agenda.at(-1);
  return `${table.undos}/${frame?.number ?? 'end'}`;
}

/** How many answers the seat has given to the question on the table. */
export const answersGiven = (table: Table, seat: Seat): number =>
  table.match?.state.agenda.at(-1)?.parts?.[seat]?.answers.length ?? 0;

/** Whether the seat is played by a bot, for good or for a while. */
export const isBotSeat = (chair: Chair): boolean => chair.kind === 'bot' || chair.cover !== null;

/** Whether the seat's part in the dice is promised and still open. */
export const isSilent = (chair: Chair): boolean => chair.commit !== null && chair.reveal === null && !chair.withheld;

/** Whether everybody's part in the dice is known, or known to be kept back. */
export const isSealed = (table: Table): boolean => !table.chairs.some(isSilent);
