import { verifyDice, type DiceSummary, type FairFault } from '@zaria/fair';
import { findGame } from '@zaria/games';
import {
  NATURE,
  fail,
  fold,
  ok,
  playEntry,
  readRecord,
  same,
  type AnyAction,
  type Draw,
  type Match,
  type RecordFault,
  type Result,
  type Rng,
} from '@zaria/kit';

/** Where a record fails and why: it cannot be read, the dice are not what was promised, or the rules asked for others. */
export type VerifyFault =
  | { readonly part: 'record'; readonly fault: RecordFault }
  | { readonly part: 'dice'; readonly fault: FairFault }
  | { readonly part: 'rules'; readonly fault: { readonly at: string; readonly why: 'draw-not-asked' | 'action-differs' } };

export interface Verified {
  readonly match: Match;
  readonly dice: DiceSummary;
}

/** Checks a whole record: that it is a match by the rules, and that its dice are the ones that were promised. */
export function verifyRecord(json: unknown): Result<Verified, VerifyFault> {
  const dice = verifyDice(json);
  if (!dice.ok) return fail({ part: 'dice', fault: dice.error });
  const match = readRecord(json, findGame);
  if (!match.ok) return fail({ part: 'record', fault: match.error });
  const wrong = firstWrongDraw(match.value);
  if (wrong !== null) return fail({ part: 'rules', fault: wrong });
  return ok({ match: match.value, dice: dice.value });
}

/** Plays the match again with the numbers of its draws: the rules must ask for them and come to the same actions. */
function firstWrongDraw({ game, start, log }: Match): Extract<VerifyFault, { part: 'rules' }>['fault'] | null {
  let state = game.setup(start.seats, start.options);
  for (const [i, entry] of log.entries()) {
    const at = `log[${i}]`;
    if (entry.kind === 'note') continue;
    if (entry.kind === 'undo') {
      state = fold(game, start, log.slice(0, i + 1));
      continue;
    }
    if (entry.kind === 'play' && entry.actor === NATURE && entry.draw !== undefined) {
      const rng = handingOut(entry.draw);
      const action = sampled(() => game.sample(state, rng));
      if (action === null || !rng.isUsedUp()) return { at, why: 'draw-not-asked' };
      if (!same(action, entry.action)) return { at, why: 'action-differs' };
    }
    playEntry(game, state, entry);
  }
  return null;
}

/** Thrown when the rules ask for another number of outcomes than the draw has. */
class NotAsked extends Error {}

function handingOut({ m, values }: Draw): Rng & { isUsedUp(): boolean } {
  let at = 0;
  return {
    below(modulus) {
      const value = values[at];
      if (m[at] !== modulus || value === undefined) throw new NotAsked();
      at++;
      return value;
    },
    isUsedUp: () => at === m.length,
  };
}

function sampled(sample: () => AnyAction): AnyAction | null {
  try {
    return sample();
  } catch (error) {
    if (error instanceof NotAsked) return null;
    throw error;
  }
}

