import type { Expansion } from '@zaria/games/railroad-ink';
import { newModel, type Model } from './model.ts';

/** Counted up when features mean something else: what was learned before is of no use then. */
export const WEIGHTS_VERSION = 1;

/** What was learned, as it is kept: each weight is a multiple of `step`, two characters of `data`. */
export interface SavedWeights {
  readonly version: number;
  readonly game: string;
  readonly expansion: string;
  /** How to learn it again. */
  readonly command: string;
  /** How strong it was then. */
  readonly measured: Readonly<Record<string, number>>;
  readonly step: number;
  readonly data: string;
}

/** Characters that JSON keeps as they are, but for one. */
const [FIRST_CODE, DIGITS] = [35, 91] as const;
const MOST = (DIGITS * DIGITS - 1) / 2;

export function packWeights(weights: Float32Array): Pick<SavedWeights, 'step' | 'data'> {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const step = largest === 0 ? 1 : largest / MOST;
  let data = '';
  for (const weight of weights) {
    const digits = Math.round(weight / step) + MOST;
    data += String.fromCharCode(FIRST_CODE + Math.floor(digits / DIGITS), FIRST_CODE + (digits % DIGITS));
  }
  return { step, data };
}

/** `null`: made for something else, or damaged; then nobody plays by it. */
export function readWeights({ version, expansion, step, data }: SavedWeights, wanted: Expansion): Model | null {
  if (version !== WEIGHTS_VERSION || expansion !== wanted) return null;
  const model = newModel(wanted);
  const { weights } = model;
  if (data.length !== 2 * weights.length || !Number.isFinite(step)) return null;
  const digitAt = (at: number): number => data.charCodeAt(at) - FIRST_CODE;
  for (let at = 0; at < weights.length; at++) {
    const digits = DIGITS * digitAt(2 * at) + digitAt(2 * at + 1);
    weights[at] = step * (digits - MOST);
  }
  return model;
}
