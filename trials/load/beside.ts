import { median } from '../../bench/statistics.ts';
import { boardgameIo } from './boardgame-io.ts';
import { describe } from './measure.ts';
import { paceOf, sleep, type Stretch } from './pace.ts';
import type { Seating, Side } from './side.ts';
import { zaria } from './zaria.ts';

export interface SearchPlan {
  readonly seating: Seating;
  readonly runs: number;
  /** At each rate. */
  readonly seconds: number;
  readonly from: number;
}

/** The most placements a second of each run. */
type Searched = ReadonlyMap<string, readonly number[]>;

/** From one rate to the next. */
const MORE = 1.2;
/** Milliseconds within which all but a hundredth must be told. */
const BOUND = 100;

/** The highest rate at which everybody is told in time: each is a fifth more than the one before. */
async function most(side: Side, { seating, seconds, from }: SearchPlan, tell: (line: string) => void): Promise<number> {
  const pace = paceOf(seating.each);
  const running = await side.start(seating, pace);
  try {
    while (pace.waiting < seating.tables / 2) await sleep(20);
    await pace.run(running, from, seconds);
    let best = 0;
    for (let rate = from; ; rate *= MORE) {
      const stretch: Stretch = await pace.run(running, rate, seconds);
      tell(`  ${describe(stretch)}`);
      if (stretch.p99 > BOUND) return best;
      best = stretch.done;
    }
  } finally {
    await running.stop();
  }
}

/** They take turns, so that whatever else the machine does meets all of them. */
export async function besideThePeer(plan: SearchPlan, folder: string, tell: (line: string) => void): Promise<Searched> {
  const sides = [boardgameIo(), zaria({ links: false, folder }), zaria({ links: true, folder })];
  const found = new Map<string, number[]>(sides.map(({ name }) => [name, []]));
  for (let run = 0; run < plan.runs; run++)
    for (const side of sides) {
      tell(`${side.name}, run ${run + 1}`);
      found.get(side.name)?.push(await most(side, plan, tell));
    }
  return found;
}

export function printSearch(found: Searched, print: (line: string) => void): void {
  const [peer] = [...found.values()].map(median);
  for (const [name, rates] of found)
    print(
      `${name}: ${median(rates).toFixed(0)} placements/s with p99 within ${BOUND} ms (${rates.map(rate => rate.toFixed(0)).join(', ')}), ${(median(rates) / (peer ?? 1)).toFixed(2)} times the peer`,
    );
}
