import type { Schema } from '../sql/schema.ts';

/** A table that moves: the columns of its key, and the one that says whose match a row belongs to. */
export interface Moved {
  readonly name: keyof Schema;
  readonly key: readonly string[];
  readonly match: string | null;
}

const moved = (key: readonly string[], match: string | null): Omit<Moved, 'name'> => ({ key, match });

/** `null`: it belongs to where it is, and stays there. */
const BY_NAME: { readonly [T in keyof Schema]: Omit<Moved, 'name'> | null } = {
  settings: moved(['name'], null),
  guests: moved(['id'], null),
  sessions: moved(['hash'], null),
  codes: moved(['hash'], null),
  notices: moved(['guest', 'endpoint'], null),
  ledger: moved(['number'], 'match_id'),
  // Before the matches whose logs they are: a draft that was cut short has no match without its log.
  entries: moved(['match_id', 'seq'], 'match_id'),
  matches: moved(['id'], 'id'),
  names: moved(['match_id', 'seq'], 'match_id'),
  members: moved(['holder', 'match_id'], 'match_id'),
  secrets: moved(['match_id'], 'match_id'),
  lines: moved(['match_id', 'number'], 'match_id'),
  migrations: null,
  writers: null,
  processes: null,
  leads: null,
  attendance: null,
};

/** All that move, in the order in which they do. */
export const MOVED: readonly Moved[] = Object.entries(BY_NAME).flatMap(([name, how]) =>
  how === null ? [] : [{ name: name as keyof Schema, ...how }],
);
