import { railroadInk } from '@zaria/games/railroad-ink';
import { NATURE, check, completeOptions } from '@zaria/kit';
import { expect, test } from 'vitest';
import { help } from './help.ts';
import { LAKES, RIVERS, movesUpTo } from './help-match.ts';

function played(moves: readonly string[], wish = help.options) {
  const options = completeOptions(railroadInk.options, help.seats, wish);
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
  const view = played(movesUpTo(RIVERS, 'end'));
  expect(view.agenda).toEqual([]);
  expect(view.seats[0]?.score.total).toBe(56);
});

test('so is the one with lakes, whose picture has a lake of nine squares, as its caption says', () => {
  const view = played(movesUpTo(LAKES, 'end'), { expansion: 'lakes' });
  const { total, lake } = view.seats[0]?.score ?? {};
  expect([total, lake?.points, lake?.squares.length]).toEqual([34, 9, 9]);
});

test.each([1, 4])('up to the dice of round %d', round => {
  const view = played(movesUpTo(RIVERS, round));
  expect(view.round).toBe(round);
  expect(view.seats[0]?.drawing?.routes).toHaveLength(4);
});
