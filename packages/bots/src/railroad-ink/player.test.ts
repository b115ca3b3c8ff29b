import { registered } from '@zaria/games/all';
import type { RailroadInkTable } from '@zaria/games/railroad-ink';
import { check, completeOptions, simulationRng, type AnyAction, type Rng } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { findBot, levelsOf } from '../all.ts';
import type { AnyBot, Budget } from '../bot.ts';
import { askedMatch, type Asked } from '../match.ts';
import { matchOf } from '../match.testing.ts';
import { looked } from './learned/beam.ts';

test.each(levelsOf('railroad-ink').map(bot => ({ bot })))(
  'two of $bot.id at one table do not draw the same board',
  ({ bot }) => {
    const { state } = matchOf('railroad-ink', [bot, bot], 'two of a kind', 300);
    const { boards } = state as unknown as RailroadInkTable;
    expect(registered('railroad-ink').game.standing(state).over).toBe(true);
    expect(boards[1].tiles).not.toEqual(boards[0].tiles);
  },
);

describe.each(['master', 'by-hand'])('the time of %s', id => {
  const bot = findBot('railroad-ink', id) as AnyBot;
  const { game } = registered('railroad-ink');

  /** The first who is asked, at a table of three. */
  function asked(given: Record<string, unknown>): Asked<never> {
    const options = completeOptions(game.options, 3, given);
    if (!options.ok) throw new Error('options');
    const start = { rules: game.rules, seats: 3, options: options.value };
    const next = askedMatch(game, start, simulationRng('time')).next();
    if (next.done === true) throw new Error('nobody is asked');
    return next.value as Asked<never>;
  }

  /** What it does, and how many boards it looks at: those judged by hand are each misjudged by lot. */
  function thought({ seat, follower }: Asked<never>, budget: Budget): { plan: readonly AnyAction[]; boards: number } {
    const rng = simulationRng('luck');
    let drawn = 0;
    const counted: Rng = { below: m => (drawn++, rng.below(m)) };
    looked.boards = 0;
    const plan = bot.decide(follower, seat, budget, counted);
    return { plan, boards: looked.boards + drawn };
  }

  test.each([{ draft: false }, { draft: true }, { expansion: 'lakes' }])('is kept, %j', given => {
    const one = asked(given);
    const all = thought(one, { nodes: bot.nodes });
    const unhurried = thought(one, { nodes: bot.nodes, time: { ms: 1, now: () => 0 } });
    expect(unhurried).toEqual(all);
    const { plan, boards } = thought(one, { nodes: bot.nodes, time: { ms: 0, now: () => 0 } });
    expect(boards).toBeLessThan(all.boards / 4);
    const state = one.follower.imagine(simulationRng(1));
    for (const action of plan) {
      expect(check(game, state, one.seat, action)).toBeNull();
      game.play(state, one.seat, action);
    }
  });

  test('is enough where nothing else ends it', () => {
    let now = 0;
    const { plan } = thought(asked({}), { nodes: Infinity, time: { ms: 30, now: () => now++ } });
    expect(plan.at(-1)).toEqual({ step: 'draw', answer: 'finish' });
  });
});
