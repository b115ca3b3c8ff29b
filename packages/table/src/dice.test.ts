import { expect, test } from 'vitest';
import { fairDice } from './dice.ts';
import { PART, entropyOf, seated, started } from './scene.testing.ts';

test('there are no dice before everybody’s part in them is known', async () => {
  const scene = await seated({ dice: 'open' });
  expect(fairDice(scene.table, PART.serverSeed)).toBeNull();
  await scene.does('Ada', { do: 'start' });
  expect(fairDice(scene.table, PART.serverSeed)).toBeNull();
  await scene.does('Ada', { do: 'reveal', seat: 0, entropy: entropyOf(0) });
  expect(fairDice(scene.table, PART.serverSeed)).toBeNull();
  await scene.does('Ben', { do: 'reveal', seat: 1, entropy: entropyOf(1) });
  const dice = fairDice(scene.table, PART.serverSeed);
  const { rng, taken } = dice?.draw('dice', 4) ?? { rng: { below: () => -1 }, taken: () => null };
  const values = [rng.below(6), rng.below(6)];
  expect(taken()).toEqual({ n: 4, purpose: 'dice', m: [6, 6], values });
});

test('where dice are typed in there are none to draw', async () => {
  const { table } = await started();
  expect(fairDice(table, PART.serverSeed)).toBeNull();
});
