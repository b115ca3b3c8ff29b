import type { AnyBot, Budget } from '@zaria/bots';
import { botsOf, findBot } from '@zaria/bots/all';
import type { GameId } from '@zaria/games';
import { fail, ok } from '@zaria/kit';
import { say, type KeyOf } from '@zaria/words';
import type { Checked, Given } from './command.ts';
import { gameName, type Voice } from './text/voice.ts';

/** How far a searching bot thinks if nobody says otherwise: well under a second for a decision in any game. */
const USUAL_NODES = 10_000;
const MOST_NODES = 1_000_000_000;

export function botFor(voice: Voice, game: GameId, id: string): Checked<AnyBot> {
  const bot = findBot(game, id);
  if (bot !== null) return ok(bot);
  const bots = botsOf(game).map(known => known.id);
  return fail(say(voice.words, 'complaint.bot-unknown', { bot: id, game: gameName(voice, game), bots }));
}

/** The bot that plays when nobody says which: greedy where there is one, else the last that the game lists. */
export function usualBot(game: GameId): string {
  const bots = botsOf(game).map(({ id }) => id);
  return bots.includes('greedy') ? 'greedy' : (bots.at(-1) ?? '');
}

/** What a bot does, in a few words. */
export function botAbout({ words }: Voice, id: string): string {
  const key = `bot.${id}`;
  return Object.hasOwn(words.messages, key) ? say(words, key as KeyOf<'cli'> & `bot.${string}`) : '';
}

export function budgetOf(given: Given): Checked<Budget> {
  const nodes = given.whole('nodes', 1, MOST_NODES);
  return nodes.ok ? ok({ nodes: nodes.value ?? USUAL_NODES }) : nodes;
}

export const nodesFlag = {
  value: 'N',
  about: (words: Voice['words']): string => say(words, 'flag.nodes', { count: USUAL_NODES }),
};
