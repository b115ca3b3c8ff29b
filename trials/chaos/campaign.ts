import { fileURLToPath } from 'node:url';
import { simulationRng, type Seat } from '@zaria/kit';
import { guestOf, settingOf, until, type TestGuest } from '@zaria/server/testing';
import { play, type Player } from '@zaria/server/player';
import { buildServer } from '../../tools/build-server.mjs';
import type { Mortal } from './child.ts';
import { convergence, differingRecords } from './converge.ts';
import { oneServer, severalServers, type ClusterPlan, type ClusterResult, type Fleet } from './fleet.ts';
import { judge, witnessOf, type Ended, type Verdict } from './judge.ts';

export interface ChaosPlan {
  readonly kills: number;
  /** Tables at which two people play at the same time. */
  readonly tables: number;
  /** Commands under way at each kill, at least. */
  readonly inFlight: number;
  /** One kill of so many comes between an append and its acknowledgement. */
  readonly betweenEvery: number;
  readonly seed: string;
  /** What happens to servers that share a database, beside kills; none: there is one, with a folder of its own. */
  readonly cluster?: ClusterPlan;
  tell?(line: string): void;
}

export interface ChaosResult extends Readonly<Verdict> {
  readonly kills: number;
  /** Of them, those of which the server said itself that it died between an append and its acknowledgement. */
  readonly between: number;
  /** The fewest commands under way at any kill. */
  readonly fewestInFlight: number;
  readonly matches: number;
  readonly finished: number;
  /** What else has happened to servers that share a database. */
  readonly cluster: ClusterResult | null;
}

/** Two people, and the match that they play now. */
export interface Place {
  readonly people: readonly [TestGuest, TestGuest];
  /** The table that they are at. */
  table: string;
  round: number;
  players: readonly Player[];
}

/** A match while it is played. */
interface Match {
  readonly sent: Map<string, { isGranted: boolean; isAnswered: boolean }>;
  /** How many were not answered yet. */
  open: number;
  /** Called when there are none any more. */
  settled(): void;
}

const PROGRAM = fileURLToPath(new URL('./server.ts', import.meta.url));
/** Commands between one kill and the next, at most, and the milliseconds after the last of them. */
const COMMANDS = 400;
const MOMENT = 40;
/** A client waits longer from try to try, up to 15 s. Here the server is back soon. */
const [BACKOFF, SHORT] = [10_000, 400];

/** Kills a server again and again while people play, and looks at what is left. */
export async function runChaos(plan: ChaosPlan): Promise<ChaosResult> {
  const program = await buildServer(PROGRAM, 'chaos');
  const fleet = await (plan.cluster === undefined ? oneServer(program) : severalServers(program, plan.cluster));
  try {
    return await campaign(plan, fleet);
  } finally {
    await fleet.close();
  }
}

