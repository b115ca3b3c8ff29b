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
const MARGINS = { write: 4, keep: 4, dice: 2.5, field: 2 } as const;
/** How many of them at most. */
const MOST = { write: 4, dice: 3, field: 2 } as const;
/** A sum that falls less often than this is judged by the first look. */
const RARE = 0.015;
/** With so few fields missing to two full rows, or so many misthrows, the end is near. */
const [NEAR, MISSED] = [4, 3];
/** Turns that are played by lot near the end. */
const TURNS = 2;
/** Nodes of such a playout: each turn, the last one worked out, and writing before. */
const NODES = TURNS + 1;

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

  /** The same playouts for all of them, as many as there are nodes for. */
  function sampled(
    fields: readonly number[],
    chosen: readonly number[],
    dice: number,
    sum: number,
  ): readonly (Worth | null)[] {
    const worths = chosen.map(() => 0);
    const points = chosen.map(() => 0);
    let playouts = 0;
    while (playouts === 0 || meter.affords(NODES * chosen.length)) {
      for (const [at, i] of chosen.entries()) {
        worths[at] =
          (worths[at] as number) + ahead.written(sheets, seat, fields[i] as number, dice, sum, TURNS, seed + playouts);
        points[at] = (points[at] as number) + ahead.points();
      }
      meter.take(NODES * chosen.length);
      playouts++;
    }
    return fields.map((_, i) => {
      const at = chosen.indexOf(i);
      return at < 0 ? null : { worth: (worths[at] as number) / playouts, points: (points[at] as number) / playouts };
    });
  }

  return {
    fields(fields, dice, sum) {
      const worths = fields.map(field => mind.written(field, dice, sum));
      const chosen = best(worths, MARGINS.write, MOST.write);
      if (chosen.length < 2) return fields.map(() => null);
      if (isNearEnd() && meter.affords(4 * NODES * chosen.length)) return sampled(fields, chosen, dice, sum);
      if (!meter.affords(chosen.length)) return fields.map(() => null);
      return fields.map((field, i) => (chosen.includes(i) ? nextTurn(field, dice, sum) : null));
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
