import { GAME_IDS } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { botsOf } from '@zaria/bots/all';
import { LANGUAGES } from '@zaria/words';
import { expect, test } from 'vitest';
import { zaria } from '../stage.testing.ts';

test.each(LANGUAGES)('every game with its options and bots, in %s', async language => {
  const { exit, out } = await zaria(['games', '--lang', language]);
  expect(exit).toBe(0);
  for (const id of GAME_IDS) {
    expect(out).toContain(`  ${id}\n`);
    for (const key of Object.keys(registered(id).game.options)) expect(out).toContain(`    ${key}  `);
  }
  // Each bot is listed with a few words about it.
  for (const { id } of GAME_IDS.flatMap(botsOf)) expect(out).toMatch(new RegExp(`^    ${id} +\\S`, 'm'));
});

test('nobody is offered as a starter who has no seat', async () => {
  const { out } = await zaria(['games', '--json']);
  const games = JSON.parse(out) as { players: { max: number }; options: { starter: { values: unknown[] } } }[];
  for (const { players, options } of games)
    expect(options.starter.values).toEqual(['random', ...Array.from({ length: players.max }, (_, seat) => seat)]);
});

test('as JSON', async () => {
  const { out } = await zaria(['games', '--json']);
  const games = JSON.parse(out) as { game: string }[];
  expect(games.map(({ game }) => game)).toEqual(GAME_IDS);
  expect(games[0]).toEqual({
    game: 'las-vegas',
    rules: 1,
    players: { min: 2, max: 5 },
    options: {
      starter: { values: ['random', 0, 1, 2, 3, 4], default: 'random' },
      openMoney: { values: [false, true], default: false },
      neutral: { values: [false, true], default: false },
    },
    bots: ['random', 'greedy', 'margin', 'mc', 'novice', 'casual', 'steady', 'sharp', 'master'],
  });
});
