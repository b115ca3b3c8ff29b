import { WEIGHTS, mindOf, netOf } from '@zaria/bots/qwinto/learned';
import { below, chanceOf } from '../chance.ts';
import type { Learner, Piece, Stage } from '../training.ts';
import { descentOf, newNet } from './learner.ts';
import { playMinds, type Player } from './match.ts';
import { STRIDE, gathering } from './samples.ts';

export interface Course {
  readonly name: string;
  readonly generations: number;
  /** What a win is worth in points. */
  readonly bonus: number;
  /** How many players, each as often as it is named. */
  readonly seats: readonly number[];
  /** The stage to begin with, which is also the first of the pool. */
  readonly from: string | null;
  /** In how many of ten matches the others are from the pool. */
  readonly pooled: number;
  /** How much of what is learned was seen, and not believed: all of it with 1. */
  readonly lambda: number;
  readonly rate: number;
  /** How much an error about winning weighs beside one of ten points. */
  readonly winWeight: number;
  /** In each of the pieces of a generation. */
  readonly matches: number;
  /** How many hidden units a net has that begins with nothing. */
  readonly hidden: number;
  /** The stage whose net goes along with every brief, right after the learner's, and is not changed. */
  readonly beside: string | null;
}

/** Does a piece of the work of a course. */
export type Work = (course: Course, piece: Piece) => Uint8Array;

const PIECES = 8;
/** A net joins the pool every so many generations, and the pool keeps so many, the first always. */
const [POOL_EVERY, POOL_SIZE] = [40, 4];
/** The rate falls to this share of itself. */
const LEAST_RATE = 0.03;

export const bytesOf = (floats: Float32Array): Uint8Array =>
  Uint8Array.from(new Uint8Array(floats.buffer, floats.byteOffset, floats.byteLength));
export const floatsOf = (bytes: Uint8Array): Float32Array => new Float32Array(Uint8Array.from(bytes).buffer);

/** Learning by playing against itself and against what it was, if nothing else is said. */
export const stageOf = (course: Course, work: Work = play): Stage => ({
  name: course.name,
  generations: course.generations,
  pieces: PIECES,
  begin: (seed, generations, earlier) => learnerOf(course, seed, generations, earlier),
  work: piece => work(course, piece),
});

/* A brief is the nets of the learner and of the pool, the learner's first; what stands beside it is in between. */

function learnerOf(
  { name, from, rate, pooled, winWeight, hidden, beside }: Course,
  seed: string,
  generations: number,
  earlier: ReadonlyMap<string, Uint8Array>,
): Learner {
  const begun = from === null ? null : earlier.get(from);
  const descent = descentOf(begun ? floatsOf(begun) : newNet(chanceOf(seed, name, 'new'), hidden).weights, winWeight);
  const besides = beside === null ? [] : [floatsOf(earlier.get(beside) ?? new Uint8Array())];
  let pool: Float32Array[] = pooled === 0 ? [] : [Float32Array.from(descent.net.weights)];
  const rateAt = (generation: number): number =>
    rate * (LEAST_RATE + (1 - LEAST_RATE) * (1 - generation / generations)) * Math.min(1, (generation + 1) / 10);
  return {
    brief: () => bytesOf(joined([descent.net.weights, ...besides, ...pool])),
    learn(generation, pieces) {
      const found = pieces.map(floatsOf);
      const samples = joined(found.map(piece => piece.subarray(HEAD)));
      const heads = found.map(piece => piece.subarray(0, HEAD));
      const sum = (at: number): number => heads.reduce((total, head) => total + (head[at] as number), 0);
      const error = descent.learn(samples, rateAt(generation), `${seed} ${name} ${generation}`);
      if (pooled > 0 && (generation + 1) % POOL_EVERY === 0) {
        const [first, ...others] = pool;
        if (first !== undefined)
          pool = [first, ...[...others, Float32Array.from(descent.net.weights)].slice(1 - POOL_SIZE)];
      }
      return {
        points: sum(1) / sum(0),
        ...(sum(2) > 0 ? { won: sum(3) / sum(2) } : {}),
        off: Math.sqrt(error.points),
        brier: error.wins,
      };
    },
    save: () => bytesOf(joined([Float32Array.of(descent.steps), descent.memory, ...pool])),
    restore(saved) {
      const floats = floatsOf(saved);
      descent.steps = floats[0] as number;
      descent.memory.set(floats.subarray(1, 1 + descent.memory.length));
      pool = nets(floats.subarray(1 + descent.memory.length)).map(net => Float32Array.from(net));
    },
    result: () => bytesOf(descent.net.weights),
  };
}

export function joined(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const nets = (floats: Float32Array): readonly Float32Array[] =>
  Array.from({ length: floats.length / WEIGHTS }, (_, i) => floats.subarray(i * WEIGHTS, (i + 1) * WEIGHTS));

/** Before the samples: learners' sheets and their points; learners against others and their wins, as if by two. */
export const HEAD = 4;

function play(
  { name, bonus, seats, pooled, lambda, from, matches }: Course,
  { seed, generation, piece, brief }: Piece,
): Uint8Array {
  const chance = chanceOf(seed, name, generation, piece);
  const [own, ...pool] = nets(floatsOf(brief));
  if (own === undefined) throw new Error('a brief has the net of the learner');
  const learner = mindOf(netOf(own), bonus);
  // The first of the pool is what this stage began with, which plays for points alone.
  const others: readonly Player[] = pool.map((net, i) => mindOf(netOf(net), i === 0 && from !== null ? 0 : bonus));
  const head = new Float32Array(HEAD);
  const parts: Float32Array[] = [head];
  for (let match = 0; match < matches; match++) {
    const players = seats[below(chance, seats.length)] as number;
    const isPooled = pooled > 0 && players > 1 && below(chance, 10) < pooled;
    const ownSeat = below(chance, players);
    const minds = Array.from({ length: players }, (_, seat): Player => {
      if (seat === ownSeat || !isPooled) return learner;
      return others[below(chance, others.length)] as Player;
    });
    const samples = gathering(lambda);
    const ended = playMinds(minds, chance, (seat, player, field, dice, sum) => {
      if (player === learner) samples.see(seat, learner, field, dice, sum);
    });
    parts.push(...samples.end(ended));
    for (const [seat, mind] of minds.entries()) {
      if (mind !== learner || players > 2) continue;
      head[0] = (head[0] as number) + 1;
      head[1] = (head[1] as number) + (ended.points[seat] as number);
      if (!isPooled) continue;
      head[2] = (head[2] as number) + 1;
      head[3] = (head[3] as number) + (ended.wins[seat] as number);
    }
  }
  const whole = joined(parts);
  if ((whole.length - HEAD) % STRIDE !== 0) throw new Error('samples have one length');
  return bytesOf(whole);
}
