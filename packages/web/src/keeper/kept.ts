import type { MatchRecord } from '@zaria/kit';
import type { Phase, Stored } from '@zaria/table';

/** What a list of matches shows of one. */
export interface Summary {
  readonly id: string;
  readonly game: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly phase: Phase;
  readonly players: readonly { readonly name: string; readonly colour: number; readonly isBot: boolean }[];
}

/** What this device keeps of a match beside its entries. The seed leaves it only in the record of a finished match. */
export interface KeptMatch extends Summary {
  readonly token: string;
  readonly serverSeed: string;
}

/** A record that was opened here. */
export interface KeptRecord {
  readonly id: string;
  readonly openedAt: number;
  readonly record: MatchRecord;
}

export type Trouble = 'full' | 'blocked' | 'taken';

/** What only the surroundings can cause: no room, or no permission. */
export class StorageTrouble extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble) {
    super(`storage: ${trouble}`);
    this.trouble = trouble;
  }
}

/** Where matches are kept. Every promise is kept when what was written is durable. */
export interface Store {
  /** Whether it outlives the page. */
  readonly isLasting: boolean;
  list(): Promise<readonly KeptMatch[]>;
  match(id: string): Promise<KeptMatch | null>;
  entries(id: string, from: number): Promise<readonly Stored[]>;
  /** Entries go to `seq` and the places after it, which must be free. */
  append(match: KeptMatch, seq: number, entries: readonly Stored[]): Promise<void>;
  /** What is kept beside the entries has changed. */
  update(match: KeptMatch): Promise<void>;
  remove(id: string): Promise<void>;
  record(id: string): Promise<KeptRecord | null>;
  keepRecord(record: KeptRecord): Promise<void>;
}

export function memoryStore(): Store {
  const matches = new Map<string, KeptMatch>();
  const logs = new Map<string, Stored[]>();
  const records = new Map<string, KeptRecord>();
  return {
    isLasting: false,
    list: async () => [...matches.values()].sort((a, b) => b.updatedAt - a.updatedAt),
    match: async id => matches.get(id) ?? null,
    entries: async (id, from) => (logs.get(id) ?? []).slice(from),
    async append(match, seq, entries) {
      const log = logs.get(match.id) ?? [];
      if (log.length !== seq) throw new StorageTrouble('taken');
      log.push(...entries);
      logs.set(match.id, log);
      matches.set(match.id, match);
    },
    async update(match) {
      matches.set(match.id, match);
    },
    async remove(id) {
      matches.delete(id);
      logs.delete(id);
    },
    record: async id => records.get(id) ?? null,
    async keepRecord(record) {
      records.set(record.id, record);
    },
  };
}
