/* Bots think here, so that the page stays quick. One question at a time; the answer carries its number. */
import type * as Bots from '@zaria/bots';
import type { AnyAction, Seat, Told } from '@zaria/kit';
import { GAME_IDS, loadGame, type GameId } from './registry.ts';
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

/** The list of bots is made of the games that are there, so these come first. */
const loadBots = (): Promise<typeof Bots> =>
  (bots ??= Promise.all(GAME_IDS.map(loadGame)).then(() => import('@zaria/bots')));

async function reply(question: BotQuestion): Promise<BotAnswer> {
  const { botsOf, findBot } = await loadBots();
  const { number, game } = question;
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
