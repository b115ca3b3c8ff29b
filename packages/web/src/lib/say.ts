import type { AnyReason } from '@zaria/kit';
import type { TableRefusal } from '@zaria/table/public';
import { optionFault, refusal } from '@zaria/words';
import type { Playable } from '../boards/playable.ts';
import { t, wordsFor } from './words.svelte.ts';

const BOTS = ['random', 'greedy', 'mc'] as const;

/** What a bot is called; one that the catalogue does not know goes by its strength. */
export const botName = (id: string, level: number): string => {
  const known = BOTS.find(bot => bot === id);
  return known === undefined ? t('bot.level', { n: level + 1 }) : t(`bot.name.${known}`);
};

/** Why the table does not do something. */
export function refusalText(refused: TableRefusal, { words }: Playable, names: readonly string[]): string {
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
