import type { Level } from '@zaria/bots';
import type { ByGame } from '@zaria/games';
import { FIRST_NAMES, firstNameOf, type FirstName } from '@zaria/words';

/*
 * Who the bots are. Their faces and moods are drawn in parts/faces.ts; what they are called and how they play is told by
 * bot-words.ts. Nothing else of the page knows one bot from another.
 */

export interface Character {
  readonly face: FirstName;
  /** Which bot plays; `null` where that is not kept. */
  readonly bot: string | null;
}

/** The bots that have a character; all of them, or this does not compile. */
const LEVELS: Readonly<Record<Level, Level>> = {
  novice: 'novice',
  casual: 'casual',
  steady: 'steady',
  sharp: 'sharp',
  master: 'master',
};

/** `sharp/2@600` is sharp; `null` for a bot of another kind. */
export function levelOf(bot: string | null): Level | null {
  const id = /^[a-z]+/.exec(bot ?? '')?.[0] ?? '';
  return Object.values(LEVELS).find(level => level === id) ?? null;
}

/** How the bots of a game think: where there are casinos they look ahead or not, a sheet they judge more or less well. */
export const KINDS: ByGame<'casinos' | 'sheets'> = {
  'las-vegas': 'casinos',
  'las-vegas-royale': 'casinos',
  qwinto: 'sheets',
  'railroad-ink': 'sheets',
};

/** The face goes with the name; a bot with a name that somebody gave it looks like whoever usually sits there. */
export const characterOf = (kept: string, seat: number, bot: string | null): Character => ({
  face: firstNameOf(kept) ?? FIRST_NAMES[seat] ?? FIRST_NAMES[0],
  bot,
});
