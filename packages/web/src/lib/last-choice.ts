import type { AnyAction, AnyFollower, Seat } from '@zaria/kit';

/** What somebody chose last: his actions to one question, and how many entries were heard before the first of them. */
export interface LastChoice {
  readonly at: number;
  readonly did: readonly AnyAction[];
}

/** `null`: there was nothing to choose yet, or it was taken back. */
export function lastChoiceOf(follower: AnyFollower, seat: Seat): LastChoice | null {
  let question: number | null = null;
  let at = 0;
  /** Newest first: what was taken back is left out. */
  const did: AnyAction[] = [];
  let back = 0;
  for (let link = follower.last; link !== null; link = link.before) {
    if (question !== null && link.question !== question) break;
    const { entry } = link;
    if (entry.kind === 'back' && entry.seat === seat) back++;
    if (entry.kind !== 'play' || entry.actor !== seat) continue;
    if (question === null && follower.at(link.at).legal.length < 2) continue;
    ({ question, at } = link);
    if (back > 0) back--;
    else did.push(entry.action);
  }
  return did.length === 0 ? null : { at, did: did.reverse() };
}
