import { registered } from '@zaria/games';
import { expect, test } from 'vitest';
import { checkLaws } from '../check.ts';
import { lawsOf } from './laws.ts';

/** The campaign, `npm run soak las-vegas`, checks many more. */
const MATCHES = 300;

test('las-vegas obeys every law in random play', { timeout: 900_000 }, () => {
  expect(() => checkLaws(registered('las-vegas').game, MATCHES, lawsOf('las-vegas'))).not.toThrow();
});
