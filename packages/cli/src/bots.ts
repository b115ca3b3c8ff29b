import { isLevel, withNodes, type AnyBot, type Level } from '@zaria/bots';
import { botsOf, findBot } from '@zaria/bots/all';
import type { ByGame, GameId } from '@zaria/games';
import { fail, ok } from '@zaria/kit';
import { say, type KeyOf } from '@zaria/words';
import type { Checked, Given } from './command.ts';
import { gameName, type Voice } from './text/voice.ts';

const MOST_NODES = 999_999_999;

export function botFor(voice: Voice, game: GameId, name: string): Checked<AnyBot> {
  const bot = findBot(game, name);
  if (bot !== null) return ok(bot);
  const bots = botsOf(game).map(known => known.id);
  return fail(say(voice.words, 'complaint.bot-unknown', { bot: name, game: gameName(voice, game), bots }));
}

/** Bots with commas between; with `--nodes` all think for that many. */
export function botsFor(given: Given, voice: Voice, game: GameId, list: string): Checked<readonly AnyBot[]> {
  const nodes = nodesOf(given);
  if (!nodes.ok) return nodes;
  const bots: AnyBot[] = [];
  for (const name of list.split(',')) {
    const bot = botFor(voice, game, name.trim());
    if (!bot.ok) return bot;
    bots.push(nodes.value === null ? bot.value : withNodes(bot.value, nodes.value));
  }
  return ok(bots);
}

/** The bot that plays when nobody says which. */
export const USUAL_BOT: Level = 'casual';

/** Levels of the two Vegas games think alike. */
const STYLES: ByGame<string> = {
  'las-vegas': 'vegas',
  'las-vegas-royale': 'vegas',
  qwinto: 'qwinto',
  'railroad-ink': 'railroad-ink',
};

/** What a bot does, in a few words. */
export function botAbout({ words }: Voice, game: GameId, id: string): string {
  const key = isLevel(id) ? `bot.${STYLES[game]}.${id}` : `bot.${id}`;
  return Object.hasOwn(words.messages, key) ? say(words, key as KeyOf<'cli'> & `bot.${string}`) : '';
}

/** `null`: each bot as many as it usually does. */
export const nodesOf = (given: Given): Checked<number | null> => given.whole('nodes', 1, MOST_NODES);

export const nodesFlag = {
  value: 'N',
  about: (words: Voice['words']): string => say(words, 'flag.nodes'),
};
