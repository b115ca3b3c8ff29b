import type { Opening } from '@zaria/fair';
import type { Seat, SeatKind } from '@zaria/kit';
import type { Phase, Stored, StoredLine, TokenHash } from '@zaria/table';

/*
 * What the server keeps. SQLite stands behind it, or PostgreSQL: nothing here knows of either. All times are
 * milliseconds. Whatever writes is answered when it is durable. What goes wrong for reasons of its own (a full disk, a
 * damaged file) is a rejected promise with a `StoreError`.
 */

/** As the server names it: up to 40 letters, digits, `-` and `_`. */
export type MatchId = string;
/** Random, and told to nobody: it is the token by which its guest sits at tables. */
export type GuestId = string;
/** SHA-256 in hex of something that only its bearer knows. */
export type SecretHash = string;

export interface Store {
  readonly matches: Matches;
  readonly talk: Talk;
  readonly guests: Guests;
  readonly ledger: Ledger;
  readonly settings: Settings;
  readonly cluster: ClusterKept;
  figures(): Figures;
  /** Since when the data cannot be reached; `null`: it can. */
  outage(): number | null;
  /** Finishes what was begun, and lets the data go: another may open it. Whatever is asked afterwards is rejected. */
  close(): Promise<void>;
}

// ─── Matches ───────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Matches {
  /**
   * Row, entries, secret of the dice and line of the ledger: all or nothing. The same `request` once more gives the match
   * that was made of it the first time, and writes nothing.
   */
  create(match: NewMatch): Promise<Created>;
  /**
   * Writes entries at the place `seq` and those after it. `false`: somebody else has written there. Appends of many
   * matches share one commit. Rejected for a match that is closed or unknown, and for a place beyond the end of the log.
   * With a summary, if whoever writes knows it already, that is written with them.
   */
  append(id: MatchId, seq: number, entries: readonly Stored[], summary?: Summary): Promise<boolean>;
  /**
   * The log from that place on, without a hole; empty for a match that is unknown, or a place beyond the end. Names that
   * were erased are empty, and the digests of the wishes they came with are gone.
   */
  read(id: MatchId, from: number): Promise<readonly Stored[]>;
  /** The host's part in the dice, in hex: the only way to it. `null`: unknown, or dice typed in. */
  secret(id: MatchId): Promise<string | null>;
  /** The hash of the code that its invitations carry: the only way to it. */
  join(id: MatchId): Promise<SecretHash | null>;

  /**
   * What lists show of the match, and when it wants to be woken. Never replaces one made of more entries. It need not
   * come with every append: `behind` finds what it missed.
   */
  summarise(id: MatchId, summary: Summary): Promise<void>;
  row(id: MatchId): Promise<MatchRow | null>;
  /** Newest change first. */
  list(search: Search): Promise<readonly MatchRow[]>;
  /** The matches that somebody opened, sits or sat at, or was admitted to; newest change first. */
  ofHolder(holder: TokenHash, most: number): Promise<readonly HeldRow[]>;

  /** Matches that want to be woken by then, longest due first. Closed ones want nothing. */
  due(by: number, most: number): Promise<readonly MatchId[]>;
  /** When the next match wants to be woken. */
  nextDue(): Promise<number | null>;
  /** Open matches whose log is longer than their summary says, after a crash: they are to be opened and summed up. */
  behind(most: number): Promise<readonly MatchId[]>;

  setJoin(id: MatchId, join: SecretHash): Promise<void>;
  setPublic(id: MatchId, isPublic: boolean): Promise<void>;
  /** Whom the server has told that he is waited for, as it has written it; `null`: nobody yet. */
  noticed(id: MatchId): Promise<string | null>;
  /** Only if it is still what it was before. `false`: another server has written it since. */
  setNoticed(id: MatchId, noticed: string, before: string | null): Promise<boolean>;
  /** Remembers that somebody came with the code, so that he need not bring it again. Who sits down is admitted by that. */
  admit(id: MatchId, holder: TokenHash): Promise<void>;
  isAdmitted(id: MatchId, holder: TokenHash): Promise<boolean>;

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
  /** How far these are, for whoever has them in memory and may have missed something. */
  heads(ids: readonly MatchId[]): Promise<readonly MatchHead[]>;
  /** For the operator's eyes. */
  count(): Promise<Readonly<Record<Phase, number>>>;
}

