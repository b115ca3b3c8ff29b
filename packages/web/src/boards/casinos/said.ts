import { isSeat, type Seat } from '@zaria/kit';
import { t, tIn } from '../../lib/words.svelte.ts';
import type { Player } from '../board.ts';

/** Dice that take each other out. */
export const cancelled = (dice: readonly number[]): string =>
  tIn('web-casinos', 'lv.cancel', { dice: dice.map(n => t('number', { n })) });

/** To who taps while another one plays; `null` to everybody else. */
export function notYourTurn(viewer: unknown, turn: Seat | null, players: readonly Player[]): string | null {
  const other = turn === null || !isSeat(viewer) || turn === viewer ? undefined : players[turn];
  return other === undefined ? null : tIn('web-casinos', 'lv.not-your-turn', { name: other.name });
}
