import type { Back, OptionFault, Refusal, Result, Seat } from '@zaria/kit';
import type { Setting, TalkKind } from './entries.ts';
import type { Phase } from './table.ts';

/** What somebody wants of the table. */
export type Wish =
  /** Before the match. */
  | ({ readonly do: 'set' } & Setting)
  | {
      readonly do: 'sit';
      readonly seat: Seat;
      readonly as: 'local' | 'remote';
      readonly name: string;
      readonly colour: number;
    }
  | {
      readonly do: 'seat-bot';
      readonly seat: Seat;
      readonly bot: string;
      readonly name: string;
      readonly colour: number;
    }
  | { readonly do: 'leave'; readonly seat: Seat }
  /** `version`: of the setting that was seen. */
  | { readonly do: 'ready'; readonly seat: Seat; readonly version: number; readonly ready: boolean }
  /** The head of the sender's chain; until the start he may give another. */
  | { readonly do: 'head'; readonly seat: Seat; readonly head: string }
  | { readonly do: 'start' }
  /** In play. A question is answered once: with its name, and how many answers the seat has already given to it. */
  | {
      readonly do: 'play';
      readonly seat: Seat;
      readonly question: string;
      readonly count: number;
      readonly action: string;
    }
  | { readonly do: 'back'; readonly seat: Seat; readonly question: string; readonly count: number; readonly back: Back }
  | { readonly do: 'throw'; readonly question: string; readonly action: string }
  | { readonly do: 'undo'; readonly seat: Seat; readonly question: string }
  /** Whoever has chosen does not want to think again: the table need not wait for it. */
  | { readonly do: 'hurry'; readonly seat: Seat }
  /** To the request of that number. Whoever asked may also take it back, by not agreeing. */
  | { readonly do: 'answer-undo'; readonly seat: Seat; readonly request: number; readonly agree: boolean }
  /** The seat's link for draw n, which is asked for. */
  | { readonly do: 'link'; readonly seat: Seat; readonly n: number; readonly link: string }
  /** A new chain: for whoever has none, or has lost the secret of his. */
  | { readonly do: 'chain'; readonly seat: Seat; readonly head: string }
  /** Who was silent for a while is there again, and wants to be asked. */
  | { readonly do: 'awake'; readonly seat: Seat }
  | { readonly do: 'resign'; readonly seat: Seat }
  | { readonly do: 'return'; readonly seat: Seat }
  /** `sitter`: who is expected there, by the number that everybody sees. */
  | { readonly do: 'cover'; readonly seat: Seat; readonly sitter: number }
  | { readonly do: 'remove'; readonly seat: Seat; readonly sitter: number }
  | { readonly do: 'abandon' }
  /** Until the end: what may be said at the table. */
  | { readonly do: 'talk'; readonly talk: TalkKind }
  /** Until the end. Whoever shows the invitation may have the seat, once; `null`: nobody any more. */
  | { readonly do: 'hand-over'; readonly seat: Seat; readonly sitter: number; readonly invitation: string | null }
  /** The seat passes to the sender, whose token is its own from now on; the old one is worth nothing. */
  | {
      readonly do: 'claim';
      readonly seat: Seat;
      readonly invitation: string;
      readonly as: 'local' | 'remote';
      readonly name: string;
      /** Of his own chain, if he has one. */
      readonly head: string | null;
    }
  /** Whoever sits there is host from now on, since the host has gone. */
  | { readonly do: 'take-over'; readonly seat: Seat };

export interface Command {
  /** The sender's own name for it; the same name again is the same command. */
  readonly id: string;
  /** The secret of the seats the sender holds. */
  readonly token: string;
  readonly wish: Wish;
}

/** What has happened since an answer, so that it cannot be taken back at once. */
export const SINCE = ['dice', 'reveal', 'others'] as const;
export type Since = (typeof SINCE)[number];

/** Why the table does not do it. */
export type TableRefusal =
  | { readonly why: 'not-yours' | 'host-only' | 'host-present' | 'already-host' | 'command-wrong' | 'game-unknown' }
  /** Another command of the same sender has this name. */
  | { readonly why: 'id-used' }
  /** It was done as often as it may be. */
  | { readonly why: 'too-often'; readonly most: number }
  /** Who is away is away for a moment only; `wait`: milliseconds until it counts. */
  | { readonly why: 'host-away' | 'seat-away'; readonly wait: number }
  /** The match is in another phase. */
  | { readonly why: 'not-started' | 'started' | 'over' | 'abandoned' }
  | { readonly why: 'seat-unknown' | 'seat-taken' | 'seat-free' | 'colour-taken' | 'name-wrong' | 'bot-unknown' }
  /** `seats-taken`: with fewer seats somebody would lose his. */
  | { readonly why: 'token-wrong' | 'not-ready' | 'seats-free' | 'seats-taken' }
  /** `setting-changed`: another one was seen. `other-sitter`: somebody else sits there by now. */
  | { readonly why: 'setting-changed' | 'other-sitter' | 'invitation-wrong' | 'clock-wrong' }
  | { readonly why: 'chairs-enough' | 'chairs-wrong'; readonly most: number }
  | { readonly why: 'seats-wrong'; readonly min: number; readonly max: number }
  | { readonly why: 'breath-wrong'; readonly most: number }
  | OptionFault
  /** `asking`: links for a throw are coming in, and nothing moves until it is made. */
  | { readonly why: 'asking' | 'head-wrong' | 'link-wrong' | 'link-unasked' | 'not-asleep' }
  | { readonly why: 'stale'; readonly question: string }
  | { readonly why: 'out-of-step'; readonly count: number }
  | { readonly why: 'notation-unknown' | 'back-wrong' | 'dice-not-typed' }
  /** `undo-unasked`: it is for others to agree, or for nobody any more. */
  | { readonly why: 'nothing-to-undo' | 'no-undo-asked' | 'undo-asked' | 'undo-unasked' | 'not-breathing' }
  /** It was another request that was answered. */
  | { readonly why: 'other-request' }
  /** It can no longer be taken back: what has happened since. */
  | { readonly why: 'undo-over'; readonly since: Since }
  /** `own-seat`: nobody removes himself. `not-covered`: the player plays there himself. */
  | { readonly why: 'resigned' | 'seat-present' | 'seat-covered' | 'own-seat' | 'not-covered' }
  | { readonly why: 'refused'; readonly refusal: Refusal };

/** What a wish meets that belongs to another phase. */
export const WRONG_PHASE = {
  lobby: { why: 'not-started' },
  playing: { why: 'started' },
  over: { why: 'over' },
  abandoned: { why: 'abandoned' },
} as const satisfies Readonly<Record<Phase, TableRefusal>>;

/** What the sender of a command hears. What was written stays with the table. */
export type Reply = Result<true, TableRefusal>;
