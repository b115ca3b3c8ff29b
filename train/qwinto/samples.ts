import { MOST_ON, TEN, type Mind } from '@zaria/bots/qwinto/learned';
import type { Ended } from './match.ts';

/*
 * What is learned from: after each decision of a seat the features that were on, and what the rest of the match was
 * worth from there, half seen and half believed (TD(λ)).
 */

/** A sample's places: features, then these. */
export const COUNT = MOST_ON;
export const RIVALS = MOST_ON + 1;
export const PHASE = MOST_ON + 2;
export const POINTS = MOST_ON + 3;
export const WINS = MOST_ON + 4;
export const STRIDE = MOST_ON + 5;

interface Seen {
  readonly sample: Float32Array;
  readonly points: number;
  readonly wins: number;
}

/** Gathers the samples of one match. */
export function gathering(lambda: number) {
  const on = new Int16Array(MOST_ON);
  const bySeat = new Map<number, Seen[]>();
  return {
    see(seat: number, mind: Mind, field: number, dice: number, sum: number): void {
      const sample = new Float32Array(STRIDE);
      const count = mind.afterwards(field, dice, sum, on);
      sample.set(on.subarray(0, count));
      const { points, wins, rivals, phase } = mind.expected;
      sample[COUNT] = count;
      sample[RIVALS] = rivals;
      sample[PHASE] = phase;
      const seen = bySeat.get(seat) ?? [];
      bySeat.set(seat, seen);
      seen.push({ sample, points, wins });
    },
    /** All samples with what they were worth. */
    end({ points, wins }: Ended): readonly Float32Array[] {
      const all: Float32Array[] = [];
      for (const [seat, seen] of bySeat) {
        let ownPoints = (points[seat] as number) / TEN;
        let ownWins = wins[seat] as number;
        for (const { sample, ...believed } of seen.reverse()) {
          sample[POINTS] = ownPoints;
          sample[WINS] = ownWins;
          all.push(sample);
          ownPoints = lambda * ownPoints + (1 - lambda) * believed.points;
          ownWins = lambda * ownWins + (1 - lambda) * believed.wins;
        }
      }
      return all;
    },
  };
}
