import type { Seat } from '@zaria/kit';
import type { Table, TokenHash } from '@zaria/table';

type Away = ReadonlyMap<Seat | 'host', number>;

/** Who of a table is connected, and since when the others are not. */
export interface Presence {
  came(holder: TokenHash): void;
  went(holder: TokenHash): void;
  isHere(holder: TokenHash): boolean;
  /** Who is connected to another server. Whether anything is new. */
  elsewhere(holders: readonly TokenHash[]): boolean;
  /** Who is connected to this one. */
  connected(): readonly TokenHash[];
  /** Whose devices are connected, and how many others watch. */
  here(): { readonly seats: readonly Seat[]; readonly watching: number };
  /** As the table wants to know it. */
  absent(): Away;
}

/**
 * `grace`: milliseconds that somebody may be on his way from one server to another, and is not away. A device that was
 * connected and not asked for its part in a throw would have to think that it was passed over.
 */
export function presenceAt(table: Table, now: () => number, grace = 0): Presence {
  /** With how many sockets. */
  const connected = new Map<TokenHash, number>();
  const since = new Map<TokenHash, number>();
  /** Whoever was never seen has been away since the table was opened here. */
  const beginning = now();

  let others: ReadonlySet<TokenHash> = new Set();

  /** Who was away when it was last asked, and of whom; `null`: somebody has come or gone since, or time counts. */
  let known: { readonly holders: readonly (TokenHash | null)[]; readonly away: Away } | null = null;

  /** Whether the same sit where they sat. */
  function isOf(holders: readonly (TokenHash | null)[]): boolean {
    const { chairs, host } = table;
    if (holders.length !== chairs.length + 1 || holders[chairs.length] !== host) return false;
    for (let seat = 0; seat < chairs.length; seat++) if (chairs[seat]?.token !== holders[seat]) return false;
    return true;
  }

  const isHere = (holder: TokenHash): boolean => connected.has(holder) || others.has(holder);
  const awaySince = (holder: TokenHash): number => since.get(holder) ?? beginning;

  return {
    isHere,
    elsewhere(holders) {
      const next = new Set(holders);
      const gone = [...others].filter(holder => !next.has(holder));
      const isNew = gone.length > 0 || [...next].some(holder => !others.has(holder));
      others = next;
      known = null;
      for (const holder of gone) if (!isHere(holder)) since.set(holder, now());
      return isNew;
    },
    connected: () => [...connected.keys()],
    came(holder) {
      known = null;
      connected.set(holder, (connected.get(holder) ?? 0) + 1);
    },
    went(holder) {
      known = null;
      const left = (connected.get(holder) ?? 1) - 1;
      if (left > 0) connected.set(holder, left);
      else {
        connected.delete(holder);
        since.set(holder, now());
      }
    },
    here() {
      const seats = table.chairs.flatMap(({ token }, seat) => (token !== null && isHere(token) ? [seat as Seat] : []));
      const sitting = new Set(table.chairs.map(({ token }) => token));
      const all = new Set([...connected.keys(), ...others]);
      return { seats, watching: [...all].filter(holder => !sitting.has(holder)).length };
    },
    absent() {
      if (known !== null && isOf(known.holders)) return known.away;
      const away = new Map<Seat | 'host', number>();
      const isAway = (holder: TokenHash): boolean => !isHere(holder) && now() - awaySince(holder) >= grace;
      for (const [seat, { token }] of table.chairs.entries())
        if (token !== null && isAway(token)) away.set(seat as Seat, awaySince(token));
      if (isAway(table.host)) away.set('host', awaySince(table.host));
      // Whoever may be on his way is away after a while, though nothing happens.
      known = grace > 0 ? null : { holders: [...table.chairs.map(({ token }) => token), table.host], away };
      return away;
    },
  };
}