export interface MatchHead {
  readonly id: MatchId;
  /** How many entries its log has, and lines its talk. */
  readonly entries: number;
  readonly lines: number;
  /** Another number whenever names in it were erased. */
  readonly edition: number;
  readonly closed: number | null;
  /** The table that its people went on to, by the command that opened it. */
  readonly next: MatchId | null;
}

export interface NewMatch {
  readonly id: MatchId;
  readonly game: string;
  readonly entries: readonly Stored[];
  /** The host's part, in hex; `null` where dice are typed in: nothing is claimed of those, and the ledger lacks them. */
  readonly dice: { readonly matchId: string; readonly head: string; readonly secret: string } | null;
  /** It began elsewhere: the ledger, which says what was published before anybody sat down, lacks it. */
  readonly isBrought?: boolean;
  readonly join: SecretHash;
  readonly isPublic: boolean;
  readonly created: number;
  readonly summary: Summary;
  /** Who opens it. */
  readonly host: TokenHash;
  /** The name of the command it comes from, unlike any other's. `null`: it will not be repeated. */
  readonly request: string | null;
}

export interface Created {
  readonly id: MatchId;
  /** `false`: it was made by an earlier command of the same name. */
  readonly isNew: boolean;
  /** `null` where dice are typed in, or made elsewhere. */
  readonly opening: Opening | null;
}

/** A match as lists need it, without folding its log. */
export interface Summary {
  /** Of how many entries it was made. */
  readonly seq: number;
  readonly phase: Phase;
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

/** What may be shown of a match to whoever may see it: no secret, nobody's hash. */
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
  /** How many entries its summary was made of: the log has at least so many, or some are gone. */
  readonly summed: number;
}

export interface HeldRow extends MatchRow {
  /** The seats that are his. */
  readonly held: readonly Seat[];
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
  /** Erases what somebody said in a match. */
  erase(id: MatchId, by: TokenHash): Promise<void>;
  /** Takes one line away, for the operator. `false`: there is none, or it was erased. Other programs do this as well. */
  remove(id: MatchId, number: number, at: number): Promise<boolean>;
  /** Which lines were removed since then, that time included. */
  erasedSince(at: number): Promise<readonly { readonly match: MatchId; readonly number: number }[]>;
}

export interface KeptLine {
  readonly number: number;
  /** `null`: erased. */
  readonly line: StoredLine | null;
}

// ─── Guests ────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Guests {
  /** A guest with his first session. */
  add(guest: Guest, session: Session): Promise<void>;
  get(id: GuestId): Promise<Guest | null>;
  /** Who it is that tables know by this hash: whom to notify. */
  byHolder(holder: TokenHash): Promise<Guest | null>;
  rename(id: GuestId, name: string): Promise<void>;
  /**
   * Takes away everything that says who he was: his name at every table, in lists and logs and talk, all he said, where
   * to reach him, his sessions and codes, himself. Every record still verifies. Gives the matches that look otherwise
   * now: whoever has one in memory reads it again.
   */
  erase(id: GuestId): Promise<readonly MatchId[]>;

  addSession(session: Session): Promise<void>;
  session(hash: SecretHash): Promise<SessionOf | null>;
  /** All that is to be known of somebody who comes to a match, in one question. */
  arrival(hash: SecretHash, match: MatchId): Promise<Arrival>;
  /** Which of these there are. */
  sessionsAmong(hashes: readonly SecretHash[]): Promise<readonly SecretHash[]>;
  touch(hash: SecretHash, at: number): Promise<void>;
  endSession(hash: SecretHash): Promise<void>;
  /** Ends all of his sessions but one: lost devices are cut off. */
  endSessions(guest: GuestId, but: SecretHash | null): Promise<void>;

  /** Replaces his codes of that kind for the same match, if it is `alone`. */
  putCode(code: Code, alone: boolean): Promise<void>;
  /** Looks at a code without using it up; `null`: there is none, it was used, or its time is over. */
  code(hash: SecretHash, now: number): Promise<Code | null>;
  /** Uses a code up and writes what it is good for: all or nothing, and once. `false`: it is not good any more. */
  useCode(use: CodeUse): Promise<boolean>;

  /** The same endpoint of the same guest again replaces it. */
  putNotice(notice: Notice): Promise<void>;
  notices(guest: GuestId): Promise<readonly Notice[]>;
  /** Another's way of being told may lead to the same endpoint: it stays. */
  dropNotice(guest: GuestId, endpoint: string): Promise<void>;
  dropNotices(guest: GuestId, kind: Notice['kind']): Promise<void>;

  /**
   * Removes codes whose time is over, sessions that were not seen since then, and guests who have no session and hold
   * nothing. Says how many rows went.
   */
  sweep(rule: { readonly now: number; readonly seen: number }, most: number): Promise<number>;
}

