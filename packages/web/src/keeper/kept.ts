import type { AnyRecord, Phase, Stored } from '@zaria/table';

/** What a list of matches shows of one. */
export interface Summary {
  readonly id: string;
  readonly game: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly phase: Phase;
  readonly players: readonly { readonly name: string; readonly colour: number; readonly isBot: boolean }[];
  /** How it ended, by seat; `null` in play, and where an earlier page wrote the row. */
  readonly result: readonly { readonly rank: number; readonly score: number }[] | null;
  /** The table elsewhere at which it goes on. */
  readonly movedTo?: string;
}

/** What this device keeps of a match beside its entries. */
export interface KeptMatch extends Summary {
  readonly token: string;
  /**
   * What its dice grow from: the secret of the host's chain, which never leaves this device but in a backup. Of a match
   * that began by the first protocol it is the seed, which is in the record of a finished match.
   */
  readonly serverSeed: string;
  /** Where the moment is to be seen that it goes on from. */
  readonly cameFrom?: string;
}

/** A record that was opened here. */
export interface KeptRecord {
  readonly id: string;
  readonly openedAt: number;
  readonly record: AnyRecord;
}

/**
 * `blocked`: there is no storage at all. `outdated`: a newer page has taken it over. `forked`: another tab has gone on
 * with the match differently. `removed`: another tab has removed it.
 */
export type Trouble = 'full' | 'failed' | 'blocked' | 'taken' | 'outdated' | 'forked' | 'removed';

/** What only the surroundings can cause: no room, or no permission. */
export class StorageTrouble extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble) {
    super(`storage: ${trouble}`);
    this.trouble = trouble;
  }
}

/** Something that lies in the store. What it is has to be seen: disks and people damage things. */
export interface Row {
  readonly place: number;
  readonly entry: unknown;
}

/** Where matches are kept. Every promise is kept when what was written is durable. */
export interface Store {
  /** Whether it outlives the page. */
  readonly isLasting: boolean;
  list(): Promise<readonly unknown[]>;
  match(id: string): Promise<unknown>;
  /** All that lies there from a place on. */
  rows(id: string, from: number): Promise<readonly Row[]>;
  /** Entries go to `seq` and the places after it, which must be free, and the one before it not. */
  append(match: KeptMatch, seq: number, entries: readonly Stored[]): Promise<void>;
  /** What is kept beside the entries has changed; nothing, if the match was removed. */
  update(match: KeptMatch): Promise<void>;
  /** Removes what lies at a place and after it. */
  cut(id: string, from: number): Promise<void>;
  remove(id: string): Promise<void>;
  records(): Promise<readonly KeptRecord[]>;
  record(id: string): Promise<KeptRecord | null>;
  keepRecord(record: KeptRecord): Promise<void>;
}

/** Those that follow each other without a gap. */
export function unbroken(rows: readonly Row[], from: number): readonly Row[] {
  const gap = rows.findIndex(({ place }, i) => place !== from + i);
  return gap < 0 ? rows : rows.slice(0, gap);
}

/** The newest first. */
export const byNews = (a: unknown, b: unknown): number =>
  ((b as Partial<Summary> | null)?.updatedAt ?? 0) - ((a as Partial<Summary> | null)?.updatedAt ?? 0);

export function memoryStore(): Store {
  const matches = new Map<string, KeptMatch>();
  const logs = new Map<string, Stored[]>();
  const records = new Map<string, KeptRecord>();
  return {
    isLasting: false,
    list: async () => [...matches.values()].sort(byNews),
    match: async id => matches.get(id) ?? null,
    rows: async (id, from) => (logs.get(id) ?? []).map((entry, place) => ({ place, entry })).slice(from),
    async append(match, seq, entries) {
      const log = logs.get(match.id) ?? [];
      if (log.length !== seq) throw new StorageTrouble('taken');
      log.push(...entries);
      logs.set(match.id, log);
      matches.set(match.id, match);
    },
    async update(match) {
      if (matches.has(match.id)) matches.set(match.id, match);
    },
    async cut(id, from) {
      logs.get(id)?.splice(from);
    },
    async remove(id) {
      matches.delete(id);
      logs.delete(id);
    },
    records: async () => [...records.values()],
    record: async id => records.get(id) ?? null,
    async keepRecord(record) {
      records.set(record.id, record);
    },
  };
}
