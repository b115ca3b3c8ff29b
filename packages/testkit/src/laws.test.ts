import { REGISTRY } from '@zaria/games';
import { describe, expect, test } from 'vitest';
import { checkLaws } from './check.ts';

const MATCHES = 60;

describe('every game obeys every law', () => {
  test.each(Object.entries(REGISTRY))(
    '%s',
    (_id, { game }) => {
      expect(() => checkLaws(game, MATCHES)).not.toThrow();
    },
    120_000,
  );
});
