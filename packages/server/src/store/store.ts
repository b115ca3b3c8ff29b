import type { Opening } from '@zaria/fair';
import type { Result, Seat, SeatKind } from '@zaria/kit';
import type { Phase, Stored, StoredLine, TokenHash } from '@zaria/table';

/*
 * What the server keeps. SQLite stands behind it today, PostgreSQL later: nothing here knows of either. All times are
 * milliseconds. Whatever writes is answered when it is durable. What goes wrong for reasons of its own (a full disk, a
 * damaged file) is a rejected promise with a `StoreError`.
 */

/** 32 hex digits: the id that the dice are bound to is the id of the match everywhere. */
export type MatchId = string;
/** Random and told to nobody but to whoever it belongs to; `hashToken` of his token is what tables know him by. */
export type GuestId = string;
/** SHA-256 in hex of something that only its bearer knows. */
export type SecretHash = string;

export interface Store {
  readonly matches: Matches;
  readonly talk: Talk;
  readonly guests: Guests;
  readonly ledger: Ledger;
  readonly settings: Settings;
  figures(): Figures;
  /** Finishes what was begun, and lets the data go: another may open it. Whatever is asked afterwards is rejected. */
  close(): Promise<void>;
}

// ─── Matches ───────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Matches {
  /**
   * Entries, secret, code, summary and the line of the ledger, all or nothing. The same `request` once more gives the
   * match that was made of it the first time, whatever else is in it.
   */
  create(match: NewMatch): Promise<Result<Created, { readonly why: 'code-taken' }>>;
  /**
   * Writes entries at the place `seq` and those after it. `false`: somebody else has written there. Appends of many
   * matches share one commit. Rejected for a match that is closed or unknown, and for a place beyond the end of the log.
   */
  append(id: MatchId, seq: number, entries: readonly Stored[]): Promise<boolean>;
  /**
   * The log from that place on, without a hole; empty for a match that is unknown, or a place beyond the end. Names that
   * were erased are empty, and the digests of the wishes they came with are gone.
   */
  read(id: MatchId, from: number): Promise<readonly Stored[]>;
  /** The host's part in the dice, in hex: the only way to it. `null`: unknown, or dice typed in. */
  secret(id: MatchId): Promise<string | null>;

  /** What lists show of the match. Never replaces a newer one; may come late, since `behind` finds what it missed. */
  summarise(id: MatchId, summary: Summary): Promise<void>;
  row(id: MatchId): Promise<MatchRow | null>;
  /** Newest change first. */
  list(search: Search): Promise<readonly MatchRow[]>;
  /** Where somebody sits or is host, newest change first. */
  heldBy(holder: TokenHash, most: number): Promise<readonly HeldRow[]>;

  /** Matches that want to be woken by then, longest due first. Closed ones want nothing. */
  due(by: number, most: number): Promise<readonly MatchId[]>;
  /** When the next match wants to be woken. */
  nextDue(): Promise<number | null>;
  /** Open matches whose log is longer than their summary says, after a crash: they are to be opened and summed up. */
  behind(most: number): Promise<readonly MatchId[]>;

  /** The code that an invitation carries, for whoever may invite. Not in any row. */
  code(id: MatchId): Promise<string | null>;
  byCode(code: string): Promise<MatchId | null>;
  /** `false`: the code is another match's. */
  setCode(id: MatchId, code: string): Promise<boolean>;
  setPublic(id: MatchId, isPublic: boolean): Promise<void>;
  /** Remembers that somebody came with the code, so that he need not bring it again. */
  admit(id: MatchId, guest: GuestId): Promise<void>;
  isAdmitted(id: MatchId, guest: GuestId): Promise<boolean>;

  /** Lets nothing more be written to the match. `false`: unknown, or closed before. Other programs do this as well. */
  close(id: MatchId, at: number): Promise<boolean>;
  /** Which matches were closed since then, that time included. */
  closedSince(at: number): Promise<readonly MatchId[]>;

  /** Matches that came from a backup and have not been recovered: players may know more of their dice than the log. */
  restored(): Promise<readonly MatchId[]>;
  /** The match went on by `keeper.recover`, and what that wrote is durable. */
  recovered(id: MatchId): Promise<void>;

  /** Removes matches that nobody needs any more, at most so many at once; the ledger keeps its lines. Says which. */
  sweep(rule: Retention, most: number): Promise<readonly MatchId[]>;
}

