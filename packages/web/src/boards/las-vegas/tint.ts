import type { Player } from '../board.ts';
import type { Party } from './types.ts';

/** The colours of a party's dice. */
export function tintOf(players: readonly Player[], party: Party): { readonly body: string; readonly pips: string } {
  const colour = party === 'white' ? null : (players[party]?.colour ?? null);
  return colour === null
    ? { body: 'var(--die)', pips: 'var(--pip)' }
    : { body: `var(--${colour})`, pips: `var(--on-${colour})` };
}
