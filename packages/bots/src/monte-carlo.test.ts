import { registered } from '@zaria/games/all';
import { lasVegas } from '@zaria/games/las-vegas';
import { NATURE, following, narrate, simulationRng, winners, type Game, type Shape } from '@zaria/kit';
import { entryOf, startOf, toy } from '@zaria/kit/testing';
import { expect, test } from 'vitest';
import { monteCarloBot } from './monte-carlo.ts';
import { randomBot } from './random.ts';
import { TABLES, matchOf } from './match.testing.ts';

/** The game, and how many plies were played on its states outside of a match. */
function counted<G extends Shape>(game: Game<G>): { game: Game<G>; nodes: () => number; reset: () => void } {
  let nodes = 0;
  const play: Game<G>['play'] = (...args) => {
    nodes++;
    game.play(...args);
  };
  return { game: { ...game, play }, nodes: () => nodes, reset: () => void (nodes = 0) };
}

/** A match of Las Vegas where seat 0 has rolled 1 1 2 3 3 3 6 6 and is to place. */
function atPlace() {
  const match = narrate(lasVegas, { rules: 1, seats: 2, options: { starter: 0, openMoney: false, neutral: false } });
  for (const [actor, text] of [
    [NATURE, 'deal 60 70 10+40 80 50 90'],
    [0, 'roll'],
    [NATURE, 'dice 1 1 2 3 3 3 6 6'],
  ] as const) {
    const action = lasVegas.parse(text);
    if (action === null) throw new Error(text);
    match.append({ kind: 'play', actor, action });
  }
  return match;
}

test.each([0, 1, 50, 777, 5000])('it thinks for no more than %i nodes', limit => {
  const { game, nodes, reset } = counted(lasVegas);
  const told = following(lasVegas, atPlace().told(0));
  const bot = monteCarloBot(game);
  const [action] = bot.decide(told, 0, { nodes: limit }, simulationRng('budget'));
  expect(nodes()).toBeLessThanOrEqual(limit);
  expect(nodes()).toBeGreaterThan(limit / 2 - 1);
  expect(lasVegas.legal(atPlace().state, 0)).toContainEqual(action);
  reset();
});

test('it stops when the clock that it was given says so', () => {
  let time = 1000;
  const { game, nodes } = counted(lasVegas);
  const now = (): number => (time += 1);
  monteCarloBot(game).decide(
    following(lasVegas, atPlace().told(0)),
    0,
    { nodes: Infinity, time: { ms: 40, now } },
    simulationRng('clock'),
  );
  expect(time).toBeGreaterThanOrEqual(1040);
  expect(time).toBeLessThan(1050);
  expect(nodes()).toBeGreaterThan(0);
});

test('a budget without end is refused', () => {
  const told = following(lasVegas, atPlace().told(0));
  expect(() => monteCarloBot(lasVegas).decide(told, 0, { nodes: Infinity }, simulationRng(1))).toThrow('ends');
});

test('without a choice it does not think', () => {
  const match = narrate(lasVegas, { rules: 1, seats: 2, options: { starter: 0, openMoney: false, neutral: false } });
  match.append({ kind: 'play', actor: NATURE, action: lasVegas.sample(match.state, simulationRng('deal')) });
  const { game, nodes } = counted(lasVegas);
  const actions = monteCarloBot(game).decide(following(lasVegas, match.told(0)), 0, { nodes: 1000 }, simulationRng(1));
  expect(actions).toEqual([{ step: 'roll', answer: 'go' }]);
  expect(nodes()).toBe(0);
});

test('every action meets the same worlds and the same dice', () => {
  const { game } = counted(lasVegas);
  const firstRolls = new Map<number, string[]>();
  let tried = 0;
  const spying: typeof game = {
    ...game,
    sample(state, rng) {
      const action = lasVegas.sample(state, rng);
      // The first throw of each playout is seat 1's, and always of eight dice.
      if (action.step === 'dice' && state.round === 1 && state.supply[1] === 8) {
        const rolls = firstRolls.get(Math.floor(tried / 4)) ?? [];
        firstRolls.set(Math.floor(tried / 4), [...rolls, lasVegas.print(action)]);
        tried++;
      }
      return action;
    },
  };
  monteCarloBot(spying).decide(following(lasVegas, atPlace().told(0)), 0, { nodes: 4000 }, simulationRng('common'));
  const worlds = [...firstRolls.values()].filter(rolls => rolls.length === 4);
  expect(worlds.length).toBeGreaterThan(3);
  for (const rolls of worlds) expect(new Set(rolls).size).toBe(1);
  expect(new Set(worlds.map(([roll]) => roll)).size).toBeGreaterThan(1);
});

test('what is hidden does not move it: the same told, the same decision', () => {
  const decisions = [3, 4].map(fist => {
    const match = narrate(toy, startOf(2), ['nature die 2', `0 hide ${fist}`].map(entryOf));
    return [1, 2, 3, 4, 5, 6, 7, 8].map(seed =>
      monteCarloBot(toy).decide(following(toy, match.told(1)), 1, { nodes: 90 }, simulationRng(seed)),
    );
  });
  expect(decisions[0]).toEqual(decisions[1]);
  // It cannot know the fist, only that it is high; so it does not always say the same.
  expect(new Set(decisions[0]?.map(([action]) => action?.answer))).toEqual(new Set([3, 4]));
});

test('it clearly beats random players in Las Vegas', () => {
  const { game } = registered('las-vegas');
  const [mc, random] = [monteCarloBot(game), randomBot()];
  const matches = 40;
  let won = 0;
  for (let i = 0; i < matches; i++) {
    const seat = i % 3;
    const bots = [0, 1, 2].map(s => (s === seat ? mc : random));
    const first = winners(game.standing(matchOf('las-vegas', bots, `series ${i}`, 1500).state));
    if (first.some(winner => winner === seat)) won += 1 / first.length;
  }
  // A third of the wins would be luck's share; 60 % of 40 is more than three standard deviations above it.
  expect(won / matches).toBeGreaterThan(0.6);
});

test('it plays every game, and is not lost with a budget that is too small', () => {
  for (const { id, seats } of TABLES) {
    const { game } = registered(id);
    const match = matchOf(id, Array(seats).fill(monteCarloBot(game)), 'tiny', 3);
    expect(game.standing(match.state).over).toBe(true);
  }
});
