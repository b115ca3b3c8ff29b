import { playEntry, type Actor, type Seat } from '@zaria/kit';
import type { TableRefusal } from './command.ts';
import { goOn, note, placesInForce, undo, type Draft } from './draft.ts';
import { isBotSeat, type Table } from './table.ts';

/** An answer in force: where it is in the log and to which question it was given. */
interface Answer {
  readonly at: number;
  /** Where the log was when the question was asked. */
  readonly asked: number;
  readonly question: number;
  readonly actor: Actor;
  readonly step: string;
  /** Whether it could have been another one. */
  readonly isChoice: boolean;
}

function answersInForce({ game, match, setting }: Table, chooser: Seat): readonly Answer[] {
  if (match === null) return [];
  const state = game.setup(setting.seats, setting.options);
  const answers: Answer[] = [];
  for (const at of placesInForce(match.log)) {
    const entry = match.log[at];
    const frame = state.agenda.at(-1);
    if (entry === undefined || frame === undefined || entry.kind === 'undo' || entry.kind === 'note') continue;
    const actor = entry.kind === 'play' ? entry.actor : entry.seat;
    const last = answers.at(-1);
    const asked = last === undefined ? 0 : last.question === frame.number ? last.asked : last.at + 1;
    const isChoice = actor === chooser && game.legal(state, actor).length !== 1;
    answers.push({ at, asked, question: frame.number, actor, step: frame.step, isChoice });
    playEntry(game, state, entry);
  }
  return answers;
}

/**
 * The answer that the seat goes back to when it undoes. What is open in a common step is not looked at, where the seat
 * has a way back of its own: it would tell the others how far the seat had come.
 */
function lastOwn(table: Table, answers: readonly Answer[], seat: Seat): Answer | null {
  const frame = table.match?.state.agenda.at(-1);
  const info = frame && table.game.steps[frame.step];
  const isStuck = frame?.parts?.[seat]?.done === true && info?.kind === 'together' && !info.reopens;
  return (
    answers.findLast(answer => {
      if (answer.actor !== seat) return false;
      if (answer.question === frame?.number) return isStuck;
      // The table would only give a forced answer again.
      return answer.isChoice || !table.setting.forced || table.game.steps[answer.step]?.kind !== 'ask';
    }) ?? null
  );
}

/** Whether nobody could have learnt or done anything since: no dice, no reveal, no other's action, no common step. */
function isFree({ game, match }: Table, answers: readonly Answer[], from: Answer): boolean {
  if (match?.state.agenda.at(-1)?.parts) return false;
  const lifts = (step: string): boolean =>
    Object.values(game.steps).some(info => info.kind === 'ask' && info.secret?.until === step);
  return answers
    .slice(answers.indexOf(from))
    .every(({ actor, step }) => actor === from.actor && game.steps[step]?.kind === 'ask' && !lifts(step));
}

/** Undoes at once what is free; asks the others for the rest. */
export function askUndo(to: Draft, seat: Seat): TableRefusal | null {
  const { table } = to;
  const answers = answersInForce(table, seat);
  const own = lastOwn(table, answers, seat);
  if (own === null) return { why: 'nothing-to-undo' };
  if (isFree(table, answers, own)) {
    undo(to, own.at);
    return null;
  }
  if (table.undoAsked !== null) return { why: 'undo-asked' };
  // A common step is left as a whole: within it, whose answer came first is nobody's business.
  const isCommon = table.game.steps[own.step]?.kind === 'together';
  const mark = isCommon ? own.asked : own.at;
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
