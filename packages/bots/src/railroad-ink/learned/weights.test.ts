import { simulationRng } from '@zaria/kit';
import { expect, test } from 'vitest';
import { newModel } from './model.ts';
import { WEIGHTS_VERSION, packWeights, readWeights, type SavedWeights } from './weights.ts';

function someWeights(): { readonly saved: SavedWeights; readonly weights: Float32Array } {
  const { weights } = newModel('none');
  const rng = simulationRng('weights');
  for (let at = 0; at < weights.length; at++) weights[at] = rng.below(2001) / 1000 - 1;
  const head = { version: WEIGHTS_VERSION, game: 'railroad-ink', expansion: 'none', command: '', measured: {} };
  return { saved: { ...head, ...packWeights(weights) }, weights };
}

test('what was learned is read as it was written, to the precision that it is kept with', () => {
  const { saved, weights } = someWeights();
  const read = readWeights(JSON.parse(JSON.stringify(saved)) as SavedWeights, 'none')?.weights;
  expect(read).toHaveLength(weights.length);
  for (const [at, weight] of weights.entries()) expect(read?.[at]).toBeCloseTo(weight, 3);
});

test('what was made for something else, or is damaged, is not read', () => {
  const { saved } = someWeights();
  expect(readWeights({ ...saved, version: WEIGHTS_VERSION + 1 }, 'none')).toBeNull();
  expect(readWeights(saved, 'rivers')).toBeNull();
  expect(readWeights({ ...saved, data: saved.data.slice(1) }, 'none')).toBeNull();
});
