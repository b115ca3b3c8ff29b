import { NATURE, isCommon, isDone, questionOn, type AnyShape, type Played, type Seat } from '@zaria/kit';
import type { TableRefusal } from './command.ts';
import { goOn, note, undo, type Draft } from './draft.ts';
import { isBotSeat, type MatchSeen, type Table } from './table.ts';

/** An answer in force. */
type Answer = Played<AnyShape>;

/** The answers in force, the last one first. */
function* answersIn(match: MatchSeen): Generator<Answer> {
  for (let answer = match.last; answer !== null; answer = answer.before) yield answer;
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

/** Whether nobody could have learnt or done anything since: no dice, no reveal, no other's action, no common step. */
function isFree({ game }: Table, match: MatchSeen, from: Answer): boolean {
  if (isCommon(questionOn(match.state))) return false;
  const lifts = (step: string): boolean =>
    Object.values(game.steps).some(info => info.kind === 'ask' && info.secret?.until === step);
  for (const answer of answersIn(match)) {
    const { step } = answer;
    if (actorOf(answer) !== actorOf(from) || game.steps[step]?.kind !== 'ask' || lifts(step)) return false;
    if (answer === from) break;
  }
  return true;
}

/** How many entries the log had when the question of this answer was asked. */
function askedAt(answer: Answer): number {
  let first = answer;
  while (first.before !== null && first.before.question === answer.question) first = first.before;
  return first.before === null ? 0 : first.before.at + 1;
}

/** Undoes at once what is free; asks the others for the rest. */
export function askUndo(to: Draft, seat: Seat): TableRefusal | null {
  const { table } = to;
  const { match } = table;
  const own = match && lastOwn(table, match, seat);
  if (match === null || own === null) return { why: 'nothing-to-undo' };
  if (isFree(table, match, own)) {
    undo(to, own.at);
    return null;
  }
  if (table.undoAsked !== null) return { why: 'undo-asked' };
  // A common step is left as a whole: within it, whose answer came first is nobody's business.
  const mark = table.game.steps[own.step]?.kind === 'together' ? askedAt(own) : own.at;
  note(to, { note: 'asks', seat, to: mark });
  if (mustAgree(table, seat, [seat]).length > 0) return null;
  undo(to, mark);
  goOn(to);
  return null;
}

/** Seats whose players have not agreed yet. Who agrees does so for all the seats he holds; bots do not mind. */
export function mustAgree(table: Table, asking: Seat, agreed: readonly Seat[]): readonly Seat[] {
  const tokens = new Set([asking, ...agreed].map(seat => table.chairs[seat]?.token));
  return table.chairs.flatMap((chair, seat) => (isBotSeat(chair) || tokens.has(chair.token) ? [] : [seat as Seat]));
}

export function answerUndo(to: Draft, seat: Seat, agree: boolean): TableRefusal | null {
  const { table } = to;
  const asked = table.undoAsked;
  if (asked === null) return { why: 'no-undo-asked' };
  const isWithdrawn = seat === asked.seat && !agree;
  if (!isWithdrawn && !mustAgree(table, asked.seat, asked.agreed).includes(seat)) return { why: 'undo-unasked' };
  note(to, { note: agree ? 'agrees' : 'declines', seat });
  if (!agree || mustAgree(table, asked.seat, [...asked.agreed, seat]).length > 0) return null;
  undo(to, asked.to);
  goOn(to);
  return null;
}

/** When the last one who had not agreed has left, nobody is in the way any more. */
export function finishUndo(to: Draft): void {
  const asked = to.table.undoAsked;
  if (asked !== null && mustAgree(to.table, asked.seat, asked.agreed).length === 0) undo(to, asked.to);
}
