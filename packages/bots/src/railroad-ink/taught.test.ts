import { registered } from '@zaria/games/all';
import { EXPANSIONS } from '@zaria/games/railroad-ink';
import { completeOptions, same, simulationRng } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import type { AnyBot } from '../bot.ts';
import { askedMatch, endOf, playMatch } from '../match.ts';
import { withNodes } from '../names.ts';
import { railroadInkLevels } from './levels.ts';
import { MODELS } from './models.ts';
import { railroadInkPlayer } from './player.ts';
import { railroadInkLearned } from './taught.ts';

const { game } = registered('railroad-ink');

function startOf(seats: number, given: Record<string, unknown>) {
  const options = completeOptions(game.options, seats, given);
  if (!options.ok) throw new Error('options');
  return { rules: game.rules, seats, options: options.value };
}

describe.each(EXPANSIONS)('with the expansion %s', expansion => {
  test('what was learned can be read', () => {
    expect(MODELS[expansion]()?.sight.expansion).toBe(expansion);
  });

  test.each([false, true])('a match is played to its end by the rules, draft %s', draft => {
    const master = withNodes(railroadInkLevels(() => railroadInkLearned).master, 200);
    const bots = [master, master];
    const players = { bots, nature: simulationRng('nature'), thought: simulationRng('thought') };
    const match = playMatch(game, startOf(2, { expansion, draft }), players);
    expect(endOf(game, match).over).toBe(true);
  });
});

test('without what was learned the value made by hand decides', () => {
  const byHand = railroadInkPlayer('master', { nodes: 3_000, blur: 0.25 });
  const without: AnyBot = railroadInkLevels(() => null).master;
  const match = askedMatch(game, startOf(1, {}), simulationRng('without'));
  let rounds = 0;
  for (let asked = match.next(); asked.done !== true && rounds < 3; rounds++) {
    const { follower, seat } = asked.value;
    const plan = without.decide(follower, seat, { nodes: without.nodes }, simulationRng(rounds));
    const hand: AnyBot = byHand;
    expect(same(plan, hand.decide(follower, seat, { nodes: hand.nodes }, simulationRng(rounds)))).toBe(true);
    asked = match.next(plan);
  }
  expect(rounds).toBe(3);
});
