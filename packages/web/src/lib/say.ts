import type { Result } from '@zaria/kit';
import type { TableRefusal } from '@zaria/table/public';
import type { Playable } from '../boards/playable.ts';
import { needWords, wordsFor } from './words.svelte.ts';

/** Why something was not done here; `null` if it was. Seldom needed, so what says it is fetched then. */
export async function complaintOf(
  done: Result<unknown, TableRefusal>,
  { words, board }: Playable,
  names: readonly string[],
): Promise<string | null> {
  if (done.ok) return null;
  const [{ tableRefusal }] = await Promise.all([
    import('@zaria/client/refusals'),
    needWords('told', 'table', ...words.areas),
    board.later?.all(),
  ]);
  return tableRefusal(wordsFor('common', 'told', 'table', ...words.areas), done.error, words, names);
}
