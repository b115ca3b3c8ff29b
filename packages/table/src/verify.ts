import { verifyDice, type DiceSummary, type DrawnDice, type FairFault } from '@zaria/fair';
import {
  NATURE,
  fail,
  isObject,
  ok,
  readRecord,
  same,
  takenBack,
  timeline,
  type AnyAction,
  type AnyGame,
  type Draw,
  type Match,
  type RecordFault,
  type Result,
  type Rng,
  type TakenBack,
} from '@zaria/kit';

/** What only somebody who knows the rules can find wrong: the draw was for something else, or its outcome was another. */
export interface RulesFault {
  readonly at: string;
  readonly why: 'draw-not-asked' | 'action-differs' | 'reveal-differs';
}

/** Where a record fails and why: it cannot be read, the dice are not what was promised, or the rules asked for others. */
export type VerifyFault =
  | { readonly part: 'record'; readonly fault: RecordFault }
  | { readonly part: 'dice'; readonly fault: FairFault }
  | { readonly part: 'rules'; readonly fault: RulesFault };

export interface Verified {
  readonly match: Match;
  readonly dice: DiceSummary;
  readonly takenBack: TakenBack;
}

/** Checks a whole record: that it is a match by the rules, and that its dice are the ones that were promised. */
export function verifyRecord(json: unknown, games: (id: string) => AnyGame | null): Result<Verified, VerifyFault> {
  const dice = verifyDice(json);
  if (!dice.ok) return fail({ part: 'dice', fault: dice.error });
  const match = readRecord(json, games);
  if (!match.ok) {
    // A throw that was changed may only later lead to something that the rules refuse.
    const before = readRecord(upTo(json, match.error.at), games);
    const wrong = before.ok ? firstWrongDraw(before.value) : null;
    return fail(wrong === null ? { part: 'record', fault: match.error } : { part: 'rules', fault: wrong });
  }
  const wrong = firstWrongDraw(match.value) ?? firstWrongNote(match.value);
  if (wrong !== null) return fail({ part: 'rules', fault: wrong });
  return ok({ match: match.value, dice: dice.value, takenBack: takenBack(match.value.log) });
}

/** The record as far as this place in its log; `null` if the fault is not in the log. */
function upTo(json: unknown, at: string): unknown {
  const row = /^log\[(\d+)\]$/.exec(at)?.[1];
  if (row === undefined || !isObject(json) || !Array.isArray(json['log'])) return null;
  return { ...json, log: json['log'].slice(0, Number(row)) };
}

/** Plays the match again with the numbers of its draws: the rules must ask for them and come to the same actions. */
function firstWrongDraw({ game, start, log }: Match): RulesFault | null {
  const line = timeline(game, start);
  for (const [i, entry] of log.entries()) {
    const at = `log[${i}]`;
    if (entry.kind === 'play' && entry.actor === NATURE && entry.draw !== undefined) {
      const rng = handingOut(entry.draw);
      const action = sampled(() => game.sample(line.state, rng));
      if (action === null || !rng.isUsedUp()) return { at, why: 'draw-not-asked' };
      if (!same(action, entry.action)) return { at, why: 'action-differs' };
    }
    line.hear(entry);
  }
  return null;
}

/** What the log says of reveals is what the account of the dice says. */
function firstWrongNote({ log, fairness }: Match): RulesFault | null {
  const dice = fairness as unknown as Partial<DrawnDice>;
  const revealed = new Map(dice.reveals ?? []);
  const withheld = new Set(dice.withheld ?? []);
  const wrong = log.findIndex(entry => {
    if (entry.kind !== 'note') return false;
    const { note } = entry;
    if (note.note === 'reveal') return revealed.get(note.seat) !== note.entropy;
    return note.note === 'withheld' && !withheld.has(note.seat);
  });
  return wrong < 0 ? null : { at: `log[${wrong}]`, why: 'reveal-differs' };
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