export interface Guest {
  readonly id: GuestId;
  /** `hashToken` of the id: what tables know him by. */
  readonly holder: TokenHash;
  readonly name: string;
  readonly created: number;
}

export interface Session {
  readonly hash: SecretHash;
  readonly guest: GuestId;
  /** `null`: for everything of the guest; otherwise for this match alone (a bot of somebody's own). */
  readonly match: MatchId | null;
  readonly created: number;
  readonly seen: number;
}

export interface SessionOf extends Session {
  readonly holder: TokenHash;
  readonly name: string;
}

/** Somebody who comes to a match with a session. */
export interface Arrival {
  readonly session: SessionOf | null;
  readonly match: MatchRow | null;
  /** Whether the guest opened the match, sat down at it, or came with its code. */
  readonly isAdmitted: boolean;
}

/** Something that is worth a session or a seat, once: a code to come back with, a link to one's other device. */
export interface Code {
  readonly hash: SecretHash;
  readonly kind: 'recovery' | 'pass';
  /** Whose it is. */
  readonly guest: GuestId;
  /** `null`: for everything of the guest. */
  readonly match: MatchId | null;
  readonly seat: Seat | null;
  readonly created: number;
  /** `null`: without end. */
  readonly until: number | null;
}

export interface CodeUse {
  readonly hash: SecretHash;
  readonly now: number;
  /** The session that it is good for; `null`: whoever brings it has one. */
  readonly session: Session | null;
  /** The code that takes its place. */
  readonly next: Code | null;
  /** Whether all other sessions of the session's guest end: lost devices are cut off. */
  readonly alone: boolean;
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

/** Random, for as long as a process lives. */
export type ProcessId = string;

/**
 * Which of several servers does what a match does by itself (time, bots, reminders), and who is connected where. It only
 * saves work twice done: what holds is the fence of the log. `now`: by the clock of whoever asks.
 */
export interface ClusterKept {
  /** The process lives until then. What has long gone is forgotten. */
  beat(process: ProcessId, now: number, until: number): Promise<void>;
  /** Takes those of these that no living process leads; gives all of these that it leads now. */
  claim(process: ProcessId, ids: readonly MatchId[], now: number): Promise<readonly MatchId[]>;
  release(process: ProcessId, ids: readonly MatchId[]): Promise<void>;
  /** What is led by processes that do not live any more. */
  orphans(now: number, most: number): Promise<readonly MatchId[]>;
  /** The process ends: what it leads is free, and nobody is connected to it. */
  leave(process: ProcessId): Promise<void>;
  /** Who is connected to it, at these tables. */
  attend(process: ProcessId, tables: readonly Attendance[]): Promise<void>;
  /** Who is connected to others that live, at these tables. */
  elsewhere(process: ProcessId, ids: readonly MatchId[], now: number): Promise<readonly Attendance[]>;
}

export interface Attendance {
  readonly match: MatchId;
  readonly holders: readonly TokenHash[];
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
