import { simulationRng, type Rng } from '@zaria/kit';
import { makeHeap } from './heap.ts';

/*
 * People at many servers, from a seed: when they come, how long they think, and how long they wait. Each process does one
 * thing after the other, and lets what comes together share a commit, as the server does; the databases carry out so many
 * commits at once. A match is written by one database, and a table's people are all at one process: where they are
 * spread, each process does the telling of its own.
 */

export interface Scene {
  /** Who have a socket open, and of them those who play a slow match: they come, look, make a move and go. */
  readonly players: number;
  readonly slowShare: number;
  readonly seats: number;
  /** Placements of a match that somebody has to choose. */
  readonly turns: number;
  /** Seconds from being told until somebody moves, by the middle and the spread of its logarithm. */
  readonly think: Spread;
  /** Seconds that somebody looks at a slow match before he moves. */
  readonly look: Spread;
  readonly processes: number;
  readonly databases: number;
  /** Commits that a database carries out at the same time. */
  readonly connections: number;
  /** Milliseconds. */
  readonly cost: {
    readonly turn: number;
    readonly begin: number;
    readonly open: number;
    /** Of a commit, and of each append in it. */
    readonly commit: number;
    readonly append: number;
    /** The shortest time between the beginnings of two commits of one process. */
    readonly pace: number;
  };
  readonly appendsPerTurn: number;
  /** Seconds that count, after as many seconds as the longest think. */
  readonly seconds: number;
  readonly warmUp: number;
  readonly seed: string;
}

export interface Spread {
  readonly median: number;
  /** Of the logarithm. */
  readonly sigma: number;
}

export const meanOf = ({ median, sigma }: Spread): number => median * Math.exp((sigma * sigma) / 2);

export interface Simulated {
  /** A second, on average and in the busiest second. */
  readonly turns: Rate;
  readonly begun: Rate;
  readonly visits: Rate;
  readonly commits: Rate;
  /** Milliseconds from a move until it is durable and told. */
  readonly wait: { readonly p50: number; readonly p99: number; readonly most: number };
  /** What waits at a process when somebody moves. */
  readonly queue: { readonly p50: number; readonly p99: number; readonly most: number };
  /** Share of the time that the processes, and the databases' connections, were busy. */
  readonly busy: { readonly processes: number; readonly databases: number };
}

interface Rate {
  readonly mean: number;
  readonly peak: number;
}

const MOVE = 0;
const COMMIT = 1;
const TABLE_COMES = 2;
const VISITOR_COMES = 3;
const KINDS = 4;

interface Waiting {
  /** When it was sent, and when its process is done with it. */
  readonly sent: number;
  readonly ready: number;
  readonly table: number;
}

/** A database's queue at one process. */
interface Line {
  waiting: Waiting[];
  isDue: boolean;
  last: number;
  free: number;
}

