import { registered } from '@zaria/games/all';
import type { RailroadInkTable } from '@zaria/games/railroad-ink';
import { expect, test } from 'vitest';
import { levelsOf } from '../all.ts';
import { matchOf } from '../match.testing.ts';

test.each(levelsOf('railroad-ink').map(bot => ({ bot })))(
  'two of $bot.id at one table do not draw the same board',
  ({ bot }) => {
    const { state } = matchOf('railroad-ink', [bot, bot], 'two of a kind', 300);
    const { boards } = state as unknown as RailroadInkTable;
    expect(registered('railroad-ink').game.standing(state).over).toBe(true);
    expect(boards[1].tiles).not.toEqual(boards[0].tiles);
  },
);
