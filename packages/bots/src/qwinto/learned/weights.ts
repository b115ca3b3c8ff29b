import { FEATURES, HIDDEN, WEIGHTS, netOf, type Net } from './net.ts';

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

const FIRST = FEATURES * HIDDEN;
const REST = WEIGHTS - FIRST;
/** Scales of the features, one for the rest, the rest, the first layer. */
const SIZE = 4 * (FEATURES + 1) + 2 * REST + FIRST;
const [MOST_BYTE, MOST_WORD] = [127, 32_767];

const largest = (list: Float32Array): number => list.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9);

export function packed(weights: Float32Array): Uint8Array {
  const bytes = new Uint8Array(SIZE);
  const view = new DataView(bytes.buffer);
  const rest = weights.subarray(FIRST);
  const restScale = largest(rest) / MOST_WORD;
  let at = 4 * (FEATURES + 1);
  view.setFloat32(at - 4, restScale, true);
  for (const weight of rest) {
    view.setInt16(at, Math.round(weight / restScale), true);
    at += 2;
  }
  for (let feature = 0; feature < FEATURES; feature++) {
    const row = weights.subarray(feature * HIDDEN, (feature + 1) * HIDDEN);
    const scale = largest(row) / MOST_BYTE;
    view.setFloat32(4 * feature, scale, true);
    for (const weight of row) view.setInt8(at++, Math.round(weight / scale));
  }
  return bytes;
}

function unpacked(bytes: Uint8Array): Net {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const weights = new Float32Array(WEIGHTS);
  let at = 4 * (FEATURES + 1);
  const restScale = view.getFloat32(at - 4, true);
  for (let i = FIRST; i < WEIGHTS; i++, at += 2) weights[i] = view.getInt16(at, true) * restScale;
  for (let feature = 0; feature < FEATURES; feature++) {
    const scale = view.getFloat32(4 * feature, true);
    for (let unit = 0; unit < HIDDEN; unit++) weights[feature * HIDDEN + unit] = view.getInt8(at++) * scale;
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
  if (version !== WEIGHTS_VERSION || features !== FEATURES || hidden !== HIDDEN) return null;
  const bytes = bytesIn(data, SIZE);
  return bytes === null ? null : unpacked(bytes);
}

/** Made when it is asked for the first time. */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
