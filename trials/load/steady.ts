import { ms, withPeople, type Rate } from './measure.ts';
import type { Sample } from './measuring.ts';
import { sleep, type Stretch } from './pace.ts';
import type { Seating, Side } from './side.ts';
import { isLevel, isSteady, slopeOf, type Point, type Slope } from './trend.ts';
import type { RunningZaria } from './zaria.ts';

export interface SteadyPlan {
  readonly seating: Seating;
  readonly rate: number;
  readonly minutes: number;
  /** Seconds of a minute, for whoever has less time. */
  readonly minute?: number;
  readonly warm?: Rate;
}

/** Looks at each server in a minute. */
const LOOKS = 6;
/** Share of the time in which everything finds its size, and does not count. */
const SETTLING = 1 / 3;

/** What is measured in megabytes, and what is counted. */
const SIZES = ['memory', 'heap', 'external', 'buffers'] as const;
const COUNTS = ['handles', 'connections', 'tables', 'timers'] as const;
type Size = (typeof SIZES)[number];
type Count = (typeof COUNTS)[number];

const NAMES: Readonly<Record<Size | Count, string>> = {
  memory: 'memory',
  heap: 'heap once collected',
  external: 'outside of the heap',
  buffers: 'of that, buffers',
  handles: 'file handles',
  connections: 'connections',
  tables: 'tables in memory',
  timers: 'timers',
};

interface Looked {
  /** Hours from the beginning. */
  readonly at: number;
  readonly sample: Sample;
}

/** How one server did. */
interface ServerTrend {
  /** `null`: there are too few values for a slope. */
  readonly sizes: Readonly<Record<Size, Slope | null>>;
  /** In order. */
  readonly counts: Readonly<Record<Count, readonly number[]>>;
}

export interface Steady {
  readonly servers: readonly ServerTrend[];
  /** Every placement was told to everybody. */
  readonly isAllTold: boolean;
}

/** Lets people play at a steady rate for a long time, and looks at what the servers keep. */
export function watchSteady(side: Side<RunningZaria>, plan: SteadyPlan, tell: (line: string) => void): Promise<Steady> {
  const { seating, rate, minutes, minute = 60, warm } = plan;
  return withPeople(
    side,
    seating,
    async (stretch, { servers }) => {
      const looked: Looked[][] = Array.from({ length: servers.count }, () => []);
      const began = performance.now();
      let isOver = false;
      async function look(): Promise<void> {
        for (;;) {
          if (isOver) return;
          for (const [which, sample] of (await servers.samples()).entries())
            looked[which]?.push({ at: (performance.now() - began) / 3_600_000, sample });
          await sleep((minute * 1000) / LOOKS);
        }
      }
      const looking = look();
      let isAllTold = true;
      for (let i = 1; i <= minutes; i++) {
        const played = await stretch(rate, minute);
        isAllTold &&= played.p999 < Infinity;
        tell(`${i} of ${minutes}: ${describe(played, looked)}`);
      }
      isOver = true;
      await looking;
      return { servers: looked.map(all => trendOf(all.slice(Math.ceil(all.length * SETTLING)))), isAllTold };
    },
    warm,
  );
}

function describe({ done, p99 }: Stretch, looked: readonly (readonly Looked[])[]): string {
  const each = looked.flatMap(all => {
    const sample = all.at(-1)?.sample;
    if (sample === undefined) return [];
    const { memory, heap, handles, tables } = sample;
    return `${memory.toFixed(0)} MB (heap ${heap?.toFixed(0) ?? '?'}), ${handles ?? '?'} handles, ${tables ?? '?'} tables`;
  });
  return [`${done.toFixed(0)} placements/s, told p99 ${ms(p99)}`, ...each].join('; ');
}

function trendOf(looked: readonly Looked[]): ServerTrend {
  const valuesOf = (name: Size | Count): readonly Point[] =>
    looked.flatMap(({ at, sample }) => {
      const value = sample[name];
      return value === null ? [] : [{ at, value }];
    });
  const slope = (name: Size): Slope | null => slopeOf(valuesOf(name));
  const counts = (name: Count): readonly number[] => valuesOf(name).map(({ value }) => value);
  return {
    sizes: { memory: slope('memory'), heap: slope('heap'), external: slope('external'), buffers: slope('buffers') },
    counts: {
      handles: counts('handles'),
      connections: counts('connections'),
      tables: counts('tables'),
      timers: counts('timers'),
    },
  };
}

const isFlatSize = ({ sizes }: ServerTrend, name: Size): boolean => {
  const slope = sizes[name];
  return slope === null || isLevel(slope, sizes.memory?.middle);
};

/** Timers come and go by the hundred with people who do: one that is left behind shows in what it holds. */
const isFlatCount = ({ counts }: ServerTrend, name: Count): boolean => name === 'timers' || isSteady(counts[name]);

export const isFlat = ({ servers, isAllTold }: Steady): boolean =>
  isAllTold &&
  servers.every(
    server => SIZES.every(name => isFlatSize(server, name)) && COUNTS.every(name => isFlatCount(server, name)),
  );

export function printSteady({ servers, isAllTold }: Steady, print: (line: string) => void): void {
  const row = (name: Size | Count, said: string, isWell: boolean): void =>
    print(`  ${NAMES[name].padEnd(22)}${said}: ${isWell ? 'flat' : 'NOT FLAT'}`);
  for (const [which, server] of servers.entries()) {
    const { sizes, counts } = server;
    print(`server ${which + 1}, without the first third of the time:`);
    for (const name of SIZES) {
      const slope = sizes[name];
      row(name, slope === null ? 'too few values' : describeSlope(slope), isFlatSize(server, name));
    }
    for (const name of COUNTS) {
      const all = counts[name];
      const ends = `first ${all[0] ?? '?'}, last ${all.at(-1) ?? '?'}`;
      row(name, `${ends}, from ${Math.min(...all)} to ${Math.max(...all)}`, isFlatCount(server, name));
    }
  }
  if (!isAllTold) print('Not every placement was told to everybody.');
}

function describeSlope({ perHour, low, high, middle }: Slope): string {
  const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;
  return `${middle.toFixed(0)} MB, ${signed(perHour)} MB an hour (${signed(low)} to ${signed(high)})`;
}
