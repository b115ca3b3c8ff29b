import type { DiceKind } from '@zaria/fair';
import { SEATS, type AnyAction, type AnyOptions, type Entry, type Seat, type SeatKind } from '@zaria/kit';
import type { Night } from './night.ts';

/** The hash of a secret that only the holder of a seat knows. Kept by the table, told to nobody. */
export type TokenHash = string;

export type Clock =
  | { readonly kind: 'none' }
  /** Whoever is waited for longer than this is reminded. */
  | { readonly kind: 'gentle'; readonly after: number }
  /** Whoever is waited for longer than this has a bot answer for him. */
  | { readonly kind: 'strict'; readonly after: number }
  /** The same over days: nights do not count, and whoever has only a quarter of his time left is reminded. */
  | { readonly kind: 'days'; readonly after: number; readonly night: Night | null };

/** What may be said at the table: anything, or only quick phrases. */
export const TALKS = ['free', 'phrases'] as const;
export type TalkKind = (typeof TALKS)[number];

/** Whether others than the players may watch, and talk. */
export const SPECTATORS = ['none', 'silent', 'talking'] as const;
export type Spectators = (typeof SPECTATORS)[number];

/** How a table is set up. All of it may be changed until the match starts, but for the dice. */
export interface Setting {
  readonly seats: number;
  readonly options: AnyOptions;
  readonly clock: Clock;
  /** Whether an answer without a choice is given by the table itself. */
  readonly forced: boolean;
  readonly spectators: Spectators;
  /** Whether any step may be taken back, if every person of the match consents. */
  readonly friendly: boolean;
  /** How long the table waits after a person's choice before dice, forced answers or bots follow. Milliseconds. */
  readonly breath: number;
  /** How many chairs somebody may take who is not the host. */
  readonly chairsEach: number;
}

export const LONGEST_BREATH = 2000;

/** What a table that was opened before these could be set is taken to have. */
export const EARLIER = { friendly: false, breath: 0, chairsEach: SEATS.length } as const satisfies Partial<Setting>;

/** Until when the table waits, so that whoever has just chosen can take it back. */
export interface Breath {
  readonly seat: Seat;
  readonly until: number;
}

/** What a draw was made of beside the links of seats: spent with it, and public from then on. Hex. */
export interface Spent {
  /** The host's link. */
  readonly host: string;
  /** What the next draw is chained to. */
  readonly mixed: string;
}

/** The moment of an earlier match that a table goes on from: what was played until then is played on it, too. */
export interface Origin {
  /** The match as its dice name it; `null`: it is of a time when they did not. */
  readonly matchId: string | null;
  /** How many entries of its record had been played. */
  readonly at: number;
}

/** How a table began. */
type Opened = {
  readonly kind: 'opened';
  readonly game: string;
  readonly rules: number;
  readonly setting: Setting;
  readonly host: TokenHash;
  readonly dice: DiceKind;
  /** Hex. */
  readonly matchId: string;
  readonly from?: Origin;
} & (
  | {
      /** The head of the host's chain; `null` where dice are typed in. */
      readonly head: string | null;
      /** How long a draw waits for links. */
      readonly wait: number;
    }
  /** By the first protocol, which no table is opened with any more: what the server had sealed. */
  | { readonly commitS: string; readonly revealWithin: number }
);

/** What the table keeps, in order. Times in milliseconds. */
export type TableEntry =
  | Opened
  | { readonly kind: 'set'; readonly setting: Setting }
  | {
      readonly kind: 'sat';
      readonly seat: Seat;
      readonly as: SeatKind;
      readonly name: string;
      readonly colour: number;
      /** Which bot, for a bot. */
      readonly bot: string | null;
      /** Nobody's, for a bot. */
      readonly token: TokenHash | null;
    }
  | { readonly kind: 'left'; readonly seat: Seat }
  | { readonly kind: 'ready'; readonly seat: Seat; readonly ready: boolean }
  | { readonly kind: 'host'; readonly host: TokenHash }
  /** Whoever shows what this is the hash of may have the seat, once; `null`: nobody any more. */
  | { readonly kind: 'invited'; readonly seat: Seat; readonly invitation: TokenHash | null }
  /** What may be said from now on; before the first of these, anything. */
  | { readonly kind: 'talk'; readonly talk: TalkKind }
  /** By the first protocol: what a seat had sealed. */
  | { readonly kind: 'committed'; readonly seat: Seat; readonly commit: string }
  /** The head of the chain that a seat adds links of, before the start. Hex. */
  | { readonly kind: 'head'; readonly seat: Seat; readonly head: string }
  /** Everybody present is asked for a link; again, the same seats or more. */
  | { readonly kind: 'asked'; readonly n: number; readonly seats: readonly Seat[] }
  /** A seat's link for the draw that is asked for. Told to nobody before the draw is made. */
  | { readonly kind: 'linked'; readonly seat: Seat; readonly link: string }
  /** Somebody who had not answered for a while is there again. */
  | { readonly kind: 'woke'; readonly seat: Seat }
  /** The bytes everything was frozen in. */
  | { readonly kind: 'started'; readonly start: string }
  /** The match will not be played to its end: its dice may be checked from now on. */
  | { readonly kind: 'abandoned' }
  /** The table waits after a choice; `null`: no longer, since whoever chose does not want to think again. */
  | { readonly kind: 'breath'; readonly breath: Breath | null }
  /** An entry of the match itself, and of its record; with a draw, what it was made of. */
  | {
      readonly kind: 'match';
      readonly entry: Entry<AnyAction>;
      readonly token: TokenHash | null;
      readonly spent?: Spent;
    };

/** An entry with when and through which command it came. */
export interface Stored {
  readonly at: number;
  /** The command's own name, so that a repeated one is answered and not played twice. */
  readonly by: string | null;
  /** What the command wanted, in short, so that another one under the same name is noticed. Older entries lack it. */
  readonly wish?: string;
  readonly what: TableEntry;
}
