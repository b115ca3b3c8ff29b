import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findGame } from '@zaria/games/all';
import { canonical, same, simulationRng, type Seat } from '@zaria/kit';
import { guestOf, settingOf, until, type TestGuest } from '@zaria/server/testing';
import { play, type Player } from '@zaria/server/player';
import { openStoreHere } from '@zaria/server/store/tools';
import { hashToken, openTable } from '@zaria/table';
import { buildServer } from '../../tools/build-server.mjs';
import { beMortal, type Mortal } from './child.ts';

export interface ChaosPlan {
  readonly kills: number;
  /** Tables at which two people play at the same time. */
  readonly tables: number;
  /** Commands under way at each kill, at least. */
  readonly inFlight: number;
  /** One kill of so many comes between an append and its acknowledgement. */
  readonly betweenEvery: number;
  readonly seed: string;
  tell?(line: string): void;
}

export interface ChaosResult {
  readonly kills: number;
  readonly between: number;
  /** The fewest commands under way at any kill. */
  readonly fewestInFlight: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly twice: number;
  readonly matches: number;
  readonly finished: number;
  /** Matches of which somebody heard something else than what is on disk. */
  readonly different: number;
}

/** A command that was sent, and whether somebody was told that it is done. */
interface Sent {
  isAnswered: boolean;
  isGranted: boolean;
}

interface Place {
  readonly people: readonly [TestGuest, TestGuest];
  table: string;
  players: readonly Player[];
  round: number;
}

const PROGRAM = fileURLToPath(new URL('./server.ts', import.meta.url));

/** Kills a server again and again while people play, and looks at what is left. */
export async function runChaos(plan: ChaosPlan): Promise<ChaosResult> {
  const folder = mkdtempSync(join(tmpdir(), 'zaria-chaos-'));
  const program = await buildServer(PROGRAM, 'chaos');
  const mortal = await beMortal(program, folder);
  try {
    return await campaign(plan, mortal, folder);
  } finally {
    await mortal.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function campaign(plan: ChaosPlan, mortal: Mortal, folder: string): Promise<ChaosResult> {
  const rng = simulationRng(plan.seed);
  const url = (): string => mortal.url;
  const sent = new Map<string, Sent>();
  const tables = new Map<string, readonly Player[]>();
  let finished = 0;
  let isEnding = false;
  let inFlight = 0;

  const sit = (guest: TestGuest, table: string, seat: Seat, i: number, round: number): Player => {
    const key = (id: string): string => `${i}/${round} ${id}`;
    return play(guest, table, seat, {
      rng: simulationRng(`${plan.seed} ${i} ${seat} ${round}`),
      // Every fourth table throws with everybody's links.
      secret: i % 4 === 0 ? Buffer.from(simulationBytes(`${plan.seed} ${i} ${seat} ${round}`)) : null,
      sent(id) {
        inFlight++;
        sent.set(key(id), { isAnswered: false, isGranted: false });
      },
      granted(id) {
        const one = sent.get(key(id));
        if (one !== undefined) one.isGranted = true;
      },
      answered(id) {
        const one = sent.get(key(id));
        if (one === undefined || one.isAnswered) return;
        one.isAnswered = true;
        inFlight--;
      },
    });
  };

  /** Opens a table and lets two people play there; when they are done, they begin again. */
  async function begin(place: Place, i: number): Promise<void> {
    const [host, other] = place.people;
    const round = ++place.round;
    const opened = await persist(() =>
      host.get('open', {
        body: { request: `${i} ${round}`, game: 'las-vegas', setting: settingOf(2), isPublic: false },
      }),
    );
    await persist(() => other.get('join', { table: opened.table, body: { code: opened.code } }));
    place.table = opened.table;
    place.players = [sit(host, opened.table, 0, i, round), sit(other, opened.table, 1, i, round)];
    tables.set(`${i}/${round} ${opened.table}`, place.players);
    void goOn(place, i);
  }

  async function goOn(place: Place, i: number): Promise<void> {
    await Promise.all(place.players.map(({ over }) => over));
    finished++;
    if (!isEnding) await begin(place, i);
  }

  /** Over HTTP nothing repeats itself: whoever is interrupted asks again. */
  async function persist<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch {
        await new Promise(resolve => setTimeout(resolve, 100));
      }
    }
  }

  for (let i = 0; i < plan.tables; i++) {
    const people = [await guestOf(url, `A${i}`), await guestOf(url, `B${i}`)] as const;
    await begin({ people, table: '', players: [], round: 0 }, i);
  }
  const fewest: number[] = [];
  let between = 0;
  for (let kill = 0; kill < plan.kills; kill++) {
    await new Promise(resolve => setTimeout(resolve, rng.below(400)));
    await until(() => inFlight >= plan.inFlight);
    fewest.push(inFlight);
    if (kill % plan.betweenEvery === 0) {
      between++;
      await mortal.killBetween();
    } else await mortal.kill();
    await mortal.start();
    if (kill % 20 === 19) plan.tell?.(`${kill + 1} kills, ${sent.size} commands, ${finished} matches to their end`);
  }

  // Everybody comes back by himself, and everything that was sent is answered.
  isEnding = true;
  await Promise.all([...tables.values()].flat().map(({ over }) => over));
  for (const player of [...tables.values()].flat()) player.close();
  await mortal.stop();
  return judge(folder, sent, tables, { kills: plan.kills, between, fewestInFlight: Math.min(...fewest), finished });
}

const simulationBytes = (seed: string): number[] => {
  const rng = simulationRng(seed);
  return Array.from({ length: 32 }, () => rng.below(256));
};

async function judge(
  folder: string,
  sent: ReadonlyMap<string, Sent>,
  tables: ReadonlyMap<string, readonly Player[]>,
  counted: Pick<ChaosResult, 'kills' | 'between' | 'fewestInFlight' | 'finished'>,
): Promise<ChaosResult> {
  const store = await openStoreHere(folder, 'read');
  let [lost, twice, different, acknowledged] = [0, 0, 0, 0];
  for (const [key, players] of tables) {
    const [where = '', id = ''] = key.split(' ');
    const entries = await store.matches.read(id, 0);
    const runs = runsOf(entries.map(({ by }) => by));
    for (const [name, { isGranted }] of sent) {
      if (!name.startsWith(`${where} `)) continue;
      const command = name.slice(where.length + 1);
      const times = runs.get(command) ?? 0;
      if (isGranted) acknowledged++;
      if (isGranted && times === 0) lost++;
      if (times > 1) twice++;
    }
    const table = openTable(entries, findGame);
    for (const { client, seat } of players) {
      const heard = client?.sight(seat).moments.map(({ entry }) => entry) ?? [];
      const told = table.match?.told(seat).entries ?? [];
      const views = [client?.sight(seat).follower.view, table.match && table.game.view(table.match.state, seat)];
      const [seen, true_] = views.map(view => hashToken(canonical(view)));
      if (!same(heard, told) || seen !== true_) different++;
    }
  }
  await store.close();
  return { ...counted, acknowledged, lost, twice, different, matches: tables.size };
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
