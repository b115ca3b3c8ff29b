import { pick, type Rng } from '@zaria/kit';

/** Values that programs stumble over. */
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  6,
  1e9,
  2 ** 53,
  1.5,
  '',
  '__proto__',
  'constructor',
  '\u0000',
  '\u202e',
  '💥'.repeat(20),
  'x'.repeat(5000),
  [],
  {},
  [[[[[[[[[[1]]]]]]]]]],
  { a: { a: { a: { a: { a: { a: { a: { a: { a: 1 } } } } } } } } },
];
const ODD_TEXTS = [
  '',
  '{',
  '[]',
  'null',
  '"x"',
  '{"type":"hello"}',
  '\uFEFF{}',
  '{"type":'.repeat(50),
  '['.repeat(9000),
];

type Node = Record<string, unknown> | unknown[];
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** A place somewhere inside, with the way to it. */
function somewhere(value: Node, rng: Rng): readonly [Node, string] {
  const keys = Object.keys(value);
  if (keys.length === 0) return [value, 'new'];
  const key = pick(keys, rng);
  const inner = (value as Record<string, unknown>)[key];
  return isNode(inner) && rng.below(2) === 0 ? somewhere(inner, rng) : [value, key];
}

/** The same with something wrong in it: a field, its kind, its value. */
function mutateValue(value: unknown, rng: Rng): unknown {
  if (!isNode(value)) return pick(ODD, rng);
  const copy = structuredClone(value);
  const [node, key] = somewhere(copy, rng);
  const within = node as Record<string, unknown>;
  switch (rng.below(4)) {
    case 0:
      delete within[key];
      break;
    case 1:
      within[`${key}x`] = pick(ODD, rng);
      break;
    default:
      within[key] = pick(ODD, rng);
  }
  return copy;
}

/** The text with some of its characters changed, doubled or gone. */
function mutateText(text: string, rng: Rng): string {
  const at = rng.below(text.length + 1);
  const span = rng.below(6);
  switch (rng.below(4)) {
    case 0:
      return text.slice(0, at) + text.slice(at + span + 1);
    case 1:
      return text.slice(0, at) + String.fromCharCode(rng.below(0x300)) + text.slice(at + 1);
    case 2:
      return text.slice(0, at) + text.slice(at, at + span).repeat(3) + text.slice(at);
    default:
      return text.slice(0, at);
  }
}

/** Something like it that nobody of ours would send, or now and then the thing itself. */
export function mutated(value: unknown, rng: Rng): string {
  const kind = rng.below(10);
  if (kind === 0) return pick(ODD_TEXTS, rng);
  if (kind <= 2) return mutateText(JSON.stringify(value), rng);
  if (kind === 3) return JSON.stringify(value);
  const once = mutateValue(value, rng);
  return JSON.stringify(rng.below(3) === 0 ? mutateValue(once, rng) : once) ?? '';
}

/** A path with something wrong in it. */
export function mutatedPath(path: string, rng: Rng): string {
  const odd = ['//', '/../', '/%2e%2e/', '/%', '/%00', '?a=b', '?as=9', '?after=-1', '/\\', '/é', '#x', ';a'];
  if (rng.below(3) > 0) return path;
  const at = rng.below(path.length + 1);
  const changed = path.slice(0, at) + (rng.below(2) === 0 ? pick(odd, rng) : '') + path.slice(at + rng.below(3));
  return changed.startsWith('/') ? changed : `/${changed}`;
}
