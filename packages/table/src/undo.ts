import { NATURE, isCommon, isDone, questionOn, type AnyGame, type AnyShape, type Played, type Seat } from '@zaria/kit';
import type { Since, TableRefusal } from './command.ts';
import { goOn, note, undo, type Draft } from './draft.ts';
import { LAST_UNDO, reached, type Counted } from './limits.ts';
import { isBotSeat, isBreathing, isPerson, phaseOf, type MatchSeen, type Table } from './table.ts';

/** An answer in force. */
type Answer = Played<AnyShape>;

/** The answers in force, the last one first. */
function* answersIn(match: MatchSeen): Generator<Answer> {
  for (let answer = match.last; answer !== null; answer = answer.before) yield answer;
}

function firstOf<T>(items: Iterable<T>, is: (item: T) => boolean): T | null {
  for (const item of items) if (is(item)) return item;
  return null;
}

function actorOf({ entry }: Answer): number {
  if (entry.kind === 'play') return entry.actor;
  return 'seat' in entry ? entry.seat : NATURE;
}

/** Whether it could have been another one. */
const isChoice = ({ game }: Table, match: MatchSeen, seat: Seat, { at }: Answer): boolean =>
  game.legal(match.stateAt(at), seat).length !== 1;

/**
 * The answer that the seat goes back to when it undoes. What is open in a common step is not looked at, where the seat
 * has a way back of its own: it would tell the others how far the seat had come.
 */
function lastOwn(table: Table, match: MatchSeen, seat: Seat): Answer | null {
  const question = questionOn(match.state);
  const info = question && table.game.steps[question.step];
  const isStuck = isDone(question, seat) && info?.kind === 'together' && !info.reopens;
  for (const answer of answersIn(match)) {
    if (actorOf(answer) !== seat) continue;
    if (answer.question === question?.number) {
      if (isStuck) return answer;
      continue;
    }
    // The table would only give a forced answer again.
    const isForced = table.setting.forced && table.game.steps[answer.step]?.kind === 'ask';
    if (!isForced || isChoice(table, match, seat, answer)) return answer;
  }
  return null;
}

/** Whether an answer to this step shows what somebody had hidden. */
export const bringsToLight = (game: AnyGame, step: string): boolean =>
  Object.values(game.steps).some(info => info.kind === 'ask' && info.secret?.until === step);

/**
 * The first thing since an answer by which somebody could have learnt something: dice, a reveal, another's action or a
 * common step that has ended. What is done in one that is open is nobody's to know, and not looked at.
 */
function sinceThen({ game }: Table, match: MatchSeen, own: Answer): Since | null {
  const open = questionOn(match.state)?.number;
  let since: Since | null = null;
  for (const answer of answersIn(match)) {
    const { step } = answer;
    if (answer.question !== open) {
      if (actorOf(answer) === NATURE) since = 'dice';
      else if (actorOf(answer) !== actorOf(own) || game.steps[step]?.kind !== 'ask') since = 'others';
      else if (bringsToLight(game, step)) since = 'reveal';
    }
    if (answer === own) break;
  }
  return since;
}

/** Whether something can be taken back at once; `breath`: as long as one lasts, since others may be at work now. */
type Freedom = 'yes' | 'breath' | 'no';

function freedomOf(table: Table, match: MatchSeen, seat: Seat, own: Answer): Freedom {
  if (sinceThen(table, match, own) !== null) return 'no';
  if (!isCommon(questionOn(match.state))) return 'yes';
  return table.breath?.seat === seat ? 'breath' : 'no';
}

/** A seat that may take something back, or ask for it. */
export interface Undoable {
  readonly seat: Seat;
  readonly free: Freedom;
}

/** Who may undo now: whoever acted last comes first. */
export function undoable(table: Table): readonly Undoable[] {
  const { match, chairs, setting, asked, breath } = table;
  if (match === null || phaseOf(table) !== 'playing') return [];
  // While links are asked for nobody can, and after the throw only where all consent; a breath is told to its end.
  if (asked !== null && breath === null && !setting.friendly) return [];
  const open = questionOn(match.state)?.number;
  const last = firstOf(answersIn(match), ({ question }) => question !== open);
  return chairs
    .flatMap((chair, at) => {
      const seat = at as Seat;
      // Elsewhere only who acted last can be free, and the others need not be looked at.
      if (isBotSeat(chair) || !(setting.friendly || (last !== null && actorOf(last) === seat))) return [];
      const own = lastOwn(table, match, seat);
      const free = own === null ? 'no' : freedomOf(table, match, seat, own);
      return own === null || (free === 'no' && !setting.friendly) ? [] : [{ seat, free, at: own.at }];
    })
    .toSorted((one, other) => other.at - one.at)
    .map(({ seat, free }) => ({ seat, free }));
}

