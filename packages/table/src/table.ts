import type { DiceKind, MatchStart, SeatHex, Seating } from '@zaria/fair';
import {
  answersGiven,
  questionNumber,
  questionOn,
  type AnyGame,
  type AnyShape,
  type Narration,
  type Seat,
  type SeatKind,
  type Start,
} from '@zaria/kit';
import type { Breath, Origin, Setting, TalkKind, TokenHash } from './entries.ts';
import type { Counts } from './limits.ts';

/** Why a bot plays for somebody. */
export type Cover = 'timeout' | 'absent' | 'resigned' | 'removed';

/** One seat of the table. */
export interface Chair {
  /** `null`: free. */
  readonly kind: SeatKind | null;
  readonly name: string;
  /** 0 to 5, one of the six player colours. */
  readonly colour: number;
  readonly bot: string | null;
  readonly token: TokenHash | null;
  readonly ready: boolean;
  readonly cover: Cover | null;
  /** The number of whoever sits here, counted over all who ever sat down at the table; 0: nobody did. */
  readonly sitter: number;
  /** The hash of an invitation by which somebody else may have the seat. */
  readonly invitation: TokenHash | null;
  /** The head of the chain of whoever sits here; `null`: he adds nothing to the dice. */
  readonly head: string | null;
  /** In how many draws in a row it was asked for a link and kept silent. */
  readonly silent: number;
}

/** A draw that is asked for: nothing moves until it is made, or its number is lost. */
export interface Asked {
  readonly n: number;
  readonly seats: readonly Seat[];
  /** Since when. */
  readonly at: number;
  /** What has come in so far, in hex. */
  readonly links: ReadonlyMap<Seat, string>;
}

/** The deepest link of a chain that was spent. */
interface SpentLink {
  readonly depth: number;
  readonly link: string;
}

/** What was sealed, shown and kept back in a match that began by the first protocol. Hex. */
export interface FirstParts {
  readonly commitS: string;
  readonly commits: readonly SeatHex[];
  readonly reveals: readonly SeatHex[];
  readonly withheld: readonly Seat[];
}

/** A question, and since when it can be answered. */
interface Asking {
  readonly question: number;
  readonly since: number;
}

interface UndoAsked {
  readonly seat: Seat;
  /** The number of the request, counted over the match: whoever agrees says to which. */
  readonly request: number;
  /** How many entries of the match stay. */
  readonly to: number;
  readonly agreed: readonly Seat[];
}

/** The match itself, to be looked at and tried on; only `absorb` lets it go on. */
export type MatchSeen = Omit<Narration<AnyShape>, 'append' | 'adopt'>;

/** One match and everything around it, as its entries say. To be read: only `absorb` can write to it. */
export interface Table {
  readonly game: AnyGame;
  readonly rules: number;
  readonly dice: DiceKind;
  readonly matchId: string;
  /** The match that this one goes on from; `null`: from its beginning. */
  readonly from: Origin | null;
  /** The head of the host's chain; `null` where dice are typed in. */
  readonly head: string | null;
  /** How long a draw waits for links. */
  readonly wait: number;
  /** `null`: the match is of the protocol that matches are opened with now. */
  readonly first: FirstParts | null;
  readonly setting: Setting;
  /** How often the setting was changed: whoever is ready says for which. */
  readonly version: number;
  /** What may be said. */
  readonly talk: TalkKind;
  readonly host: TokenHash;
  readonly chairs: readonly Chair[];
  /** How many have sat down so far. */
  readonly sittings: number;
  /** Who resigned or was removed, and does not come back. */
  readonly gone: readonly TokenHash[];
  /** The bytes that everything was frozen in; `null` until the match starts. */
  readonly frozen: string | null;
  /** What they say; `null` also for a match of the first protocol. */
  readonly start: MatchStart | null;
  /** For each seat those who have held it since the start. */
  readonly names: readonly (readonly string[])[];
  /** For each seat the bot that sat there at the start. */
  readonly bots: readonly (string | null)[];
  readonly startedAt: number;
  readonly match: MatchSeen | null;
  readonly abandoned: boolean;
  /** Since when the question on the table can be answered. */
  readonly askedAt: number;
  /** The questions since the last throw, the one on the table last: whoever goes back to one has the time he had. */
  readonly sinceThrow: readonly Asking[];
  readonly undoAsked: UndoAsked | null;
  /** How many requests to undo there were. */
  readonly requests: number;
  readonly undos: number;
  /** How often something was taken back by consent. */
  readonly takeBacks: number;
  /** It stays until somebody acts: whether the table still waits is a question of the time. */
  readonly breath: Breath | null;
  /** How many draw numbers are used up. They never go back, whatever is undone. */
  readonly numbers: number;
  /** What the next draw is chained to, in hex: the last one that was made, or the start. */
  readonly mixed: string;
  /** The host's link of the last draw. */
  readonly spent: string | null;
  /** Whose chains count, in an open match. */
  readonly sitting: Seating | null;
  /** By the heads of chains. */
  readonly links: ReadonlyMap<string, SpentLink>;
  readonly asked: Asked | null;
  /** The names of the commands that were carried out, and what each wanted; `null`: it is not known any more. */
  readonly answered: ReadonlyMap<string, string | null>;
  /** How often what was done, in the match and at the question on the table. */
  readonly counts: Counts;
  readonly countsHere: Counts;
  /** When the last entry was written. Time does not go back from there. */
  readonly at: number;
  /** How many entries were absorbed. */
  readonly seq: number;
}

export type Phase = 'lobby' | 'playing' | 'over' | 'abandoned';

export function phaseOf(table: Table): Phase {
  if (table.match === null) return 'lobby';
  if (table.abandoned) return 'abandoned';
  return table.game.waiting(table.match.state).length === 0 ? 'over' : 'playing';
}

/** How the match is played, or will be. */
export const startOf = ({ rules, setting: { seats, options } }: Table): Start => ({ rules, seats, options });

/** The name of the question on the table. Undoing asks it under a new name, so that late answers do not fit. */
export const questionOf = ({ undos, match }: Table): string =>
  `${undos}/${(match && questionNumber(match.state)) ?? 'end'}`;

/** How many answers the seat has given to the question on the table. */
export const givenBy = ({ match }: Table, seat: Seat): number =>
  match === null ? 0 : answersGiven(questionOn(match.state), seat);

/** Whether the seat is played by a bot, for good or for a while. */
export const isBotSeat = (chair: Chair): boolean => chair.kind === 'bot' || chair.cover !== null;

/** Whether there is a person who must agree before something is undone, also while a bot plays for him. */
export const isPerson = ({ kind, cover }: Pick<Chair, 'kind' | 'cover'>): boolean =>
  kind !== null && kind !== 'bot' && cover !== 'resigned' && cover !== 'removed';

/** The time of the table: it only goes forward, whatever clock the caller has. */
export const timeAt = ({ at }: Pick<Table, 'at'>, now: number): number => (now > at && now < Infinity ? now : at);

/** Whether the table waits after a choice. A clock that is set back does not make it wait longer. */
export const isBreathing = ({ breath, setting }: Pick<Table, 'breath' | 'setting'>, now: number): boolean =>
  breath !== null && now < breath.until && now >= breath.until - setting.breath;

/** Since when the time of whoever is asked runs: a breath is nobody's time. */
export const runsSince = ({ askedAt, breath }: Table): number => Math.max(askedAt, breath?.until ?? 0);
