import type { Meter } from '../../meter.ts';
import { SUM_ODDS } from '../value.ts';
import type { Ahead } from './ahead.ts';
import { SIZE, hasRow } from './dice.ts';
import type { Mind } from './mind.ts';
import { FIELD_COUNT, SUMS, mayWrite, missing, rowOf, rowState } from './paper.ts';
import { NOTHING } from './reader.ts';
import type { Sheets } from './sheets.ts';

/*
 * A second look at what seems best: the turn after this one is worked out, too, and near the end some turns more are
 * played with dice by lot. All that is compared meets the same dice.
 */

/** How far behind the best something may seem, in points, and still be looked at again. */
const MARGINS = { write: 2, keep: 1.5, dice: 1.5, field: 1 } as const;
/** How many of them at most. */
const MOST = { write: 3, dice: 3, field: 2, playouts: 128 } as const;
/** A sum that falls less often than this is judged by the first look. */
const RARE = 0.025;
/** With so few fields missing to two full rows, or so many misthrows, the end is near. */
const [NEAR, MISSED] = [4, 3];
/** Turns that are played by lot near the end. */
const TURNS = 2;
/** Nodes of such a playout: a turn each, and the one that is worked out. */
const NODES = TURNS + 1;
/** The next turn, worked out, tells as much as so many playouts. */
const PRIOR = 16;
/** Fewer playouts than this tell nothing: near the end, and before. */
const LEAST = { near: 4, far: 24 } as const;

export interface Deeper {
  /** What it is worth in the second look, in the order of what was given; `null`: not looked at again. */
  fields(fields: readonly number[], dice: number, sum: number): readonly (Worth | null)[];
  dice(sets: readonly number[]): readonly (Worth | null)[];
  /** To keep the throw, and to throw again. */
  result(dice: number, sum: number): readonly (Worth | null)[];
}

export interface Worth {
  readonly worth: number;
  readonly points: number;
}

