import { FEATURES, netOf, weightsWith, type Net } from './net.ts';

/*
 * Nets as data files. The first layer, nearly all of a net, in bytes, each feature with a scale of its own; the rest in
 * words of 16 bits with a scale. As text it is base64.
 */

/** Counted up when weights of before mean something else. */
export const WEIGHTS_VERSION = 2;

export interface WeightsFile {
  readonly version: number;
  /** How to train it again. */
  readonly command: string;
  /** How strong it was found to be. */
  readonly measured: Readonly<Record<string, number>>;
  readonly features: number;
  readonly hidden: number;
  readonly data: string;
}

/** Scales of the features, one for the rest, the rest, the first layer. */
const sizeWith = (hidden: number): number =>
  4 * (FEATURES + 1) + 2 * (weightsWith(hidden) - FEATURES * hidden) + FEATURES * hidden;
/** More than any net has: a damaged file is not to take all memory. */
const MOST_HIDDEN = 1024;
const [MOST_BYTE, MOST_WORD] = [127, 32_767];

const largest = (list: Float32Array): number => list.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9);

export function packed(weights: Float32Array): Uint8Array {
  const { hidden, first } = netOf(weights);
  const bytes = new Uint8Array(sizeWith(hidden));
  const view = new DataView(bytes.buffer);
  const rest = weights.subarray(first.length);
  const restScale = largest(rest) / MOST_WORD;
  let at = 4 * (FEATURES + 1);
  view.setFloat32(at - 4, restScale, true);
  for (const weight of rest) {
    view.setInt16(at, Math.round(weight / restScale), true);
    at += 2;
  }
  for (let feature = 0; feature < FEATURES; feature++) {
    const row = first.subarray(feature * hidden, (feature + 1) * hidden);
    const scale = largest(row) / MOST_BYTE;
    view.setFloat32(4 * feature, scale, true);
    for (const weight of row) view.setInt8(at++, Math.round(weight / scale));
  }
  return bytes;
}

function unpacked(bytes: Uint8Array, hidden: number): Net {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const weights = new Float32Array(weightsWith(hidden));
  let at = 4 * (FEATURES + 1);
  const restScale = view.getFloat32(at - 4, true);
  for (let i = FEATURES * hidden; i < weights.length; i++, at += 2) weights[i] = view.getInt16(at, true) * restScale;
  for (let feature = 0; feature < FEATURES; feature++) {
    const scale = view.getFloat32(4 * feature, true);
    for (let unit = 0; unit < hidden; unit++) weights[feature * hidden + unit] = view.getInt8(at++) * scale;
  }
  return netOf(weights);
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUE = new Int8Array(128).fill(-1);
for (let value = 0; value < LETTERS.length; value++) VALUE[LETTERS.charCodeAt(value)] = value;

/** Neither Node nor every browser reads base64 into bytes; `null`: it is none, or not of that length. */
function bytesIn(text: string, size: number): Uint8Array | null {
  const bytes = new Uint8Array(size);
  let [at, bits, held] = [0, 0, 0];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 61) break;
    const value = VALUE[code] ?? -1;
    if (value < 0) return null;
    bits = (bits << 6) | value;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    if (at === size) return null;
    bytes[at++] = (bits >> held) & 255;
    bits &= (1 << held) - 1;
  }
  return at === size ? bytes : null;
}

/** The net in a file; `null`: it is of another version, or damaged. */
export function netIn({ version, features, hidden, data }: WeightsFile): Net | null {
  if (version !== WEIGHTS_VERSION || features !== FEATURES) return null;
  if (!Number.isInteger(hidden) || hidden < 1 || hidden > MOST_HIDDEN) return null;
  const bytes = bytesIn(data, sizeWith(hidden));
  return bytes === null ? null : unpacked(bytes, hidden);
}

/** Made when it is asked for the first time. */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
