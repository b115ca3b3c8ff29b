import { expect, test } from 'vitest';
import { checkLaws } from '../check.ts';
import { FACT_LAWS } from './laws.ts';
import { carefulQwinto } from './qwinto.careful.ts';
import { testLaws } from './share.ts';

testLaws('qwinto', 120);

test('its facts are told in time where rows are filled, too', () => {
  expect(() => checkLaws(carefulQwinto, 40, [FACT_LAWS.qwinto])).not.toThrow();
});
