import { GAME_IDS } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { completeOptions, type AnyGame } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { allowedValues, fitting } from './options.ts';

describe.each(GAME_IDS)('%s', id => {
  const game: AnyGame = registered(id).game;
  const { min, max } = game.players;

  test('whatever is wished for, the form shows options that a table takes', () => {
    for (let seats = min; seats <= max; seats++)
      for (const [key, { values }] of Object.entries(game.options))
        for (const value of values) {
          const options = fitting(game.options, seats, { [key]: value });
          expect(completeOptions(game.options, seats, options)).toEqual({ ok: true, value: options });
        }
  });

  test('every value that the form offers stays when it is chosen', () => {
    for (let seats = min; seats <= max; seats++) {
      const options = fitting(game.options, seats, {});
      for (const key of Object.keys(game.options))
        for (const value of allowedValues(game.options, key, seats, options))
          expect(fitting(game.options, seats, { ...options, [key]: value })[key]).toBe(value);
    }
  });
});
