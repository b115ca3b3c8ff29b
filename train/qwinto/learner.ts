import { FEATURES, netOf, outputOf, sigmoid, weightsWith, type Net } from '@zaria/bots/qwinto/learned';
import { below, chanceOf, type Sfc32 } from '../chance.ts';
import { COUNT, PHASE, POINTS, RIVALS, STRIDE, WINS } from './samples.ts';

const BATCH = 512;
/** How often each sample is learned from. */
const PASSES = 2;
/** Adam's usual ones. */
const [BETA_1, BETA_2, TINY] = [0.9, 0.999, 1e-8];

/** A net that knows nothing: small random weights. */
export function newNet(chance: Sfc32, hidden: number): Net {
  const net = netOf(new Float32Array(weightsWith(hidden)));
  const small = (size: number): number => (below(chance, 2_000_001) / 1_000_000 - 1) * size;
  for (let i = 0; i < FEATURES * hidden; i++) net.first[i] = small(0.15);
  for (let unit = 0; unit < hidden; unit++) {
    net.bias[unit] = small(0.1);
    net.points[unit] = small(0.1);
  }
  net.points[hidden] = 4;
  net.steep.fill(1);
  return net;
}

/** Moves a net towards samples, step by step (Adam). */
export interface Descent {
  readonly net: Net;
  /** Weights and all that is remembered. */
  readonly memory: Float32Array;
  steps: number;
  /** Mean squared error of the points, in points, and of the wins. */
  learn(samples: Float32Array, rate: number, seed: string): { readonly points: number; readonly wins: number };
}

/** `winWeight` is how much an error about winning weighs beside one of ten points. */
export function descentOf(from: Float32Array, winWeight: number): Descent {
  const size = from.length;
  const memory = new Float32Array(3 * size);
  memory.set(from);
  const weights = memory.subarray(0, size);
  const [mean, square] = [memory.subarray(size, 2 * size), memory.subarray(2 * size)];
  const net = netOf(weights);
  const { hidden: units } = net;
  const gradient = netOf(new Float32Array(size));
  const hidden = new Float32Array(units);
  /** The hidden units above zero, and the error that goes back to each. */
  const lights = new Uint8Array(units);
  const backs = new Float32Array(units);
  const error = { points: 0, wins: 0 };

  /** Adds what one sample says. */
  function add(samples: Float32Array, at: number): void {
    const count = samples[at + COUNT] as number;
    const { first } = net;
    hidden.set(net.bias);
    for (let i = 0; i < count; i++) {
      const row = (samples[at + i] as number) * units;
      for (let unit = 0; unit < units; unit++) hidden[unit] = (hidden[unit] as number) + (first[row + unit] as number);
    }
    const phase = samples[at + PHASE] as number;
    const points = outputOf(net.points, hidden);
    const lead = points - (samples[at + RIVALS] as number);
    const slope = outputOf(net.leads, hidden) + (net.steep[phase] as number);
    const wins = sigmoid(outputOf(net.wins, hidden) + slope * lead);
    const offPoints = points - (samples[at + POINTS] as number);
    const offWins = wins - (samples[at + WINS] as number);
    error.points += offPoints * offPoints;
    error.wins += offWins * offWins;
    const byWins = winWeight * offWins;
    const byLead = byWins * lead;
    gradient.steep[phase] = (gradient.steep[phase] as number) + byLead;
    gradient.points[units] = (gradient.points[units] as number) + offPoints;
    gradient.wins[units] = (gradient.wins[units] as number) + byWins;
    gradient.leads[units] = (gradient.leads[units] as number) + byLead;
    let lit = 0;
    for (let unit = 0; unit < units; unit++) {
      const x = hidden[unit] as number;
      if (x <= 0) continue;
      gradient.points[unit] = (gradient.points[unit] as number) + offPoints * x;
      gradient.wins[unit] = (gradient.wins[unit] as number) + byWins * x;
      gradient.leads[unit] = (gradient.leads[unit] as number) + byLead * x;
      const back =
        offPoints * (net.points[unit] as number) +
        byWins * (net.wins[unit] as number) +
        byLead * (net.leads[unit] as number);
      gradient.bias[unit] = (gradient.bias[unit] as number) + back;
      backs[lit] = back;
      lights[lit++] = unit;
    }
    const into = gradient.first;
    for (let i = 0; i < count; i++) {
      const row = (samples[at + i] as number) * units;
      for (let k = 0; k < lit; k++) {
        const place = row + (lights[k] as number);
        into[place] = (into[place] as number) + (backs[k] as number);
      }
    }
  }

  function step(rate: number, count: number): void {
    descent.steps++;
    const first = 1 - BETA_1 ** descent.steps;
    const second = 1 - BETA_2 ** descent.steps;
    const scale = rate / first;
    const slopes = gradient.weights;
    for (let i = 0; i < size; i++) {
      const slope = (slopes[i] as number) / count;
      const m = (mean[i] = BETA_1 * (mean[i] as number) + (1 - BETA_1) * slope);
      const v = (square[i] = BETA_2 * (square[i] as number) + (1 - BETA_2) * slope * slope);
      if (m !== 0) weights[i] = (weights[i] as number) - (scale * m) / (Math.sqrt(v / second) + TINY);
    }
    slopes.fill(0);
  }

  const descent: Descent = {
    net,
    memory,
    steps: 0,
    learn(samples, rate, seed) {
      const count = samples.length / STRIDE;
      const order = Uint32Array.from({ length: count }, (_, i) => i);
      const chance = chanceOf(seed, 'order');
      error.points = error.wins = 0;
      for (let pass = 0; pass < PASSES; pass++) {
        for (let i = count - 1; i > 0; i--) {
          const j = below(chance, i + 1);
          [order[i], order[j]] = [order[j] as number, order[i] as number];
        }
        for (let at = 0; at < count; at += BATCH) {
          const end = Math.min(count, at + BATCH);
          for (let i = at; i < end; i++) add(samples, (order[i] as number) * STRIDE);
          step(rate, end - at);
        }
      }
      return { points: (100 * error.points) / (PASSES * count), wins: error.wins / (PASSES * count) };
    },
  };
  return descent;
}
