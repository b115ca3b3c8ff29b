import { newModel, netWorth, type Model } from '@zaria/bots/railroad-ink/learned';
import { simulationRng } from '@zaria/kit';
import { expect, test } from 'vitest';
import { beginNet } from './beginning.ts';
import { descentOf } from './descent.ts';
import type { Example } from './self-play.ts';

const rng = simulationRng('descent');

function begun(): Model {
  const model = newModel('none', true);
  beginNet(model, rng);
  for (let at = 0; at < (model.net?.last.length ?? 0); at++)
    model.net?.last.fill(rng.below(100) / 100 - 0.5, at, at + 1);
  return model;
}

test('learning from one board comes nearer to what it is worth', () => {
  const model = begun();
  const descent = descentOf(model);
  const example: Example = { features: Uint16Array.of(3, 40, 40, 400), stage: 2, worth: 7 };
  const before = descent.judge([example]);
  descent.learn([example], 100, { weights: 0.02, net: 0.001 }, rng);
  expect(before).toBeGreaterThan(1);
  expect(descent.judge([example])).toBeLessThan(before / 4);
});

test('the net alone learns what no sum of weights can tell: one feature or another, but not both', () => {
  const model = begun();
  const descent = descentOf(model);
  const [one, other] = [317, 401];
  const examples: readonly Example[] = [[], [one], [other], [one, other]].map(features => ({
    features: Uint16Array.of(...features, 350),
    stage: 1,
    worth: features.length === 1 ? 3 : 0,
  }));
  descent.learn(examples, 300, { weights: 0, net: 0.01 }, rng);
  expect(model.weights.every(weight => weight === 0)).toBe(true);
  expect(descent.judge(examples)).toBeLessThan(0.1);
  const { net } = model;
  if (net === null) throw new Error('there is no net');
  const [first] = examples;
  expect(netWorth(net, first?.features ?? new Uint16Array(), 1, 1)).toBeCloseTo(0, 0);
});