export interface NewMatch {
  readonly id: MatchId;
  readonly game: string;
  readonly entries: readonly Stored[];
  /** The host's secret and the head of its chain, in hex; `null` where dice are typed in. */
  readonly dice: { readonly secret: string; readonly head: string } | null;
  readonly code: string;
  readonly isPublic: boolean;
  readonly created: number;
  readonly summary: Summary;
  /** The name of the command it comes from, unlike any other's. `null`: it will not be repeated. */
  readonly request: string | null;
}

export interface Created {
  readonly id: MatchId;
  /** `false`: it was made by an earlier command of the same name. */
  readonly isNew: boolean;
  /** `null` where dice are typed in. */
  readonly opening: Opening | null;
}

/** A match as lists need it, without folding its log. */
export interface Summary {
  /** Of how many entries it was made. */
  readonly seq: number;
  readonly phase: Phase;
  readonly host: TokenHash;
  /** One for each seat. */
  readonly chairs: readonly SummaryChair[];
  /** Who is waited for. */
  readonly waiting: readonly Seat[];
  /** When the match wants to be woken, if nothing happens before. */
  readonly wake: number | null;
  /** When its last entry was written. */
  readonly changed: number;
}

export interface SummaryChair {
  /** `null`: free. */
  readonly kind: SeatKind | null;
  readonly name: string;
  readonly colour: number;
  readonly bot: string | null;
  /** Nobody's, for a bot. */
  readonly holder: TokenHash | null;
}

export type RowChair = Omit<SummaryChair, 'holder'>;

/** What may be shown of a match to whoever may see it: no secret, no code, nobody's hash. */
export interface MatchRow {
  readonly id: MatchId;
  readonly game: string;
  readonly phase: Phase;
  readonly chairs: readonly RowChair[];
  readonly waiting: readonly Seat[];
  readonly isPublic: boolean;
  readonly created: number;
  readonly changed: number;
  readonly wake: number | null;
  /** When it was closed, for good. */
  readonly closed: number | null;
  /** When it was restored from a backup, until it is recovered. */
  readonly restored: number | null;
}

export interface HeldRow extends MatchRow {
  /** The seats that are his. */
  readonly held: readonly Seat[];
  readonly isHost: boolean;
}

export interface Search {
  readonly phases?: readonly Phase[];
  readonly isPublic?: boolean;
  readonly isClosed?: boolean;
  readonly game?: string;
  readonly most: number;
  /** Go on after this row. */
  readonly after?: Pick<MatchRow, 'changed' | 'id'>;
}

export interface Retention {
  /** Tables in the lobby, last changed before then. */
  readonly unstarted: number;
  /** Matches that are over, abandoned or closed, last changed before then; `null`: they are kept. */
  readonly finished: number | null;
}

// ─── Talk ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Talk {
  /** Gives the line's number, counted from 1 in each match. Rejected for an unknown match. */
  add(id: MatchId, line: StoredLine): Promise<number>;
  /** The last lines, at most so many, in order. */
  last(id: MatchId, most: number): Promise<readonly KeptLine[]>;
  /** The lines after that number, at most so many, in order. */
  after(id: MatchId, number: number, most: number): Promise<readonly KeptLine[]>;
  /** Erases what somebody said, in one match or in all. Gives where. */
  erase(by: TokenHash, id?: MatchId): Promise<readonly MatchId[]>;
}

export interface KeptLine {
  readonly number: number;
  /** `null`: erased. */
  readonly line: StoredLine | null;
}

// ─── Guests ────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Guests {
  /** Rejected if there is such a guest already. */
  add(guest: Guest, session: Session): Promise<void>;
  get(id: GuestId): Promise<Guest | null>;
  /** Who it is that tables know by this hash: for notices to whoever is waited for. */
  byHolder(holder: TokenHash): Promise<Guest | null>;
  rename(id: GuestId, name: string): Promise<void>;
  /**
   * Takes away everything that says who he was: his name at every table, in lists and logs and talk, all he said, where
   * to reach him, his sessions and tickets, himself. Every record still verifies. Gives the matches that look otherwise
   * now: whoever has one in memory reads it again.
   */
  erase(id: GuestId): Promise<readonly MatchId[]>;

  addSession(session: Session): Promise<void>;
  /** The session of that token, if it is still good at that time. */
  session(hash: SecretHash, now: number): Promise<Session | null>;
  /** It was used: it stays good until then. */
  prolong(hash: SecretHash, until: number): Promise<void>;
  endSession(hash: SecretHash): Promise<void>;
  /** Ends all of his sessions but one. */
  endSessions(guest: GuestId, but: SecretHash | null): Promise<void>;

  addTicket(ticket: Ticket): Promise<void>;
  /**
   * Uses a ticket up, begins the session it is good for and, where there is a next ticket, keeps that: all or nothing,
   * for one bearer only. Gives the ticket; `null`: there is none of that kind, it was used, or its time is over.
   */
  useTicket(use: UseTicket): Promise<Ticket | null>;

  /** One for each endpoint of a guest: the same endpoint again replaces it. */
  addNotice(notice: Notice): Promise<void>;
  noticesOf(guest: GuestId): Promise<readonly Notice[]>;
  removeNotice(guest: GuestId, endpoint: string): Promise<void>;

  /** Removes sessions and tickets whose time is over, and guests without either who sit nowhere. Says how many went. */
  sweep(now: number, most: number): Promise<number>;
}

