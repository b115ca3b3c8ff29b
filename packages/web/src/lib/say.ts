import type { AnyReason, Result } from '@zaria/kit';
import type { TableRefusal } from '@zaria/table';
import { optionFault, refusal, type KeyOf } from '@zaria/words';
import type { Playable } from '../boards/boards.ts';
import { t, wordsFor } from './words.svelte.ts';

const BOT_NAMES: readonly string[] = ['random', 'greedy', 'mc'];

/** What a bot is called; one that the catalogue does not know goes by its strength. */
export const botName = (id: string, level: number): string =>
  BOT_NAMES.includes(id) ? t(`bot.name.${id}` as KeyOf<'web'> & `bot.name.${'random' | 'greedy' | 'mc'}`) : t('bot.level', { n: level + 1 });

/** Why the table does not do something. */
export function tableRefusal(refused: TableRefusal, { words }: Playable, names: readonly string[]): string {
  switch (refused.why) {
    case 'refused':
      return refusal(wordsFor('common'), refused.refusal, names, (reason: AnyReason) =>
        words.reason(wordsFor(...words.areas), reason, names),
      );
    case 'option-unknown':
    case 'option-value':
      return optionFault(wordsFor('common'), refused);
    case 'notation-unknown':
      return t('fault.notation-unknown');
    case 'name-wrong':
    case 'colour-taken':
    case 'nothing-to-undo':
    case 'stale':
      return t(`table.${refused.why}`);
    default:
      return t('table.not-now');
  }
}

export const complaintOf = (
  done: Result<null, TableRefusal>,
  playable: Playable,
  names: readonly string[],
): string | null => (done.ok ? null : tableRefusal(done.error, playable, names));
