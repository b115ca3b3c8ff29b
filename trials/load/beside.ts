import { median } from '../../bench/statistics.ts';
import { describe, withPeople } from './measure.ts';
import type { Seating, Side } from './side.ts';

export interface SearchPlan {
  readonly seating: Seating;
  readonly runs: number;
  /** At each rate. */
  readonly seconds: number;
  readonly from: number;
}

/** The most placements a second of each run. */
type Searched = ReadonlyMap<string, readonly number[]>;

/** Milliseconds within which all but a hundredth must be told. */
const BOUND = 100;
/** From one rate to the next, until one is too much. */
const MORE = 1.5;
/** Where the first is too much already, less is tried, down to this. */
const LEAST = 50;
/** How often the middle is tried between the last that was not and the first that was: they are 5 % apart then. */
const HALVINGS = 3;

/** The highest rate at which everybody is told in time. */
const most = (side: Side, { seating, seconds, from }: SearchPlan, tell: (line: string) => void): Promise<number> =>
  withPeople(side, seating, async stretch => {
    let best = 0;
    async function isInTime(rate: number): Promise<boolean> {
      const measured = await stretch(rate, seconds);
      const isGood = measured.p99 <= BOUND;
      tell(`  ${describe(measured)}${isGood ? '' : ': too late'}`);
      if (isGood) best = Math.max(best, measured.done);
      return isGood;
    }
    // What is compiled when it is hot is compiled at that rate, and not measured.
    await stretch(from, seconds);
    let [good, bad] = [0, from];
    while (await isInTime(bad)) [good, bad] = [bad, bad * MORE];
    for (let less = bad / MORE; good === 0 && less > LEAST; less /= MORE)
      if (await isInTime(less)) good = less;
      else bad = less;
    for (let halved = 0; halved < HALVINGS && good > 0; halved++) {
      const middle = Math.sqrt(good * bad);
      if (await isInTime(middle)) good = middle;
      else bad = middle;
    }
    return best;
  });

/** They take turns, so that whatever else the machine does meets all of them. */
export async function searchAll(
  sides: readonly Side[],
  plan: SearchPlan,
  tell: (line: string) => void,
): Promise<Searched> {
  const found = new Map<string, number[]>(sides.map(({ name }) => [name, []]));
  for (let run = 1; run <= plan.runs; run++)
    for (const side of sides) {
      tell(`${side.name}, run ${run} of ${plan.runs}`);
      found.get(side.name)?.push(await most(side, plan, tell));
    }
  return found;
}

/** Each beside the first of its group. */
export function printSearch(
  found: Searched,
  groups: readonly (readonly Side[])[],
  print: (line: string) => void,
): void {
  print(`Placements a second with p99 from move to told within ${BOUND} ms, medians of the runs:`);
  const widest = Math.max(...[...found.keys()].map(name => name.length));
  for (const group of groups)
    for (const { name } of group) {
      const [rates, first] = [found.get(name) ?? [], found.get(group[0]?.name ?? '') ?? []];
      const each = rates.map(rate => rate.toFixed(0)).join(', ');
      const ratio = median(first) > 0 ? `${(median(rates) / median(first)).toFixed(2)} times` : 'none of';
      const beside = first === rates ? '' : `, ${ratio} ${group[0]?.name}`;
      print(`  ${name.padEnd(widest)}${median(rates).toFixed(0).padStart(7)} (${each})${beside}`);
    }
}
