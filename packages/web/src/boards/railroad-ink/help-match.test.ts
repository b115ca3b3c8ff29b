import { railroadInk } from '@zaria/games/railroad-ink';
import { NATURE, check, completeOptions } from '@zaria/kit';
import { expect, test } from 'vitest';
import { help } from './help.ts';
import { movesUpTo } from './help-match.ts';

function played(moves: readonly string[]) {
  const options = completeOptions(railroadInk.options, help.seats, help.options);
  if (!options.ok) throw new Error(options.error.why);
  const table = railroadInk.setup({ rules: railroadInk.rules, seats: help.seats, options: options.value });
  for (const move of moves) {
    const [, who = '', what = ''] = /^(\S+) (.*)$/.exec(move) ?? [];
    const [actor, action] = [who === 'nature' ? NATURE : 0, railroadInk.parse(what)] as const;
    expect([move, action === null ? 'no move' : check(railroadInk, table, actor, action)]).toEqual([move, null]);
    if (action !== null) railroadInk.play(table, actor, action);
  }
  return railroadInk.view(table, 0);
}

test('the match that help shows is legal, and worth what it says', () => {
  const view = played(movesUpTo('end'));
  expect(view.agenda).toEqual([]);
  expect(view.seats[0]?.score.total).toBe(56);
});

test.each([1, 4])('up to the dice of round %d', round => {
  const view = played(movesUpTo(round));
  expect(view.round).toBe(round);
  expect(view.seats[0]?.drawing?.routes).toHaveLength(4);
});