export function simulate(scene: Scene): Simulated {
  const { processes, databases, cost, warmUp } = scene;
  const rng = simulationRng(scene.seed);
  const end = (warmUp + scene.seconds) * 1000;
  const heap = makeHeap();
  const [turns, begun, visits, commits] = [tally(), tally(), tally(), tally()];
  const waits: number[] = [];
  const queues: number[] = [];
  const busy = { processes: 0, databases: 0 };

  /** Of each process: when it is free, and when it will be done with each of what waits there. */
  const free = new Float64Array(processes);
  const done: number[][] = Array.from({ length: processes }, () => []);
  const lines: Line[] = Array.from({ length: processes * databases }, () => ({
    waiting: [],
    isDue: false,
    last: -Infinity,
    free: 0,
  }));
  const connections = Array.from({ length: databases }, () => new Float64Array(scene.connections));

  /** Of each table: its process, its database, and how many moves it has left. Those that are gone make room. */
  const place: number[] = [];
  const left: number[] = [];
  const gone: number[] = [];

  function sitDown(moves: number): number {
    const table = gone.pop() ?? place.length;
    place[table] = rng.below(lines.length);
    left[table] = moves;
    return table;
  }

  /** A process does something: gives when it is done. */
  function work(process: number, now: number, milliseconds: number): number {
    const end = Math.max(now, free[process] ?? 0) + milliseconds;
    free[process] = end;
    if (now >= warmUp * 1000) busy.processes += milliseconds;
    return end;
  }

  function write(table: number, sent: number, ready: number): void {
    const at = place[table] as number;
    const line = lines[at] as Line;
    line.waiting.push({ sent, ready, table });
    if (line.isDue) return;
    line.isDue = true;
    heap.push(Math.max(ready, line.last + cost.pace, line.free), at * KINDS + COMMIT);
  }

  function move(table: number, now: number): void {
    const process = Math.floor((place[table] as number) / databases);
    const ahead = done[process] as number[];
    while (ahead[0] !== undefined && ahead[0] <= now) ahead.shift();
    const isNew = left[table] === scene.turns;
    const end = work(process, now, cost.turn + (isNew ? cost.begin : 0));
    if (now >= warmUp * 1000) {
      queues.push(ahead.length);
      turns.count(now);
      if (isNew) begun.count(now);
    }
    ahead.push(end);
    write(table, now, end);
  }

  function commit(at: number, now: number): void {
    const line = lines[at] as Line;
    const workers = connections[at % databases] as Float64Array;
    const worker = workers.indexOf(Math.min(...workers));
    const begin = Math.max(now, workers[worker] ?? 0);
    // Whatever its process is done with by then goes with it.
    const first = line.waiting.findIndex(({ ready }) => ready > begin);
    const batch = line.waiting.splice(0, first === -1 ? line.waiting.length : first);
    const took = cost.commit + cost.append * scene.appendsPerTurn * batch.length;
    const end = begin + took;
    workers[worker] = end;
    if (now >= warmUp * 1000) {
      commits.count(now);
      busy.databases += took;
    }
    line.last = begin;
    line.free = end;
    line.isDue = line.waiting.length > 0;
    if (line.isDue) heap.push(Math.max(end, begin + cost.pace, line.waiting[0]?.ready ?? 0), at * KINDS + COMMIT);
    for (const { sent, table } of batch) {
      if (sent >= warmUp * 1000) waits.push(end - sent);
      goOn(table, end);
    }
  }

  /** Somebody thinks about his move; or there is none any more. */
  function goOn(table: number, now: number): void {
    const moves = (left[table] ?? 0) - 1;
    left[table] = moves;
    if (moves > 0) heap.push(now + 1000 * draw(scene.think, rng), table * KINDS + MOVE);
    else gone.push(table);
  }

  function comeAndGo(kind: typeof TABLE_COMES | typeof VISITOR_COMES, now: number): void {
    heap.push(now + 1000 * untilNext(kind === TABLE_COMES ? tablesComing : visitorsComing, rng), kind);
    if (kind === TABLE_COMES) return heap.push(now, sitDown(scene.turns) * KINDS + MOVE);
    const table = sitDown(1);
    if (now >= warmUp * 1000) visits.count(now);
    work(Math.floor((place[table] as number) / databases), now, cost.open);
    heap.push(now + 1000 * draw(scene.look, rng), table * KINDS + MOVE);
  }

  // As many come as go: a match takes as long as its moves.
  const tables = Math.round((scene.players * (1 - scene.slowShare)) / scene.seats);
  const tablesComing = tables / (scene.turns * meanOf(scene.think));
  const visitorsComing = (scene.players * scene.slowShare) / meanOf(scene.look);
  for (let i = 0; i < tables; i++)
    heap.push(1000 * draw(scene.think, rng) * uniform(rng), sitDown(1 + rng.below(scene.turns)) * KINDS + MOVE);
  if (tables > 0) heap.push(1000 * untilNext(tablesComing, rng), TABLE_COMES);
  if (scene.slowShare > 0) heap.push(1000 * untilNext(visitorsComing, rng), VISITOR_COMES);

  while (heap.size > 0 && heap.time < end) {
    const now = heap.time;
    const event = heap.pop();
    const kind = event % KINDS;
    const of = Math.floor(event / KINDS);
    if (kind === MOVE) move(of, now);
    else if (kind === COMMIT) commit(of, now);
    else comeAndGo(kind === TABLE_COMES ? TABLE_COMES : VISITOR_COMES, now);
  }

  const span = scene.seconds * 1000;
  return {
    turns: turns.rate(scene.seconds),
    begun: begun.rate(scene.seconds),
    visits: visits.rate(scene.seconds),
    commits: commits.rate(scene.seconds),
    wait: percentiles(waits),
    queue: percentiles(queues),
    busy: {
      processes: busy.processes / (span * processes),
      databases: busy.databases / (span * databases * scene.connections),
    },
  };
}

const uniform = (rng: Rng): number => (rng.below(2 ** 32) + 0.5) / 2 ** 32;
const untilNext = (perSecond: number, rng: Rng): number => -Math.log(uniform(rng)) / perSecond;

function draw({ median, sigma }: Spread, rng: Rng): number {
  const normal = Math.sqrt(-2 * Math.log(uniform(rng))) * Math.cos(2 * Math.PI * uniform(rng));
  return median * Math.exp(sigma * normal);
}

/** How often something happened, second by second. */
function tally(): { count(now: number): void; rate(seconds: number): Rate } {
  const bySecond = new Map<number, number>();
  let all = 0;
  return {
    count(now) {
      const second = Math.floor(now / 1000);
      bySecond.set(second, (bySecond.get(second) ?? 0) + 1);
      all++;
    },
    rate: seconds => ({ mean: all / seconds, peak: [...bySecond.values()].reduce((a, b) => Math.max(a, b), 0) }),
  };
}

function percentiles(numbers: readonly number[]): {
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
} {
  const sorted = Float64Array.from(numbers).toSorted();
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), most: sorted.at(-1) ?? 0 };
}
