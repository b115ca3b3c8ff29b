import type { AnyReason, Result } from '@zaria/kit';
import type { TableRefusal } from '@zaria/table';
import { optionFault, refusal } from '@zaria/words';
import type { Playable } from '../boards/boards.ts';
import type { HostRefusal } from './host.svelte.ts';
import { t, wordsFor } from './words.svelte.ts';

const BOTS = ['random', 'greedy', 'mc'] as const;

/** What a bot is called; one that the catalogue does not know goes by its strength. */
export const botName = (id: string, level: number): string => {
  const known = BOTS.find(bot => bot === id);
  return known === undefined ? t('bot.level', { n: level + 1 }) : t(`bot.name.${known}`);
};

/** Why the table does not do something. */
export function tableRefusal(refused: TableRefusal, { words }: Playable, names: readonly string[]): string {
  const { why } = refused;
  if (why === 'refused')
    return refusal(wordsFor('common'), refused.refusal, names, (reason: AnyReason) =>
      words.reason(wordsFor(...words.areas), reason, names),
    );
  if (why === 'option-unknown' || why === 'option-value') return optionFault(wordsFor('common'), refused);
  if (why === 'notation-unknown') return t('fault.notation-unknown');
  const known = SAID.find(one => one === why);
  return t(`table.${known ?? 'not-now'}`);
}

/** Of the rest, those that a person at this device can cause. */
const SAID = ['name-wrong', 'colour-taken', 'nothing-to-undo', 'stale'] as const;

/** Why something was not done here; `null` if it was. */
export function complaintOf(
  done: Result<unknown, HostRefusal>,
  playable: Playable,
  names: readonly string[],
): string | null {
  if (done.ok) return null;
  return done.error.why === 'watching' ? t('tabs.watching') : tableRefusal(done.error, playable, names);
}
