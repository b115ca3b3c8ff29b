import { StorageTrouble } from '../keeper/kept.ts';
import { t } from './words.svelte.ts';

/** What to say when something went wrong on the way: it is not always the line. */
export function wentWrong(error: unknown): string {
  if (!(error instanceof StorageTrouble)) return t('broken.load');
  return t(error.trouble === 'full' ? 'trouble.no-room' : 'trouble.storage');
}

/** Does something that the surroundings can make fail; why it was not done, which is never nothing. */
export async function tried(doing: () => Promise<string | null>): Promise<string | null> {
  try {
    return await doing();
  } catch (error) {
    console.warn(error);
    return wentWrong(error);
  }
}
