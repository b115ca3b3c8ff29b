import { registered } from '@zaria/games/all';
import { NATURE, completeOptions, simulationRng } from '@zaria/kit';
import { expect, test } from 'vitest';
import { gameBots } from './all.ts';
import { endOf, playMatch } from './match.ts';
import { withNodes } from './names.ts';
import { onSameDice, playedOnSameDice, throwsIn } from './same-dice.ts';

const { game } = registered('railroad-ink');
const { novice, sharp } = gameBots('railroad-ink').levels;
const bot = withNodes(sharp, 300);

function alone(expansion: string) {
  const options = completeOptions(game.options, 1, { expansion });
  if (!options.ok) throw new Error(expansion);
  const start = { rules: game.rules, seats: 1, options: options.value };
  const players = { bots: [novice], nature: simulationRng('dice'), thought: simulationRng('novice') };
  return { start, match: playMatch(game, start, players) };
}

test.each(['none', 'rivers'])('a bot plays the whole match on the same dice, expansion %s', expansion => {
  const { start, match } = alone(expansion);
  const throws = throwsIn(match.log);
  expect(throwsIn(match.told(0).entries)).toEqual(throws);
  const par = playedOnSameDice(game, start, throws, bot, simulationRng('par'));
  expect(par?.over).toBe(true);
  expect(par?.seats[0]?.score).toBeGreaterThan(endOf(game, match).seats[0]?.score ?? Infinity);
  expect(playedOnSameDice(game, start, throws, bot, simulationRng('par'))).toEqual(par);
});

test('its way is told throw by throw', () => {
  const { start, match } = alone('none');
  const throws = throwsIn(match.log);
  const playing = onSameDice(game, start, throws, bot, simulationRng('par'));
  expect([...playing]).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('throws that were taken back do not count, and too few of them are no match', () => {
  const { start, match } = alone('none');
  const throws = throwsIn(match.log);
  const first = match.log.findIndex(entry => entry.kind === 'play' && entry.actor !== NATURE);
  const undone = [...match.log.slice(0, first), { kind: 'undo' as const, to: 0 }, ...match.log];
  expect(throwsIn(undone)).toEqual(throws);
  expect(playedOnSameDice(game, start, throws.slice(1), bot, simulationRng('par'))).toBeNull();
});
