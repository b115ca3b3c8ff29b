import { registered } from '@zaria/games';
import { expect, test } from 'vitest';
import { checkLaws } from '../check.ts';
import { lawsOf } from './laws.ts';

/** The campaign, `npm run soak las-vegas-royale`, checks many more. */
const MATCHES = 2000;

test('las-vegas-royale obeys every law in random play', { timeout: 900_000 }, () => {
  expect(() => checkLaws(registered('las-vegas-royale').game, MATCHES, lawsOf('las-vegas-royale'))).not.toThrow();
});