export interface Guest {
  readonly id: GuestId;
  /** The hash by which tables know him. */
  readonly holder: TokenHash;
  /** Empty where erased. */
  readonly name: string;
  readonly created: number;
}

export interface Session {
  readonly hash: SecretHash;
  readonly guest: GuestId;
  /** `null`: for everything of the guest; otherwise for this match alone (a bot of somebody's own). */
  readonly match: MatchId | null;
  readonly created: number;
  readonly until: number;
}

/** Something that is worth a session, once: a link to one's other device, a code to come back with. */
export interface Ticket {
  readonly hash: SecretHash;
  readonly guest: GuestId;
  readonly kind: 'device' | 'recovery';
  /** `null`: for everything of the guest. */
  readonly match: MatchId | null;
  readonly created: number;
  /** `null`: without end. */
  readonly until: number | null;
}

export interface UseTicket {
  readonly hash: SecretHash;
  readonly kind: Ticket['kind'];
  readonly now: number;
  /** Its guest and match are the ticket's. */
  readonly session: Pick<Session, 'hash' | 'until'>;
  /** The ticket that takes its place, of the same guest, kind and match; `null`: none. */
  readonly next: Pick<Ticket, 'hash' | 'until'> | null;
}

/** Where somebody wants to be told that it is his turn. */
export interface Notice {
  readonly guest: GuestId;
  readonly kind: 'push' | 'webhook';
  readonly endpoint: string;
  /** What sending to it takes (keys, language), as the server writes it. */
  readonly details: string;
  readonly created: number;
}

// ─── The rest ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** The openings of all matches, chained (fair-dice, 3). It only grows: `create` adds to it. */
export interface Ledger {
  /** From that number on, at most so many, in order. */
  read(from: number, most: number): Promise<readonly Opening[]>;
  last(): Promise<Opening | null>;
}

/** Small things that the server makes once and keeps (the key of its push notices). Never shown. */
export interface Settings {
  get(name: string): Promise<string | null>;
  /** Keeps the value unless there is one; gives the one that is kept. */
  keepFirst(name: string, value: string): Promise<string>;
}

/** Since it was opened. */
export interface Figures {
  readonly appends: number;
  /** Fewer than appends: many share one. */
  readonly commits: number;
  /** Writes that are waiting for their commit now. */
  readonly waiting: number;
  /** How long the last commit took, in milliseconds. */
  readonly lastCommit: number;
}

// ─── What goes wrong ───────────────────────────────────────────────────────────────────────────────────────────────

export type StoreFault =
  /** Another server has the data. */
  | { readonly why: 'in-use' }
  /** The data was written by a newer program. */
  | { readonly why: 'newer'; readonly has: number; readonly knows: number }
  /** The data was written by an older program, and this one only wants to look: a server brings it up to date. */
  | { readonly why: 'older'; readonly has: number; readonly knows: number }
  /** There is none. */
  | { readonly why: 'missing' }
  /** It is no database, or not ours, or damaged. */
  | { readonly why: 'damaged'; readonly detail: string }
  | { readonly why: 'read-only' }
  | { readonly why: 'full' }
  /** It was busy for longer than we wait. */
  | { readonly why: 'busy' }
  /** It does not keep what it acknowledges: the setting that makes it could not be had. */
  | { readonly why: 'not-durable'; readonly detail: string }
  | { readonly why: 'match-closed' | 'match-unknown'; readonly match: MatchId }
  /** Somebody wants to write beyond the end of a log. */
  | { readonly why: 'gap'; readonly match: MatchId }
  | { readonly why: 'closed' }
  | { readonly why: 'failed'; readonly detail: string };

export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly fault: StoreFault;

  constructor(fault: StoreFault) {
    super(`the store: ${JSON.stringify(fault)}`);
    this.fault = fault;
  }
}
