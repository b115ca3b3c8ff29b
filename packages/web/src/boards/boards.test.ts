import { GAME_IDS } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each(GAME_IDS)('the shelf says how many play %s, and the rules say the same', id => {
  const shelved = readFileSync(new URL(`${id}/shelved.ts`, import.meta.url), 'utf8');
  const { min, max } = registered(id).game.players;
  expect(shelved).toContain(`players: { min: ${min}, max: ${max} }`);
});
