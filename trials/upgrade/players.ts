/*
 * Players of one version, in a process of their own: everything they play with is taken from the copy that is named on
 * the command line, whatever copy this file is in.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as KitModule from '@zaria/kit';
import type * as PlayerModule from '@zaria/server/player';
import type * as TestingModule from '@zaria/server/testing';
import type * as TableModule from '@zaria/table';
import type { News, Order, Seated } from './messages.ts';

const [tree = ''] = process.argv.slice(2);
const from = (path: string): Promise<unknown> => import(pathToFileURL(join(tree, 'packages', path)).href);
const { play } = (await from('server/src/player.testing.ts')) as typeof PlayerModule;
const { browser, guestOf, settingOf } = (await from('server/src/server.testing.ts')) as typeof TestingModule;
const { canonical, simulationRng } = (await from('kit/src/index.ts')) as typeof KitModule;
const { hashToken } = (await from('table/src/index.ts')) as typeof TableModule;

/** Milliseconds before somebody answers. */
let pause = 30;

const tell = (news: News): void => void process.send?.(news);
const digest = (value: unknown): string => hashToken(canonical(value));
const seated = new Map<
  string,
  { readonly player: PlayerModule.Player; readonly guest: TestingModule.TestGuest; readonly at: Seated }
>();

function sit(guest: TestingModule.TestGuest, at: Seated, seed: string, hasLinks: boolean): void {
  const { table, seat, kept } = at;
  const rng = simulationRng(`${seed} ${table} ${seat}`);
  const player = play(guest, table, seat, {
    rng,
    secret: hasLinks && kept === null ? Buffer.from(Array.from({ length: 32 }, () => rng.below(256))) : null,
    ...(kept === null ? {} : { kept }),
    get pause() {
      return pause;
    },
    sent: id => tell({ news: 'sent', table, id }),
    granted: id => tell({ news: 'granted', table, id }),
  });
  seated.set(`${table} ${seat}`, { player, guest, at });
  const leave = (): void => {
    const sight = player.client?.sight(seat);
    const heard = digest(sight?.moments.map(({ entry }) => entry) ?? []);
    const seen = digest(sight?.follower.view ?? null);
    tell({ news: 'over', table, seat, heard, seen, cookie: guest.cookie });
    player.close();
  };
  void player.over.then(leave);
}

async function begin({ url, games, tables, seed }: Extract<Order, { do: 'begin' }>): Promise<void> {
  const begun: string[] = [];
  for (let i = 0; i < tables; i++) {
    const names = [`Anna ${i}`, `Björn ${i}`] as const;
    const [host, other] = [await guestOf(() => url, names[0]), await guestOf(() => url, names[1])];
    const game = games[i % games.length] ?? 'qwinto';
    const body = { request: `${seed} ${i}`, game, setting: settingOf(2), isPublic: false };
    const { table, code } = await host.get('open', { body });
    await other.get('join', { table, body: { code } });
    // Every other table throws with everybody's links.
    for (const [seat, guest] of [host, other].entries())
      sit(guest, { name: guest.name, cookie: '', table, seat: seat as 0 | 1, kept: null }, seed, i % 2 === 0);
    begun.push(table);
  }
  tell({ news: 'begun', tables: begun });
}

function goOn({ url, seats, seed }: Extract<Order, { do: 'go-on' }>): void {
  for (const at of seats) {
    const guest = browser(() => url, at.name);
    guest.cookie = at.cookie;
    sit(guest, at, seed, false);
  }
}

function handOver(tables: readonly string[]): void {
  const seats: Seated[] = [];
  for (const [place, { player, guest, at }] of seated) {
    if (!tables.includes(at.table) || player.isOver) continue;
    const { kept } = player;
    player.close();
    seated.delete(place);
    // Another device's commands have names of their own.
    seats.push({ ...at, name: `${at.name} again`, cookie: guest.cookie, kept });
  }
  tell({ news: 'handed-over', seats });
}

process.on('message', (order: Order) => {
  const work = async (): Promise<void> => {
    if (order.do === 'begin') await begin(order);
    else if (order.do === 'go-on') goOn(order);
    else if (order.do === 'think') ({ pause } = order);
    else handOver(order.tables);
  };
  work().catch((error: unknown) => tell({ news: 'failed', error: String(error) }));
});
process.on('disconnect', () => process.exit(0));
tell({ news: 'ready' });
