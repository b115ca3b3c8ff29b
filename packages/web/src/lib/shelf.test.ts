import { lasVegas } from '@zaria/games/las-vegas';
import { lasVegasRoyale } from '@zaria/games/las-vegas-royale';
import { qwinto } from '@zaria/games/qwinto';
import { railroadInk } from '@zaria/games/railroad-ink';
import { GAME_IDS } from '@zaria/games';
import { expect, test } from 'vitest';
import { SHELF, shelved } from './shelf.ts';

test('the shelf says what the rules say', () => {
  const rules = [lasVegas, qwinto, railroadInk, lasVegasRoyale].map(({ id, players }) => ({ id, ...players }));
  expect(SHELF).toEqual(rules);
});

test('every registered game is on the shelf', () => {
  expect(GAME_IDS.filter(id => shelved(id) === null)).toEqual([]);
});
