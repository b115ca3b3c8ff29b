import {
  readExactly,
  verifyChained,
  verifyDice,
  type ChainedFault,
  type ChainedRecord,
  type DiceSummary,
  type DiceVerdict,
  type DrawnDice,
  type FairFault,
  type MatchStart,
} from '@zaria/fair';
import {
  CHAINED_FORMAT,
  FORMAT,
  NATURE,
  RECORD_LIMITS,
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
  type Json,
  type Match,
  type ReadMatch,
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
  | { readonly part: 'dice'; readonly fault: FairFault | ChainedFault }
  | { readonly part: 'rules'; readonly fault: RulesFault };

/** What was found in order. */
export type Verified = {
  readonly match: ReadMatch;
  readonly takenBack: TakenBack;
  /** Whether the match comes to its end: a log that was cut short does not. */
  readonly isFinished: boolean;
} & (
  | { readonly format: typeof FORMAT; readonly dice: DiceSummary }
  | { readonly format: typeof CHAINED_FORMAT; readonly dice: DiceVerdict; readonly begun: MatchStart }
);

type FindGame = (id: string) => AnyGame | null;

/** The same of a file: only text that every program reads alike is read at all. */
export function verifyFile(bytes: Uint8Array, games: FindGame, receipt: string | null): Result<Verified, VerifyFault> {
  const json = readExactly(bytes, RECORD_LIMITS.bytesOfEarlier);
  const isLong = bytes.length > RECORD_LIMITS.bytes && !(isObject(json) && json['format'] === FORMAT);
  if (json === undefined || isLong) return fail({ part: 'dice', fault: { at: 'record', why: 'text' } });
  return verifyRecord(json, games, receipt);
}

/**
 * Checks a whole record: that its dice are the ones that were promised, and that it is a match by the rules. `receipt`:
 * what somebody has noted of the match; records of the first protocol have none.
 */
export function verifyRecord(
  json: unknown,
  games: FindGame,
  receipt: string | null = null,
): Result<Verified, VerifyFault> {
  if (isObject(json) && json['format'] === FORMAT) return verifyFirst(json, games, receipt);
  const dice = verifyChained(json as Json, receipt);
  if (!dice.ok) return fail({ part: 'dice', fault: dice.error });
  const played = checkRules(json, games);
  if (!played.ok) return played;
  const { start: begun } = json as ChainedRecord;
  return ok({ ...played.value, format: CHAINED_FORMAT, dice: dice.value, begun });
}

function verifyFirst(json: unknown, games: FindGame, receipt: string | null): Result<Verified, VerifyFault> {
  const dice = verifyDice(json);
  if (!dice.ok) return fail({ part: 'dice', fault: dice.error });
  if (receipt !== null) return fail({ part: 'dice', fault: { at: 'record', why: 'receipt' } });
  const played = checkRules(json, games);
  if (!played.ok) return played;
  const wrong = firstWrongNote(played.value.match);
  if (wrong !== null) return fail({ part: 'rules', fault: wrong });
  return ok({ ...played.value, format: FORMAT, dice: dice.value });
}

/** That it is a match by the rules, which asked for every draw and made of it what is written. */
function checkRules(
  json: unknown,
  games: FindGame,
): Result<Pick<Verified, 'match' | 'takenBack' | 'isFinished'>, VerifyFault> {
  const match = readRecord(json, games);
  if (!match.ok) {
    // A throw that was changed may only later lead to something that the rules refuse.
    const before = readRecord(upTo(json, match.error.at), games);
    const wrong = before.ok ? playDraws(before.value).wrong : null;
    return fail(wrong === null ? { part: 'record', fault: match.error } : { part: 'rules', fault: wrong });
  }
  const { wrong, isFinished } = playDraws(match.value);
  if (wrong !== null) return fail({ part: 'rules', fault: wrong });
  return ok({ match: match.value, takenBack: takenBack(match.value.log), isFinished });
}

/** The record as far as this place in its log; `null` if the fault is not in the log. */
function upTo(json: unknown, at: string): unknown {
  const row = /^log\[(\d+)\]$/.exec(at)?.[1];
  if (row === undefined || !isObject(json) || !Array.isArray(json['log'])) return null;
  return { ...json, log: json['log'].slice(0, Number(row)) };
}

/** Plays the match again with the numbers of its draws: the rules must ask for them and come to the same actions. */
function playDraws({ game, start, log }: Match): { readonly wrong: RulesFault | null; readonly isFinished: boolean } {
  const line = timeline(game, start);
  for (const [i, entry] of log.entries()) {
    const at = `log[${i}]`;
    if (entry.kind === 'play' && entry.actor === NATURE && entry.draw !== undefined) {
      const rng = handingOut(entry.draw);
      const action = sampled(() => game.sample(line.state, rng));
      if (action === null || !rng.isUsedUp()) return { wrong: { at, why: 'draw-not-asked' }, isFinished: false };
      if (!same(action, entry.action)) return { wrong: { at, why: 'action-differs' }, isFinished: false };
    }
    line.hear(entry);
  }
  return { wrong: null, isFinished: game.waiting(line.state).length === 0 };
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
