import { isObject, pick, type Rng } from '@zaria/kit';

/** Things that are easily taken for something else. */
const SCALARS = [null, true, false, 0, 1, 2, 6, -1, 4096, 65_536, 2 ** 53 - 1, '', '0', 'nature', 'table', 'dice'];
const TEXTS = ['open', 'local', 'typed', 'ζ', '00', '00'.repeat(16), '00'.repeat(32), 'bot', 'undo 0', 'lost 9'];
const STRUCTURES = [
  [],
  {},
  [0],
  [0, 0, 1, '00'.repeat(32)],
  { n: 1 },
  ['table', 'seat 0 remote'],
  ['table', 'lost 4095'],
];
const STRANGE: readonly unknown[] = [...SCALARS, ...TEXTS, ...STRUCTURES];

type Owner = Record<string | number, unknown>;

/** Some place in a copy of a record, these fields of it more often than others. */
export function placeIn(record: object, likely: readonly string[], rng: Rng) {
  const copy: unknown = structuredClone(record);
  let owner = copy as Owner;
  let key = pick([...Object.keys(owner), ...likely], rng);
  while (rng.below(8) > 0) {
    const inner = owner[key];
    if ((!isObject(inner) && !Array.isArray(inner)) || Object.keys(inner).length === 0) break;
    owner = inner as Owner;
    key = pick(Object.keys(inner), rng);
  }
  return { copy, owner, key };
}

/** A copy with one thing in it replaced, removed, doubled, moved or exchanged with its neighbour. */
export function mutateRecord(record: object, rng: Rng): unknown {
  const { copy, owner, key } = placeIn(record, ['dice', 'log', 'log', 'log'], rng);
  const value = owner[key];
  const list = Array.isArray(owner) ? (owner as unknown[]) : null;
  switch (rng.below(6)) {
    case 0:
      if (list === null) delete owner[key];
      else list.splice(Number(key), 1);
      break;
    case 1:
      if (list === null) owner[`${key}2`] = value;
      else list.splice(Number(key), 0, structuredClone(value));
      break;
    case 2: {
      const other = pick(Object.keys(owner), rng);
      [owner[key], owner[other]] = [owner[other], value];
      break;
    }
    case 3:
      owner[key] = nudged(value, rng);
      break;
    default:
      owner[key] = pick(STRANGE, rng);
  }
  return copy;
}

/** Something of the same kind: another number, another digit. */
function nudged(value: unknown, rng: Rng): unknown {
  if (typeof value === 'number') return value + (rng.below(2) === 0 ? 1 : -1);
  if (typeof value !== 'string' || value === '') return pick(STRANGE, rng);
  const at = rng.below(value.length);
  const digit = pick('0123456789abcdef ιx'.split(''), rng);
  const text = value.slice(0, at) + digit + value.slice(at + 1);
  return /\p{Cs}/u.test(text) ? digit : text;
}

const BYTES = '"\\[]{}:, \t-0e.u\u0000\u00ff'.split('').map(char => char.charCodeAt(0));

/** A copy of a file with one to three of its bytes changed, put in, taken out or doubled. */
export function mutateBytes(file: Uint8Array, rng: Rng): Uint8Array {
  const bytes = [...file];
  for (let changes = 1 + rng.below(3); changes > 0; changes--) {
    const at = rng.below(bytes.length + 1);
    const byte = rng.below(2) === 0 ? pick(BYTES, rng) : rng.below(256);
    switch (rng.below(4)) {
      case 0:
        bytes.splice(at, 1);
        break;
      case 1:
        bytes.splice(at, 0, byte);
        break;
      case 2:
        bytes.splice(at, 0, ...bytes.slice(at, at + 1 + rng.below(12)));
        break;
      default:
        bytes[Math.min(at, bytes.length - 1)] = byte;
    }
  }
  return Uint8Array.from(bytes);
}
