import { expect, test } from 'vitest';
import { halving } from './halving.ts';

/** What each of four actions is worth in every world. */
const WORTH = [1, 4, 2, 3];

test('the better ones are tried more often, and come first', () => {
  const order = halving({ actions: 4, samples: 8, sample: at => WORTH[at] ?? 0, goesOn: () => true });
  expect(order.map(({ at }) => at)).toEqual([1, 3, 2, 0]);
  const [best, , , worst] = order;
  expect(best?.samples).toBeGreaterThan(worst?.samples ?? Infinity);
});

test('what is thought of them before counts as so many samples, and takes none', () => {
  let tried = 0;
  const order = halving({
    actions: 4,
    samples: 2,
    known: { samples: 2, of: at => (at === 0 ? 10 : 0) },
    sample: at => {
      tried++;
      return WORTH[at] ?? 0;
    },
    goesOn: () => true,
  });
  expect(tried).toBeGreaterThanOrEqual(6);
  expect(order[0]).toEqual({
    at: 0,
    mean: (2 * 10 + 1 * ((order[0]?.samples ?? 0) - 2)) / (order[0]?.samples ?? 0),
    samples: order[0]?.samples,
  });
  expect(order[0]?.samples).toBeGreaterThan(2);
});

test('nothing is tried once the budget is used up', () => {
  const order = halving({ actions: 2, samples: 4, sample: () => NaN, goesOn: () => false });
  expect(order).toEqual([
    { at: 0, mean: -Infinity, samples: 0 },
    { at: 1, mean: -Infinity, samples: 0 },
  ]);
});
