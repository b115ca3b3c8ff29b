import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simulationRng, type Seat } from '@zaria/kit';
import { play } from '@zaria/server/player';
import { guestOf, settingOf, startServer, type TestGuest } from '@zaria/server/testing';

/** What a match of Las Vegas with four people, who all add to every throw, leaves on disk and sends to them. */
export interface Weight {
  /** Those that somebody chose: where only one is possible the table does it. */
  readonly placements: number;
  readonly entries: number;
  readonly appends: number;
  readonly frames: number;
  /** Bytes of the database when it is closed. */
  readonly stored: number;
}

const PEOPLE = 4;

/** For one match, of so many that were played one after the other. */
export async function weighMatches(matches: number): Promise<Weight> {
  const folder = mkdtempSync(join(tmpdir(), 'zaria-weigh-'));
  try {
    // What an empty database takes, and what comes with the first, is not counted.
    const first = await playSome(folder, 1);
    const all = await playSome(folder, matches);
    const of = (what: keyof Weight): number => (all[what] - (what === 'stored' ? first.stored : 0)) / matches;
    return {
      placements: of('placements'),
      entries: of('entries'),
      appends: of('appends'),
      frames: of('frames'),
      stored: of('stored'),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Plays so many, and gives what they were together; of the database, what it is then. */
async function playSome(folder: string, matches: number): Promise<Weight> {
  const server = await startServer({ folder });
  const url = (): string => server.url;
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_, i) => guestOf(url, `Player ${i}`)));
  const appended = server.store.figures().appends;
  let [entries, placements] = [0, 0];
  for (let i = 0; i < matches; i++) {
    const log = await server.store.matches.read(await playOne(people, `${folder} ${matches} ${i}`), 0);
    entries += log.length;
    placements += log.filter(({ by, what }) => by !== null && JSON.stringify(what).includes('"step":"place"')).length;
  }
  const figures = await fetch(`${url()}/metrics`).then(response => response.text());
  const frames = Number(/^zaria_frames_total (\d+)$/m.exec(figures)?.[1]);
  const appends = server.store.figures().appends - appended;
  await server.stop('keep');
  return { placements, entries, appends, frames, stored: statSync(join(folder, 'zaria.db')).size };
}

async function playOne(people: readonly TestGuest[], seed: string): Promise<string> {
  const [host] = people;
  if (host === undefined) throw new Error('nobody came');
  const body = { request: seed, game: 'las-vegas' as const, setting: settingOf(PEOPLE), isPublic: false };
  const { table, code } = await host.get('open', { body });
  for (const guest of people.slice(1)) await guest.get('join', { table, body: { code } });
  const players = people.map((guest, seat) =>
    play(guest, table, seat as Seat, { rng: simulationRng(`${seed} ${seat}`), secret: randomBytes(32) }),
  );
  await Promise.all(players.map(({ over }) => over));
  for (const player of players) player.close();
  return table;
}
