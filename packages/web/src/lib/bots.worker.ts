/* Bots of one game think here, so that the page stays quick. The answer carries the number of its question. */
import type * as Bots from '@zaria/bots';
import type { AnyAction, Seat, Told } from '@zaria/kit';
import { loadGame, type GameId } from './registry.ts';
import { trueRng } from './chance.ts';

export type BotQuestion =
  | { readonly number: number; readonly ask: 'list'; readonly game: GameId }
  | {
      readonly number: number;
      readonly ask: 'decide';
      readonly game: GameId;
      /** `null`: any. */
      readonly bot: string | null;
      readonly seat: Seat;
      readonly told: Told;
      /** Milliseconds to think. */
      readonly within: number;
    };

export type BotAnswer =
  | { readonly number: number; readonly bots: readonly string[] }
  | { readonly number: number; readonly plan: readonly AnyAction[] | null };

let bots: Promise<typeof Bots> | null = null;

/** The list of bots is made of the games that are there, so the game comes first. */
const loadBots = (game: GameId): Promise<typeof Bots> => (bots ??= loadGame(game).then(() => import('@zaria/bots')));

async function reply(question: BotQuestion): Promise<BotAnswer> {
  const { number, game } = question;
  const { botsOf, findBot } = await loadBots(game);
  if (question.ask === 'list') return { number, bots: botsOf(game).map(({ id }) => id) };
  const bot = findBot(game, question.bot ?? '') ?? botsOf(game).at(-1);
  const { told, seat, within } = question;
  const time = { ms: within, now: () => performance.now() };
  return { number, plan: bot?.decide(told, seat, { nodes: Infinity, time }, trueRng) ?? null };
}

onmessage = ({ data }: MessageEvent<BotQuestion>) => {
  reply(data).then(
    answer => postMessage(answer),
    (error: unknown) => {
      console.warn(error);
      postMessage({ number: data.number, plan: null } satisfies BotAnswer);
    },
  );
};
