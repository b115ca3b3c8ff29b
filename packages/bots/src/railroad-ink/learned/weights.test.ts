import { simulationRng } from '@zaria/kit';
import { expect, test } from 'vitest';
import { newModel, type Model } from './model.ts';
import { WEIGHTS_VERSION, packWeights, readWeights, type SavedWeights } from './weights.ts';

function someWeights(hasNet: boolean): { readonly saved: SavedWeights; readonly model: Model } {
  const model = newModel('none', hasNet);
  const rng = simulationRng('weights');
  for (let at = 0; at < model.learned.length; at++) model.learned[at] = rng.below(2001) / 1000 - 1;
  const head = { version: WEIGHTS_VERSION, game: 'railroad-ink', expansion: 'none', command: '', measured: {} };
  return { saved: { ...head, ...packWeights(model) }, model };
}

test.each([false, true])('what was learned is read as it was written, but for rounding; with a net: %s', hasNet => {
  const { saved, model } = someWeights(hasNet);
  const read = readWeights(JSON.parse(JSON.stringify(saved)) as SavedWeights, 'none');
  expect(read?.learned).toHaveLength(model.learned.length);
  const rows = model.net?.rows.length ?? 0;
  for (const [at, number] of model.learned.entries()) {
    const isInRow = at >= model.weights.length && at < model.weights.length + rows;
    expect(read?.learned[at]).toBeCloseTo(number, isInRow ? 1 : 3);
  }
});

test('what was made for something else, or is damaged, is not read', () => {
  const { saved } = someWeights(true);
  expect(readWeights(saved, 'none')).not.toBeNull();
  expect(readWeights({ ...saved, version: WEIGHTS_VERSION + 1 }, 'none')).toBeNull();
  expect(readWeights(saved, 'rivers')).toBeNull();
  expect(readWeights({ ...saved, data: saved.data.slice(1) }, 'none')).toBeNull();
  const { net } = saved;
  if (net === undefined) throw new Error('a net was to be saved');
  expect(readWeights({ ...saved, net: { ...net, rows: net.rows.slice(1) } }, 'none')).toBeNull();
  expect(readWeights({ ...saved, net: { ...net, rest: { ...net.rest, data: '' } } }, 'none')).toBeNull();
});
