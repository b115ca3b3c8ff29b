import { findGame } from '@zaria/games/all';
import { canonical, type Seat } from '@zaria/kit';
import { browser, until } from '@zaria/server/testing';
import { hashToken, openTable } from '@zaria/table';
import type { Place } from './campaign.ts';
import type { Mortal } from './child.ts';
import type { Fleet } from './fleet.ts';
import type { Ended } from './judge.ts';

/**
 * How many milliseconds it takes from now until everybody who plays has heard all that is durable now, as it is, at
 * whichever server he is. Whoever has gone on to another match by then has heard the one before to its end.
 */
export async function convergence(fleet: Fleet, places: readonly Place[], isBroken: () => boolean): Promise<number> {
  const begun = performance.now();
  const store = await fleet.openStore();
  const wanted: { readonly place: Place; readonly table: string; readonly heard: readonly unknown[][] }[] = [];
  for (const place of places) {
    const { table } = place;
    if (place.players.length === 0) continue;
    const { match } = openTable(await store.matches.read(table, 0), findGame);
    wanted.push({
      place,
      table,
      heard: place.players.map((_, seat) => [...(match?.told(seat as Seat).entries ?? [])]),
    });
  }
  await store.close();
  const hasHeard = ({ place, table, heard }: (typeof wanted)[number]): boolean =>
    place.table !== table ||
    place.players.length === 0 ||
    place.players.every(({ client, seat }) => {
      const entries = heard[seat] ?? [];
      if (entries.length === 0) return true;
      const moments = client?.sight(seat).moments ?? [];
      return (
        moments.length >= entries.length &&
        canonical(moments.slice(0, entries.length).map(({ entry }) => entry)) === canonical(entries)
      );
    });
  await until(() => isBroken() || wanted.every(hasHeard));
  return Math.round(performance.now() - begun);
}

/** Matches whose record one server gives otherwise than another. */
export async function differingRecords(mortals: readonly Mortal[], ended: readonly Ended[]): Promise<number> {
  let differing = 0;
  for (const { table, people } of ended) {
    const digests = new Set<string>();
    for (const mortal of mortals) {
      const guest = browser(() => mortal.url);
      guest.cookie = people[0]?.cookie ?? '';
      digests.add(hashToken(canonical(await guest.get('record', { table, query: { as: '0' } }))));
    }
    if (digests.size !== 1) differing++;
  }
  return differing;
}