async function campaign(plan: ChaosPlan, fleet: Fleet): Promise<ChaosResult> {
  const rng = simulationRng(plan.seed);
  const { mortals } = fleet;
  /** Where everybody is connected, by name: whoever loses his server goes to the next one. */
  const at = new Map<string, number>();
  const placeOf = (name: string): number => {
    let i = at.get(name) ?? at.size % mortals.length;
    for (let tries = 0; mortals[i]?.isUp === false && tries < mortals.length; tries++) i = (i + 1) % mortals.length;
    at.set(name, i);
    return i;
  };
  const urlOf = (name: string) => (): string => (mortals[placeOf(name)] as Mortal).url;
  const places: Place[] = [];
  const ended: Ended[] = [];
  const playing = new Set<Promise<void>>();
  let begun = 0;
  let commands = 0;
  let isEnding = false;
  const broken: unknown[] = [];

  const sit = (guest: TestGuest, table: string, seat: Seat, name: string, match: Match): Player =>
    play(guest, table, seat, {
      rng: simulationRng(`${plan.seed} ${name} ${seat}`),
      // Every fourth table throws with everybody's links.
      secret: name.startsWith('0 ') ? Buffer.from(simulationBytes(`${plan.seed} ${name} ${seat}`)) : null,
      after: (milliseconds, call) => soon(milliseconds, call),
      sent(id) {
        commands++;
        queueMicrotask(look);
        match.open++;
        match.sent.set(id, { isGranted: false, isAnswered: false });
      },
      granted(id) {
        const one = match.sent.get(id);
        if (one !== undefined) one.isGranted = true;
      },
      answered(id) {
        const one = match.sent.get(id);
        if (one === undefined || one.isAnswered) return;
        one.isAnswered = true;
        if (--match.open === 0) match.settled();
      },
    });

  /** Opens a table and lets two people play there to the end; then they begin again. */
  async function playOn(place: Place, i: number): Promise<void> {
    for (;;) {
      if (isEnding) return;
      const [host, other] = place.people;
      const round = ++place.round;
      // Also those go back to a server that was killed who have found another.
      for (const [seat, { name }] of place.people.entries()) at.set(name, (i + round + seat) % mortals.length);
      const body = { request: `${i} ${round}`, game: 'las-vegas', setting: settingOf(2), isPublic: false };
      const { table, code } = await persist(() => host.get('open', { body }));
      await persist(() => other.get('join', { table, body: { code } }));
      const match: Match = { sent: new Map(), open: 0, settled: () => {} };
      const name = `${i % 4} ${i} ${round}`;
      begun++;
      place.table = table;
      place.players = [sit(host, table, 0, name, match), sit(other, table, 1, name, match)];
      await Promise.all(place.players.map(({ over }) => over));
      // Everybody comes back by himself, and everything that was sent is answered.
      if (match.open > 0) await new Promise<void>(resolve => Object.assign(match, { settled: resolve }));
      ended.push({ table, people: place.people, sent: match.sent, witnesses: place.players.map(witnessOf) });
      for (const player of place.players) player.close();
      place.players = [];
    }
  }

  /** Those that were sent to the server that runs now: whoever is not connected waits with his. */
  const underWay = (victim: number): number => {
    let count = 0;
    for (const { players, people } of places)
      for (const [seat, { online, waiting }] of players.entries())
        if (online.state === 'open' && at.get(people[seat]?.name ?? '') === victim) count += waiting;
    return count;
  };

  /** Any, if there are enough people at it. */
  function nextVictim(): number {
    const people = mortals.map((_, i) => [...at.values()].filter(one => one === i).length);
    const any = rng.below(mortals.length);
    return (people[any] ?? 0) >= 2 * plan.inFlight ? any : people.indexOf(Math.max(...people));
  }

  /** Called when enough are under way: looked for whenever something is sent, since such a moment is short. */
  let enoughAtOnce: (() => void) | null = null;
  let victim = 0;
  function look(): void {
    if (enoughAtOnce === null || (underWay(victim) < plan.inFlight && broken.length === 0)) return;
    enoughAtOnce();
    enoughAtOnce = null;
  }

  // All of them before the first begins to play: whoever came early would be far ahead.
  for (let i = 0; i < plan.tables; i++) {
    const people = [await guestOf(urlOf(`A${i}`), `A${i}`), await guestOf(urlOf(`B${i}`), `B${i}`)] as const;
    places.push({ people, table: '', round: 0, players: [] });
  }
  for (const [i, place] of places.entries())
    playing.add(
      playOn(place, i).catch(error => {
        broken.push(error);
        look();
      }),
    );
  const fewest: number[] = [];
  let between = 0;
  const trouble = fleet.trouble(rng);
  for (let kill = 0; kill < plan.kills && broken.length === 0; kill++) {
    const enough = commands + rng.below(COMMANDS);
    await until(() => commands >= enough || broken.length > 0);
    await trouble?.before(kill, plan.kills);
    victim = nextVictim();
    await new Promise(resolve => setTimeout(resolve, rng.below(MOMENT)));
    await new Promise<void>(resolve => {
      enoughAtOnce = resolve;
      look();
    });
    fewest.push(underWay(victim));
    const mortal = mortals[victim] as Mortal;
    if (kill % plan.betweenEvery > 0) await mortal.kill();
    else if (await mortal.killBetween()) between++;
    await mortal.start();
    if (kill % 10 === 9) plan.tell?.(`${kill + 1} kills, ${commands} commands, ${ended.length} matches to their end`);
  }

  await trouble?.end();
  const converged = trouble === null ? null : await convergence(fleet, places, () => broken.length > 0);
  isEnding = true;
  await Promise.all(playing);
  if (broken.length > 0) throw broken[0];
  const differing = trouble === null ? 0 : await differingRecords(mortals, ended);
  for (const mortal of mortals) await mortal.stop();
  const store = await fleet.openStore();
  const verdict = await judge(store, ended);
  await store.close();
  const cluster = trouble === null ? null : { ...trouble.counted(), converged: converged ?? 0, differing };
  const fewestInFlight = Math.min(...fewest);
  return { ...verdict, kills: fewest.length, between, fewestInFlight, matches: begun, finished: ended.length, cluster };
}

function soon(milliseconds: number, call: () => void): () => void {
  const timer = setTimeout(call, milliseconds < BACKOFF ? Math.min(milliseconds, SHORT) : milliseconds);
  return () => clearTimeout(timer);
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

const simulationBytes = (seed: string): number[] => {
  const rng = simulationRng(seed);
  return Array.from({ length: 32 }, () => rng.below(256));
};
