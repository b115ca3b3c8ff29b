import type { Refusal } from '@zaria/kit';
import { refusal } from '@zaria/words';
import type { Playable } from '../boards/playable.ts';
import type { BrokenMatch } from '../keeper/backup.ts';
import { t, tIn, wordsFor } from './words.svelte.ts';

/** Seats of a match that cannot be read have no names yet. */
const NAMES = ['1', '2', '3', '4', '5', '6'];

/** Why a move of it could not have been made. */
export const refusedText = (refused: Refusal, playable: Playable | null): string =>
  refusal(wordsFor('common', 'told'), refused, NAMES, reason =>
    playable === null ? t('refusal.illegal') : playable.words.reason(wordsFor(...playable.words.areas), reason, NAMES),
  );

/** What is wrong with a match, and where. */
export function damageText(damage: BrokenMatch['damage'], playable: Playable | null): string {
  switch (damage.why) {
    case 'row':
    case 'secret':
      return tIn('web-device', `damage.${damage.why}`);
    case 'game':
      return tIn('web-device', 'damage.game', damage);
    case 'missing':
    case 'shape':
      return tIn('web-device', `damage.${damage.why}`, damage);
    case 'order': {
      const said = tIn('web-device', 'damage.order', damage);
      return damage.refusal === null ? said : `${said} ${refusedText(damage.refusal, playable)}`;
    }
  }
}
