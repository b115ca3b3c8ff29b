/*
 * The tables, for SQLite and PostgreSQL alike: text, integer and bigint only. Times are milliseconds, JSON is text, yes
 * and no are 1 and 0. `migrations.ts` makes them.
 */

export interface Schema {
  readonly matches: MatchTable;
  readonly entries: EntryTable;
  readonly names: NameTable;
  readonly members: MemberTable;
  readonly secrets: SecretTable;
  readonly ledger: LedgerTable;
  readonly lines: LineTable;
  readonly guests: GuestTable;
  readonly sessions: SessionTable;
  readonly codes: CodeTable;
  readonly notices: NoticeTable;
  readonly settings: SettingTable;
  readonly migrations: MigrationTable;
  readonly writers: WriterTable;
  readonly processes: ProcessTable;
  readonly leads: LeadTable;
  readonly attendance: AttendanceTable;
}

interface MatchTable {
  readonly id: string;
  readonly game: string;
  readonly phase: string;
  /** JSON. The names of people are not in it: they have one home, `names`. */
  readonly chairs: string;
  /** JSON. */
  readonly waiting: string;
  readonly is_public: number;
  readonly created: number;
  readonly changed: number;
  /** Of how many entries the summary was made. */
  readonly summed: number;
  readonly wake: number | null;
  readonly closed: number | null;
  readonly restored: number | null;
  readonly join_hash: string;
  readonly request: string | null;
  /** JSON: who was told that he is waited for. */
  readonly noticed: string | null;
  /** Another one whenever names in it were erased. */
  readonly edition: number;
}

/** The logs. The primary key (match_id, seq) is the fence: who comes second does not get in. */
interface EntryTable {
  readonly match_id: string;
  readonly seq: number;
  /** JSON, without the names of people. */
  readonly entry: string;
}

/** What people called themselves in an entry. Whoever erases his name erases these rows, and every log stays whole. */
interface NameTable {
  readonly match_id: string;
  readonly seq: number;
  readonly seat: number;
  readonly holder: string;
  readonly name: string;
  /** The digest of what was wished, in which the name is. */
  readonly wish: string | null;
}

/** Who opened a match, sat down at it, or came with its code. */
interface MemberTable {
  readonly holder: string;
  readonly match_id: string;
}

/** The host's part in the dice of each match: in no other table, and in no answer to another question. */
interface SecretTable {
  readonly match_id: string;
  readonly secret: string;
}

/** The public openings. Rows are never removed: those of matches that are gone neither. */
interface LedgerTable {
  readonly number: number;
  readonly previous: string;
  /** The id that the dice are bound to. */
  readonly dice_id: string;
  readonly host: string;
  readonly hash: string;
  readonly match_id: string;
}

interface LineTable {
  readonly match_id: string;
  readonly number: number;
  readonly at: number;
  /** Empty where erased. */
  readonly holder: string;
  readonly seat: number | null;
  readonly name: string;
  /** JSON; `null`: erased. */
  readonly said: string | null;
}

interface GuestTable {
  readonly id: string;
  readonly holder: string;
  readonly name: string;
  readonly created: number;
}

interface SessionTable {
  readonly hash: string;
  readonly guest: string;
  readonly match_id: string | null;
  readonly created: number;
  readonly seen: number;
}

interface CodeTable {
  readonly hash: string;
  readonly kind: string;
  readonly guest: string;
  readonly match_id: string | null;
  readonly seat: number | null;
  readonly created: number;
  readonly until: number | null;
}

interface NoticeTable {
  readonly guest: string;
  readonly endpoint: string;
  readonly kind: string;
  readonly details: string;
  readonly created: number;
}

interface SettingTable {
  readonly name: string;
  readonly value: string;
}

interface MigrationTable {
  readonly number: number;
  readonly applied: number;
}

/** Connections that write, each with the number of its last commit. Only where the database is asked from afar. */
interface WriterTable {
  readonly id: string;
  readonly number: number;
  readonly seen: number;
}

/** Servers that share a database, and until when each lives if nothing more is heard of it. */
interface ProcessTable {
  readonly id: string;
  readonly until: number;
}

/** Which of them does what a match does by itself. */
interface LeadTable {
  readonly match_id: string;
  readonly process: string;
}

/** Who is connected to which of them. */
interface AttendanceTable {
  readonly match_id: string;
  readonly process: string;
  /** JSON. */
  readonly holders: string;
}
