import { NATURE, narrate, questionOn, simulationRng, type AnyGame, type Seat } from '@zaria/kit';
import { startOf, toy } from '@zaria/kit/testing';
import { describe, expect, test } from 'vitest';
import type { AnyBot, GameBots } from './bot.ts';
import { LEVELS, type Level } from './levels.ts';
import { thinker, type BotAnswer } from './thinker.ts';

const game: AnyGame = toy;
const start = startOf(2);
const thread = { rng: simulationRng('thread'), now: () => 0 };

/** Decides for the first legal action, and writes down how it saw the match. */
function watchful(seen: unknown[]): AnyBot {
  return {
    id: 'watchful',
    version: 1,
    nodes: 0,
    decide(follower) {
      seen.push(follower.view);
      return follower.legal.slice(0, 1);
    },
  };
}

/** The same bot at every level. */
const everywhere = (bot: AnyBot): GameBots => ({
  levels: Object.fromEntries(LEVELS.map(id => [id, { ...bot, id }])) as Record<Level, AnyBot>,
  others: [],
});

/** A match in which every seat is played by the bot, which is told only what it has not heard. */
function playOut(think: (question: Parameters<ReturnType<typeof thinker>>[0]) => BotAnswer, match: string) {
  const line = narrate(game, start);
  const rng = simulationRng(match);
  const told = new Map<Seat, number>();
  const views: unknown[] = [];
  for (let [actor] = game.waiting(line.state); actor !== undefined; [actor] = game.waiting(line.state)) {
    if (actor === NATURE) {
      line.append({ kind: 'play', actor, action: game.sample(line.state, rng) });
      continue;
    }
    views.push(game.view(line.state, actor));
    const { entries } = line.told(actor);
    const from = told.get(actor) ?? 0;
    told.set(actor, entries.length);
    const news = entries.slice(from);
    const question = { ask: 'decide', match, bot: null, seat: actor, start, from, entries: news, within: 10 } as const;
    const answer = think({ number: 1, ...question });
    const [action] = 'plan' in answer ? (answer.plan ?? []) : [];
    if (action === undefined) throw new Error(`the bot decided nothing at ${questionOn(line.state)?.step}`);
    line.append({ kind: 'play', actor, action });
  }
  return views;
}

describe('a thinker', () => {
  test('follows several matches from question to question', () => {
    const seen: unknown[] = [];
    const think = thinker(game, everywhere(watchful(seen)), thread);
    expect(playOut(think, 'one')).toEqual(seen.splice(0));
    expect(playOut(think, 'two')).toEqual(seen);
  });

  test('names its bots, and answers with the number of the question', () => {
    const think = thinker(game, everywhere(watchful([])), thread);
    expect(think({ number: 7, ask: 'list' })).toEqual({ number: 7, bots: LEVELS.map(level => `${level}/1`) });
  });

  test('does not guess what it was not told, or has forgotten', () => {
    const think = thinker(game, everywhere(watchful([])), thread);
    playOut(think, 'one');
    think({ number: 2, ask: 'forget', match: 'one' });
    const late = { match: 'one', bot: null, seat: 0, start, from: 3, entries: [], within: 10 } as const;
    expect(() => think({ number: 3, ask: 'decide', ...late })).toThrow('was not told');
  });
});
