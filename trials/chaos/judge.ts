import { findGame } from '@zaria/games/all';
import { canonical, type Seat } from '@zaria/kit';
import type { Player } from '@zaria/server/player';
import type { Store } from '@zaria/server/store';
import type { TestGuest } from '@zaria/server/testing';
import { hashToken, openTable, type Table } from '@zaria/table';

/** What became of the commands of a match, by their names: granted, or only sent. */
type Sent = ReadonlyMap<string, { readonly isGranted: boolean }>;

/** What somebody has heard of a match, and what he saw at its end: a digest of each. */
interface Witness {
  readonly heard: string;
  readonly seen: string;
}

/** A match that is over for those who played it. */
export interface Ended {
  readonly table: string;
  readonly people: readonly TestGuest[];
  readonly sent: Sent;
  readonly witnesses: readonly Witness[];
}

export interface Verdict {
  acknowledged: number;
  /** Acknowledged, and not on disk. */
  lost: number;
  twice: number;
  /** Players who heard or saw something else than what is on disk. */
  different: number;
}

const digest = (value: unknown): string => hashToken(canonical(value));

export const witnessOf = ({ client, seat }: Player): Witness => ({
  heard: digest(client?.sight(seat).moments.map(({ entry }) => entry) ?? []),
  seen: digest(client?.sight(seat).follower.view ?? null),
});

const truthFor = ({ match, game }: Table, seat: Seat): Witness => ({
  heard: digest(match?.told(seat).entries ?? []),
  seen: digest(match === null ? null : game.view(match.state, seat)),
});

/** Compares what people know with what is on disk. */
export async function judge(store: Store, matches: readonly Ended[]): Promise<Verdict> {
  const verdict: Verdict = { acknowledged: 0, lost: 0, twice: 0, different: 0 };
  for (const { table: id, sent, witnesses } of matches) {
    const entries = await store.matches.read(id, 0);
    const runs = runsOf(entries.map(({ by }) => by));
    for (const [command, { isGranted }] of sent) {
      const times = runs.get(command) ?? 0;
      if (isGranted) verdict.acknowledged++;
      if (isGranted && times === 0) verdict.lost++;
      if (times > 1) verdict.twice++;
    }
    const table = openTable(entries, findGame);
    for (const [seat, { heard, seen }] of witnesses.entries()) {
      const truth = truthFor(table, seat as Seat);
      if (heard !== truth.heard || seen !== truth.seen) verdict.different++;
    }
  }
  return verdict;
}

/** How often each command was carried out: what it wrote stands together. */
function runsOf(names: readonly (string | null)[]): ReadonlyMap<string, number> {
  const runs = new Map<string, number>();
  for (const [i, name] of names.entries()) {
    if (name === null || name === names[i - 1]) continue;
    const id = name.slice(name.indexOf(':') + 1);
    runs.set(id, (runs.get(id) ?? 0) + 1);
  }
  return runs;
}
