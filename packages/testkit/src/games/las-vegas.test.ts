import { registered } from '@zaria/games/all';
import { expect, test } from 'vitest';
import { checkLaws } from '../check.ts';

/** The campaign, `npm run soak las-vegas`, checks many more. */
const MATCHES = 300;

test('las-vegas obeys every law in random play', { timeout: 900_000 }, () => {
  expect(() => checkLaws(registered('las-vegas').game, MATCHES)).not.toThrow();
});
