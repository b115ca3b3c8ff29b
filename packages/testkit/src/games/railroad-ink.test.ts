import { registered } from '@zaria/games';
import { expect, test } from 'vitest';
import { checkLaws } from '../check.ts';
import { lawsOf } from './laws.ts';

/** The campaign, `npm run soak railroad-ink`, checks many more. */
const MATCHES = 1000;

test('railroad-ink obeys every law in random play', { timeout: 900_000 }, () => {
  expect(() => checkLaws(registered('railroad-ink').game, MATCHES, lawsOf('railroad-ink'))).not.toThrow();
});
