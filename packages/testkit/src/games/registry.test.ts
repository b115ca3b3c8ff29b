import { readdirSync } from 'node:fs';
import { GAME_IDS } from '@zaria/games';
import { expect, test } from 'vitest';

test('every game has its laws checked', () => {
  const files = readdirSync(new URL('.', import.meta.url));
  const checked = new Set(files.map(file => file.replace('.test.ts', '')));
  expect(GAME_IDS.filter(id => !checked.has(id))).toEqual([]);
});
