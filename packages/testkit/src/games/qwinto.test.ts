import { registered } from '@zaria/games';
import { expect, test } from 'vitest';
import { checkLaws } from '../check.ts';
import { FACT_LAWS, lawsOf } from './laws.ts';
import { carefulQwinto } from './qwinto.careful.ts';

/** The campaign, `npm run soak qwinto`, checks many more. */
const MATCHES = 2000;
const CAREFUL = 200;

test('qwinto obeys every law in random play', { timeout: 900_000 }, () => {
  expect(() => checkLaws(registered('qwinto').game, MATCHES, lawsOf('qwinto'))).not.toThrow();
});

test('its facts are told in time where rows are filled, too', { timeout: 300_000 }, () => {
  expect(() => checkLaws(carefulQwinto, CAREFUL, [FACT_LAWS.qwinto])).not.toThrow();
});
