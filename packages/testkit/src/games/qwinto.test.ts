import { registered } from '@zaria/games/all';
import { expect, test } from 'vitest';
import { checkLaws } from '../check.ts';

/** The campaign, `npm run soak qwinto`, checks many more. */
const MATCHES = 2000;

test('qwinto obeys every law in random play', { timeout: 900_000 }, () => {
  expect(() => checkLaws(registered('qwinto').game, MATCHES)).not.toThrow();
});