/** How many entries the log had when the question of this answer was asked. */
function askedAt(answer: Answer): number {
  let first = answer;
  while (first.before !== null && first.before.question === answer.question) first = first.before;
  return first.before === null ? 0 : first.before.at + 1;
}

/** Undoes at once what is free; at a friendly table, asks the others for the rest. */
export function askUndo(to: Draft, seat: Seat): TableRefusal | null {
  const { table, context } = to;
  const { match } = table;
  const own = match && lastOwn(table, match, seat);
  if (match === null || own === null) return { why: 'nothing-to-undo' };
  const free = freedomOf(table, match, seat, own);
  if (free === 'yes' || (free === 'breath' && isBreathing(table, context.now))) {
    const refusal = tooOften(table, 'undo', seat);
    if (refusal === null) undo(to, own.at);
    return refusal;
  }
  if (!table.setting.friendly) return { why: 'undo-over', since: sinceThen(table, match, own) ?? 'others' };
  if (table.undoAsked !== null) return { why: 'undo-asked' };
  if (table.numbers >= LAST_UNDO) return { why: 'too-often', most: LAST_UNDO };
  const refusal = tooOften(table, 'asks', seat);
  if (refusal !== null) return refusal;
  // A common step is left as a whole: within it, whose answer came first is nobody's business.
  const mark = table.game.steps[own.step]?.kind === 'together' ? askedAt(own) : own.at;
  note(to, { note: 'asks', seat, to: mark });
  if (mustAgree(table, seat, [seat]).length > 0) return null;
  undo(to, mark);
  goOn(to);
  return null;
}

/** Refuses what was done as often as it may be. */
export function tooOften(table: Table, what: Counted, seat: Seat): TableRefusal | null {
  const most = reached(table, what, seat);
  return most === null ? null : { why: 'too-often', most };
}

/**
 * Seats whose players have not agreed yet. There is a person for each seat, whoever holds it, wherever he is and
 * whether a bot plays for him just now. Bots do not mind, and who has left for good is not asked.
 */
export const mustAgree = (table: Table, asking: Seat, agreed: readonly Seat[]): readonly Seat[] =>
  table.chairs.flatMap((chair, at) => {
    const seat = at as Seat;
    return !isPerson(chair) || seat === asking || agreed.includes(seat) ? [] : [seat];
  });

/** An agreement is to the request that was seen, and to no other. */
export function answerUndo(to: Draft, seat: Seat, request: number, agree: boolean): TableRefusal | null {
  const { table } = to;
  const asked = table.undoAsked;
  if (asked === null) return { why: 'no-undo-asked' };
  if (asked.request !== request) return { why: 'other-request' };
  const isWithdrawn = seat === asked.seat && !agree;
  if (!isWithdrawn && !mustAgree(table, asked.seat, asked.agreed).includes(seat)) return { why: 'undo-unasked' };
  note(to, { note: agree ? 'agrees' : 'declines', seat });
  if (!agree || mustAgree(table, asked.seat, [...asked.agreed, seat]).length > 0) return null;
  // Nothing moves while links come in: what all have agreed to is done when the dice have fallen.
  if (table.asked !== null) return null;
  undo(to, asked.to);
  goOn(to);
  return null;
}

/** Whether something is asked for to which everybody has agreed: it waits until the dice have fallen. */
export const isAgreedTo = (table: Table): boolean =>
  table.undoAsked !== null && mustAgree(table, table.undoAsked.seat, table.undoAsked.agreed).length === 0;

/** When the last one who had not agreed has left, nobody is in the way any more. */
export function finishUndo(to: Draft): void {
  const { undoAsked: asked, asked: drawing } = to.table;
  if (asked !== null && drawing === null && isAgreedTo(to.table)) undo(to, asked.to);
}
