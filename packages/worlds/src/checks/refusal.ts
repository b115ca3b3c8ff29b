import { questionOf, type Command } from '@zaria/table';
import type { Side } from '../side.ts';

/** Why a command must be refused, whatever else is the case; `null` if it need not be. */
export function mustRefuse({ people, table }: Side, { token, wish }: Command): 'late' | 'trespass' | null {
  if (typeof wish !== 'object' || !('seat' in wish) || table.match === null) return null;
  const holder = people.hashOf(token);
  const isOwn = table.chairs[wish.seat]?.token === holder;
  const isHosts = table.host === holder && ['cover', 'remove', 'hand-over'].includes(wish.do);
  // Who comes with an invitation is looked at elsewhere.
  if (!isOwn && !isHosts && wish.do !== 'claim') return 'trespass';
  const isAnswer = wish.do === 'play' || wish.do === 'back' || wish.do === 'undo';
  return isAnswer && wish.question !== questionOf(table) ? 'late' : null;
}
