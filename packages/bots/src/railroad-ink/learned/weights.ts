import type { Expansion } from '@zaria/games/railroad-ink';
import { newModel, type Model } from './model.ts';
import { FIRST } from './net.ts';

/** Counted up when features mean something else: what was learned before is of no use then. */
export const WEIGHTS_VERSION = 1;

/** Numbers as multiples of `step`, two characters of `data` each. */
interface Packed {
  readonly step: number;
  readonly data: string;
}

/** What was learned, as it is kept. */
export interface SavedWeights extends Packed {
  readonly version: number;
  readonly game: string;
  readonly expansion: string;
  /** How to learn it again. */
  readonly command: string;
  /** How strong it was then. */
  readonly measured: Readonly<Record<string, number>>;
  /** If there is a net: its rows, a character for each number, with the steps of each row; and the rest of it. */
  readonly net?: { readonly steps: Packed; readonly rows: string; readonly rest: Packed };
}

/** Characters that JSON keeps as they are, but for one. */
const [FIRST_CODE, DIGITS] = [35, 91] as const;
const MOST = (DIGITS * DIGITS - 1) / 2;
const MOST_OF_ONE = (DIGITS - 1) / 2;

const largestOf = (numbers: Float32Array): number =>
  numbers.reduce((most, number) => Math.max(most, Math.abs(number)), 0);

function packed(numbers: Float32Array): Packed {
  const step = largestOf(numbers) / MOST || 1;
  let data = '';
  for (const number of numbers) {
    const digits = Math.round(number / step) + MOST;
    data += String.fromCharCode(FIRST_CODE + Math.floor(digits / DIGITS), FIRST_CODE + (digits % DIGITS));
  }
  return { step, data };
}

/** Whether it was as long as what is to be read. */
function unpack({ step, data }: Packed, numbers: Float32Array): boolean {
  if (data.length !== 2 * numbers.length || !Number.isFinite(step)) return false;
  const digitAt = (at: number): number => data.charCodeAt(at) - FIRST_CODE;
  for (let at = 0; at < numbers.length; at++)
    numbers[at] = step * (DIGITS * digitAt(2 * at) + digitAt(2 * at + 1) - MOST);
  return true;
}

const rowsIn = (rows: Float32Array): readonly Float32Array[] =>
  Array.from({ length: rows.length / FIRST }, (_, row) => rows.subarray(FIRST * row, FIRST * (row + 1)));

/** All of the net behind its rows. */
const restOf = ({ learned, weights, net }: Model): Float32Array =>
  learned.subarray(weights.length + (net?.rows.length ?? 0));

export function packWeights(model: Model): Pick<SavedWeights, 'step' | 'data' | 'net'> {
  const { weights, net } = model;
  if (net === null) return packed(weights);
  const rows = rowsIn(net.rows);
  const steps = packed(Float32Array.from(rows, row => largestOf(row) / MOST_OF_ONE));
  // As they will be read, so that what is lost by it is not lost twice.
  const read = new Float32Array(rows.length);
  unpack(steps, read);
  const text = rows.map((row, at) =>
    Array.from(row, number => {
      const digit = Math.round(number / (read[at] || 1));
      return String.fromCharCode(FIRST_CODE + Math.max(-MOST_OF_ONE, Math.min(MOST_OF_ONE, digit)) + MOST_OF_ONE);
    }).join(''),
  );
  return { ...packed(weights), net: { steps, rows: text.join(''), rest: packed(restOf(model)) } };
}

/** `null`: made for something else, or damaged; then nobody plays by it. */
export function readWeights(saved: SavedWeights, wanted: Expansion): Model | null {
  const { version, expansion, net } = saved;
  if (version !== WEIGHTS_VERSION || expansion !== wanted) return null;
  const model = newModel(wanted, net !== undefined);
  if (!unpack(saved, model.weights)) return null;
  if (net === undefined || model.net === null) return model;
  const { rows } = model.net;
  const steps = new Float32Array(rows.length / FIRST);
  if (net.rows.length !== rows.length || !unpack(net.steps, steps) || !unpack(net.rest, restOf(model))) return null;
  for (let at = 0; at < rows.length; at++)
    rows[at] = (net.rows.charCodeAt(at) - FIRST_CODE - MOST_OF_ONE) * (steps[Math.floor(at / FIRST)] as number);
  return model;
}
