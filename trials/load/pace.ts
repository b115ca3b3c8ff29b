import type { Running, SideFigures, Telling } from './side.ts';

/** What one stretch of placements has shown. Milliseconds from when a placement was due until it was told. */
export interface Stretch {
  /** Placements a second that were due, and that all at their table were told of. */
  readonly wanted: number;
  readonly done: number;
  readonly p50: number;
  readonly p99: number;
  readonly p999: number;
  readonly figures: SideFigures;
  /** Share of one core that was used to make the load and to hear what came of it. */
  readonly generator: number;
}

export interface Pace extends Telling {
  /** Lets placements be due at that rate, whether or not the server keeps up. */
  run(running: Running, rate: number, seconds: number): Promise<Stretch>;
  /**
   * Lets tables play on until each is at another place of its match: they have all just begun, and would all end, and begin
   * anew, at the same moment.
   */
  spread(running: Running, tables: number): Promise<void>;
  /** How many tables wait for a placement. */
  readonly waiting: number;
}

/** How often it looks what is due. */
const LOOK = 2;
/** So long the last ones may take. */
const LAST = 5000;
/** Choices of a match of four, about, and how many are under way at once while tables are spread over that. */
const [MATCH, AT_ONCE] = [75, 32];

export function paceOf(each: number): Pace {
  const free: number[] = [];
  /** Of each table at which a placement is under way: when it was due, and who was told. */
  const under = new Map<number, { readonly due: number; told: number }>();
  const early = new Set<number>();
  let samples: number[] = [];
  let done = 0;

  async function spread(running: Running, tables: number): Promise<void> {
    const left = Array.from({ length: tables }, (_, table) => Math.floor((table / tables) * MATCH));
    while (left.some(count => count > 0)) {
      const ready = free.filter(table => (left[table] ?? 0) > 0).slice(0, AT_ONCE - under.size);
      for (const table of ready) {
        free.splice(free.indexOf(table), 1);
        left[table] = (left[table] ?? 0) - 1;
        begin(running, table, performance.now());
      }
      await sleep(LOOK);
    }
  }

  function begin(running: Running, table: number, due: number): void {
    under.set(table, { due, told: 0 });
    running.place(table);
  }

  async function run(running: Running, rate: number, seconds: number): Promise<Stretch> {
    await running.figures();
    samples = [];
    done = 0;
    const began = performance.now();
    const used = process.cpuUsage();
    const all = Math.round(rate * seconds);
    let begun = 0;
    while (begun < all) {
      const now = performance.now();
      const due = Math.min(all, Math.floor(((now - began) / 1000) * rate));
      // What nobody was free for is late by then, and counts from when it was due.
      while (begun < due && free.length > 0) {
        const table = takeAny(free);
        begin(running, table, began + (begun++ / rate) * 1000);
      }
      if (now - began > seconds * 1000 + LAST) break;
      await sleep(LOOK);
    }
    const took = (performance.now() - began) / 1000;
    const { user, system } = process.cpuUsage(used);
    const generator = (user + system) / 1e6 / took;
    const inTime = done;
    const end = performance.now() + LAST;
    while (under.size > 0 && performance.now() < end) await sleep(LOOK);
    const figures = await running.figures();
    // Whoever was told of nothing waits for ever.
    const unheard = [...under.values()].flatMap(({ told }) => Array<number>(each - told).fill(Infinity));
    const missed = Array<number>((all - begun) * each).fill(Infinity);
    const sorted = Float64Array.from([...samples, ...unheard, ...missed]).toSorted();
    const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    return { wanted: rate, done: inTime / took, p50: at(0.5), p99: at(0.99), p999: at(0.999), figures, generator };
  }

  return {
    run,
    spread,
    free(table) {
      // Somebody may have new dice before the last one has heard of the old.
      if (under.has(table)) early.add(table);
      else free.push(table);
    },
    told(table) {
      const placement = under.get(table);
      if (placement === undefined) return;
      samples.push(performance.now() - placement.due);
      if (++placement.told < each) return;
      under.delete(table);
      done++;
      if (early.delete(table)) free.push(table);
    },
    get waiting() {
      return free.length;
    },
  };
}

/** Any of them: tables that take turns would all come to their end, and begin anew, at the same moment. */
function takeAny(from: number[]): number {
  const at = Math.floor(Math.random() * from.length);
  const taken = from[at] as number;
  from[at] = from[from.length - 1] as number;
  from.length--;
  return taken;
}

export const sleep = (ms: number): Promise<void> => new Promise(resolve => void setTimeout(resolve, ms));
