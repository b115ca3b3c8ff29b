import type { Result } from '@zaria/kit';
import type { TableRefusal } from '@zaria/table/public';
import type { Playable } from '../boards/playable.ts';
import { needWords, t, wordsFor } from './words.svelte.ts';

const BOTS = ['novice', 'casual', 'steady', 'sharp', 'master'] as const;

/** What a bot is called (`sharp/1@3000` is sharp); one that the catalogue does not know goes by its strength. */
export const botName = (name: string, level: number): string => {
  const known = BOTS.find(bot => bot === name.split('/')[0]);
  return known === undefined ? t('bot.level', { n: level + 1 }) : t(`bot.name.${known}`);
};

/** Why something was not done here; `null` if it was. Seldom needed, so what says it is fetched then. */
export async function complaintOf(
  done: Result<unknown, TableRefusal>,
  { words }: Playable,
  names: readonly string[],
): Promise<string | null> {
  if (done.ok) return null;
  const [{ tableRefusal }] = await Promise.all([import('@zaria/client/refusals'), needWords('table', ...words.areas)]);
  return tableRefusal(wordsFor('common', 'table', ...words.areas), done.error, words, names);
}
