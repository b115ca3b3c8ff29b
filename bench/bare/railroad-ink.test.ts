import { expect, test } from 'vitest';
import { registered } from '@zaria/games/all';
import { completeOptions } from '@zaria/kit';
import { zaria } from '../contestants/zaria.ts';
import { distance } from '../statistics.ts';
import { playouts } from './railroad-ink.ts';

const MATCHES = 60;

test('it plays as the rules do: scores and choices are the same on average', () => {
  const { game } = registered('railroad-ink');
  const options = completeOptions(game.options, 4, {});
  if (!options.ok) throw new Error(options.error.option);
  const table = { game, seats: 4, options: options.value, counts: () => true };
  const rules = zaria('rules', table, false, MATCHES).playouts(1, 0);
  const bare = playouts(1, 0, MATCHES);
  expect(bare.scores.count).toBe(MATCHES);
  expect(distance(bare.scores, rules.scores)).toBeLessThan(4.5);
  expect(distance(bare.lengths, rules.lengths)).toBeLessThan(4.5);
});
