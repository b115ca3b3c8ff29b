import { pick, type Rng } from '@zaria/kit';
import { placeIn } from '../mutate.testing.ts';

/** Things that are easily taken for something else. */
const SCALARS = [null, true, false, 0, 1, 2, 6, -1, 0.5, 1e21, 2 ** 53, '', '0', 'nature', 'table', 'dice', 'open'];
const TEXTS = ['typed', '\ud800', 'ζ', '00', '00'.repeat(16), '00'.repeat(32), '{}'];
const STRUCTURES = [[], {}, [0], [0, '00'.repeat(32)], { n: 0 }];
const STRANGE: readonly unknown[] = [...SCALARS, ...TEXTS, ...STRUCTURES];

/** A copy with one thing in it replaced, removed, doubled or exchanged with its neighbour. */
export function mutate(record: object, rng: Rng): unknown {
  const { copy, owner, key } = placeIn(record, ['fairness', 'log', 'log'], rng);
  const value = owner[key];
  const list = Array.isArray(owner) ? (owner as unknown[]) : null;
  switch (rng.below(5)) {
    case 0:
      if (list === null) delete owner[key];
      else list.splice(Number(key), 1);
      break;
    case 1:
      if (list === null) owner[`${key}s`] = value;
      else list.splice(Number(key), 0, value);
      break;
    case 2:
      if (typeof value === 'string' && value !== '') {
        const at = rng.below(value.length);
        owner[key] = value.slice(0, at) + pick(['0', 'a', 'F', ' ', '', '"', '\\', '\n'], rng) + value.slice(at + 1);
      } else if (typeof value === 'number') owner[key] = value + pick([1, -1, 0.5, 256, 1e16], rng);
      else if (Array.isArray(value)) owner[key] = value.toReversed();
      break;
    default:
      owner[key] = pick(STRANGE, rng);
  }
  return copy;
}
