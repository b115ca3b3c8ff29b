import { readdirSync } from 'node:fs';
import { GAME_IDS } from '@zaria/games';
import { expect, test } from 'vitest';

test('every game has its laws checked', () => {
  const checked = readdirSync(new URL('.', import.meta.url)).map(file => file.replace('.test.ts', ''));
  expect(GAME_IDS.filter(id => !checked.includes(id))).toEqual([]);
});