/** Of a table that the mind has looked at from that seat, and pondered. */
export function deeperOf(mind: Mind, ahead: Ahead, sheets: Sheets, seat: number, meter: Meter, seed: number): Deeper {
  const own = sheets.numbers[seat] as Uint8Array;

  const isNearEnd = (): boolean =>
    sheets.numbers.some(
      (numbers, any) =>
        missing(rowState(numbers, 0), rowState(numbers, 1), rowState(numbers, 2)) <= NEAR ||
        (sheets.misthrows[any] as number) >= MISSED,
    );

  /** The places of the best, the best first. */
  function best(worths: readonly number[], margin: number, most: number): readonly number[] {
    const order = worths.map((_, i) => i).sort((a, b) => (worths[b] as number) - (worths[a] as number));
    const least = (worths[order[0] ?? 0] ?? 0) - margin;
    return order.filter(i => (worths[i] as number) >= least).slice(0, most);
  }

  function nextTurn(field: number, dice: number, sum: number): Worth {
    meter.take(1);
    const worth = ahead.written(sheets, seat, field, dice, sum, 0, 0);
    return { worth, points: ahead.points() };
  }

  function fieldsFor(dice: number, sum: number): readonly number[] {
    const found = [NOTHING];
    for (let field = 0; field < FIELD_COUNT; field++)
      if (hasRow(dice, rowOf(field)) && mayWrite(own, field, sum)) found.push(field);
    return found;
  }

  /** What a throw is worth when it stands. */
  function standing(dice: number, sum: number): Worth {
    const fields = fieldsFor(dice, sum);
    const worths = fields.map(field => mind.written(field, dice, sum));
    let found: Worth | null = null;
    for (const i of best(worths, MARGINS.field, MOST.field)) {
      const here = nextTurn(fields[i] as number, dice, sum);
      if (found === null || here.worth > found.worth) found = here;
    }
    return found ?? { worth: mind.standing(dice, sum), points: mind.points() };
  }

  /** What each sum is worth, and to throw once and twice. */
  function thrown(dice: number): {
    readonly once: Worth;
    readonly twice: Worth;
    readonly bySum: readonly (Worth | null)[];
  } {
    const odds = SUM_ODDS[SIZE[dice] as number] as Float64Array;
    const bySum: (Worth | null)[] = Array.from({ length: SUMS }, () => null);
    let [more, weight] = [0, 0];
    for (let sum = 1; sum < SUMS; sum++) {
      const chance = odds[sum] as number;
      if (chance < RARE) continue;
      const first = mind.standing(dice, sum);
      const second = standing(dice, sum);
      bySum[sum] = second;
      more += chance * (second.worth - first);
      weight += chance;
    }
    for (let sum = 1; sum < SUMS; sum++)
      if ((odds[sum] as number) > 0)
        bySum[sum] ??= { worth: mind.standing(dice, sum) + more / weight, points: mind.points() };
    const mean = (of: (worth: Worth) => Worth): Worth => {
      let [worth, points] = [0, 0];
      for (const [sum, here] of bySum.entries()) {
        if (here === null) continue;
        const there = of(here);
        worth += (odds[sum] as number) * there.worth;
        points += (odds[sum] as number) * there.points;
      }
      return { worth, points };
    };
    const once = mean(here => here);
    return { once, twice: mean(here => (here.worth >= once.worth ? here : once)), bySum };
  }

  /** About so many nodes it takes. */
  const costOf = (dice: number): number =>
    MOST.field * (SUM_ODDS[SIZE[dice] as number] as Float64Array).filter(odd => odd >= RARE).length;

  /** Each with the next turn worked out, and then with playouts, the same for all of them. */
  function lookedAt(fields: readonly number[], dice: number, sum: number): readonly Worth[] {
    const exact = fields.map(field => nextTurn(field, dice, sum));
    const cost = NODES * fields.length;
    const least = isNearEnd() ? LEAST.near : LEAST.far;
    if (!meter.affords(least * cost)) return exact;
    const worths = exact.map(({ worth }) => PRIOR * worth);
    const points = exact.map(one => PRIOR * one.points);
    let playouts = 0;
    for (; playouts < MOST.playouts && meter.affords(cost); playouts++) {
      meter.take(cost);
      for (const [at, field] of fields.entries()) {
        const worth = ahead.written(sheets, seat, field, dice, sum, TURNS, seed + playouts);
        worths[at] = (worths[at] as number) + worth;
        points[at] = (points[at] as number) + ahead.points();
      }
    }
    const count = PRIOR + playouts;
    return worths.map((worth, at) => ({ worth: worth / count, points: (points[at] as number) / count }));
  }

  return {
    fields(fields, dice, sum) {
      const worths = fields.map(field => mind.written(field, dice, sum));
      const chosen = best(worths, MARGINS.write, MOST.write);
      if (chosen.length < 2) return fields.map(() => null);
      if (!meter.affords(chosen.length)) return fields.map(() => null);
      const looked = lookedAt(
        chosen.map(i => fields[i] as number),
        dice,
        sum,
      );
      return fields.map((_, i) => looked[chosen.indexOf(i)] ?? null);
    },
    dice(sets) {
      const chosen = best(
        sets.map(dice => mind.thrownTwice(dice)),
        MARGINS.dice,
        MOST.dice,
      );
      const cost = chosen.reduce((total, i) => total + costOf(sets[i] as number), 0);
      if (chosen.length < 2 || !meter.affords(cost)) return sets.map(() => null);
      return sets.map((dice, i) => (chosen.includes(i) ? thrown(dice).twice : null));
    },
    result(dice, sum) {
      const gap = Math.abs(mind.standing(dice, sum) - mind.thrown(dice));
      if (gap > MARGINS.keep || !meter.affords(costOf(dice))) return [null, null];
      const { bySum, once } = thrown(dice);
      return [bySum[sum] ?? null, once];
    },
  };
}
