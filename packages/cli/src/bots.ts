import { isLevel, printBotName, withNodes, type AnyBot, type Level } from '@zaria/bots';
import { botsOf, findBot } from '@zaria/bots/all';
import { strengthOf } from '@zaria/bots/strengths';
import type { ByGame, GameId } from '@zaria/games';
import { fail, ok } from '@zaria/kit';
import { percent, say } from '@zaria/words';
import type { Checked, Given } from './command.ts';
import { commandIn, wordsIn } from './outside/command-line.ts';
import { gameName, type Voice } from './text/voice.ts';

const MOST_NODES = 999_999_999;

function botFor(voice: Voice, game: GameId, name: string): Checked<AnyBot> {
  const bot = findBot(game, name);
  if (bot !== null) return ok(bot);
  const bots = botsOf(game).map(known => known.id);
  return fail(say(voice.words, 'complaint.bot-unknown', { bot: name, game: gameName(voice, game), bots }));
}

/** The name of who is meant: a bot with its version and budget, or a program. */
export function playerFor(voice: Voice, game: GameId, name: string, nodes: number | null = null): Checked<string> {
  const command = commandIn(name);
  if (command !== null)
    return wordsIn(command) === null ? fail(say(voice.words, 'complaint.command', { command })) : ok(name);
  const bot = botFor(voice, game, name);
  return bot.ok ? ok(printBotName(nodes === null ? bot.value : withNodes(bot.value, nodes))) : bot;
}

/** Names with commas between; with `--nodes` all bots think for that many. */
export function playersFor(given: Given, voice: Voice, game: GameId, list: string): Checked<readonly string[]> {
  const nodes = nodesOf(given);
  if (!nodes.ok) return nodes;
  const players: string[] = [];
  for (const name of list.split(',')) {
    const player = playerFor(voice, game, name.trim(), nodes.value);
    if (!player.ok) return player;
    players.push(player.value);
  }
  return ok(players);
}

/** The bot that plays when nobody says which. */
export const USUAL_BOT: Level = 'casual';

/** Levels of the two Vegas games think alike. */
const STYLES = {
  'las-vegas': 'vegas',
  'las-vegas-royale': 'vegas',
  qwinto: 'qwinto',
  'railroad-ink': 'railroad-ink',
} as const satisfies ByGame<string>;

/** What a bot does, in a few words. */
export function botAbout({ words, language }: Voice, game: GameId, id: string): string {
  if (!isLevel(id)) {
    const key = `bot.${id}`;
    return Object.hasOwn(words.messages, key) ? say(words, key as OtherBot) : '';
  }
  const about = say(words, `bot.${STYLES[game]}.${id}`);
  const strength = strengthOf(game, id);
  if (strength === null) return about;
  const share = percent(strength.wins, language);
  return say(words, 'bot.strength', { about, share, below: strength.below });
}

/** Bots that levels are measured against. */
type OtherBot =
  | 'bot.random'
  | 'bot.greedy'
  | 'bot.greedy-tiles'
  | 'bot.margin'
  | 'bot.mc'
  | 'bot.by-hand'
  | 'bot.points'
  | 'bot.ten-lines'
  | 'bot.other-lines'
  | 'bot.by-place'
  | 'bot.by-room';

/** `null`: each bot as many as it usually does. */
export const nodesOf = (given: Given): Checked<number | null> => given.whole('nodes', 1, MOST_NODES);

export const nodesFlag = {
  value: 'N',
  about: (words: Voice['words']): string => say(words, 'flag.nodes'),
};
