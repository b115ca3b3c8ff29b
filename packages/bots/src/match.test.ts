import { registered } from '@zaria/games/all';
import { check, simulationRng, type AnyFollower, type Seat } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { botsOf, findBot } from './all.ts';
import { LEVELS } from './levels.ts';
import { TABLES, listening, matchOf } from './match.testing.ts';

const NODES = 60;
const budget = { nodes: NODES };

/** At a large table one that does not think and one that does are enough. */
const LARGE: ReadonlySet<string> = new Set(['random', 'steady']);

describe.each(TABLES)('$id with $seats', ({ id, seats }) => {
  const { game } = registered(id);
  const isLarge = seats === game.players.max;
  const bots = botsOf(id).flatMap(bot => (isLarge && !LARGE.has(bot.id) ? [] : [{ bot }]));

  test.each(bots)('$bot.id plays to the end', ({ bot }) => {
    for (const seed of ['a']) {
      const match = matchOf(id, Array(seats).fill(bot), `${id} ${seed}`, NODES);
      expect(game.standing(match.state).over).toBe(true);
    }
  });

  test.each(bots)('all that $bot.id returns is legal, one after the other', ({ bot }) => {
    let asked = 0;
    const judged = listening(bot, (follower, seat) => {
      asked++;
      const rng = simulationRng(asked);
      const actions = bot.decide(follower, seat, budget, rng);
      expect(actions.length).toBeGreaterThan(0);
      const state = follower.imagine(simulationRng(`${asked} imagined`));
      for (const action of actions) {
        expect(check(game, state, seat, action)).toBeNull();
        game.play(state, seat, action);
      }
    });
    matchOf(id, Array(seats).fill(judged), `${id} legal`, NODES);
    expect(asked).toBeGreaterThan(0);
  });

  test.each(bots)('$bot.id decides by what it is told and its rng alone', ({ bot }) => {
    const heard: { follower: AnyFollower; seat: Seat }[] = [];
    const listener = listening(bot, (follower, seat) => heard.push({ follower: follower.at(follower.length), seat }));
    matchOf(id, Array(seats).fill(listener), `${id} heard`, NODES);
    const sample = heard.filter((_, i) => i % Math.ceil(heard.length / 12) === 0);
    expect(sample.length).toBeGreaterThan(0);
    for (const { follower, seat } of sample) {
      const decide = (): unknown => bot.decide(follower, seat, budget, simulationRng('thought'));
      expect(decide()).toEqual(decide());
    }
  });
});

test('a bot that plays what it may not is found out', () => {
  const cheat = { id: 'cheat', version: 1, nodes: 0, decide: () => [{ step: 'place', answer: 7 }] };
  expect(() => matchOf('las-vegas', [cheat, cheat], 'cheat', NODES)).toThrow('may not play');
});

test('the dice do not depend on how long a bot thinks', () => {
  const random = findBot('las-vegas', 'random');
  const mc = findBot('las-vegas', 'mc');
  if (random === null || mc === null) throw new Error('these bots play every game');
  const dealt = [random, mc].map(bot => {
    const { log } = matchOf('las-vegas', [bot, bot], 'same dice', 500);
    return log.slice(0, 4);
  });
  expect(dealt[0]).toEqual(dealt[1]);
});

test('every game has the bots that know nothing of it', () => {
  for (const { id } of TABLES)
    expect(botsOf(id).map(bot => bot.id)).toEqual(expect.arrayContaining([...LEVELS, 'random', 'mc']));
  expect(findBot('las-vegas', 'greedy')?.id).toBe('greedy');
  expect(findBot('las-vegas', 'nobody')).toBeNull();
});
