import type { Shape } from '@zaria/kit';
import type { AnyBot, Bot, GameBots } from './bot.ts';
import { LEVELS } from './levels.ts';

/*
 * What a bot is called in a record or a command: `sharp/1@4000`, its id, its version and how many nodes it thinks for.
 * Version and nodes may be left out, and are in matches that were saved before bots had them.
 */

const NAME = /^([a-z]+(?:-[a-z]+)*)(?:\/(\d{1,6}))?(?:@(\d{1,9}))?$/;

export interface BotName {
  readonly id: string;
  readonly version: number | null;
  readonly nodes: number | null;
}

/** `null`: not the name of a bot. */
export function parseBotName(text: string): BotName | null {
  const [, id, version, nodes] = NAME.exec(text) ?? [];
  if (id === undefined) return null;
  return {
    id,
    version: version === undefined ? null : Number(version),
    nodes: nodes === undefined ? null : Number(nodes),
  };
}

export const printBotName = ({ id, version, nodes }: Pick<Bot<Shape>, 'id' | 'version' | 'nodes'>): string =>
  nodes === 0 ? `${id}/${version}` : `${id}/${version}@${nodes}`;

/** What is offered to people, the friendliest first. */
export const levelsIn = ({ levels }: GameBots): readonly AnyBot[] => LEVELS.map(level => levels[level]);

/** The bot of that name; of another version the one there is now. */
export function botIn(bots: GameBots, name: string): AnyBot | null {
  const wanted = parseBotName(name);
  const bot = [...bots.others, ...levelsIn(bots)].find(({ id }) => id === wanted?.id) ?? null;
  return bot === null || wanted === null || wanted.nodes === null ? bot : withNodes(bot, wanted.nodes);
}

/** The same bot with another budget. */
export const withNodes = <G extends Shape>(bot: Bot<G>, nodes: number): Bot<G> =>
  bot.nodes === 0 ? bot : { ...bot, nodes };
