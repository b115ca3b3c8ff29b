import { LINKS } from '@zaria/fair';
import { NATURE, questionOn, type Ahead, type AnyAction, type AnyShape, type Entry } from '@zaria/kit';
import type { Draw, Note, Seat } from '@zaria/kit';
import type { Context, Taken } from './context.ts';
import type { Breath, Spent, Stored, TableEntry } from './entries.ts';
import { answersTo, isAnswered, toAsk } from './asking.ts';
import { isBreathing, phaseOf, timeAt, type Asked, type Table } from './table.ts';

/** What is to be written: the entries, and the match with them played, which is the match once they are durable. */
export interface Proposal {
  readonly entries: readonly Stored[];
  /** `null`: nothing was played, or somebody else has. */
  readonly ahead: Ahead<AnyShape> | null;
}

/** So many numbers more are lost if somebody has not said what he knows. */
const UNHEARD = 64;

export const NOTHING: Proposal = { entries: [], ahead: null };

/** A proposal in the making. The table itself is not touched. */
export interface Draft extends Proposal {
  readonly table: Table;
  readonly context: Context;
  readonly by: string | null;
  readonly wish: string | null;
  readonly entries: Stored[];
  readonly ahead: Ahead<AnyShape>;
  numbers: number;
  mixed: string;
  asked: Asked | null;
  breath: Breath | null;
}

export function draft(table: Table, given: Context, by: string | null, wish: string | null = null): Draft {
  const { match, numbers, mixed, asked, breath } = table;
  if (match === null) throw new Error('the match has not started');
  const context = { ...given, now: timeAt(table, given.now) };
  return { table, context, by, wish, entries: [], ahead: match.ahead(), numbers, mixed, asked, breath };
}

export const store = (to: Draft, what: TableEntry): void => void to.entries.push(storedAt(to.context.now, to, what));

/** An entry as it is kept. */
export const storedAt = (
  at: number,
  { by, wish }: { readonly by: string | null; readonly wish: string | null },
  what: TableEntry,
): Stored => (wish === null ? { at, by, what } : { at, by, wish, what });

function write(to: Draft, entry: Entry<AnyAction>, spent: Spent | null = null): void {
  to.ahead.append(entry);
  store(to, spent === null ? { kind: 'match', entry, token: null } : { kind: 'match', entry, token: null, spent });
  const isHidden = entry.kind === 'play' && to.table.game.steps[entry.action.step]?.kind === 'together';
  if (entry.kind === 'undo' || (entry.kind === 'play' && !isHidden)) to.breath = null;
}

/** The table waits from now on, for the seat that has just chosen; `null`: it waits no longer. */
export function breathe(to: Draft, seat: Seat | null): void {
  to.breath = seat === null ? null : { seat, until: to.context.now + to.table.setting.breath };
  store(to, { kind: 'breath', breath: to.breath });
}

export const note = (to: Draft, text: Note): void => write(to, { kind: 'note', note: text });

export const play = (to: Draft, seat: Seat, action: AnyAction): void =>
  write(to, { kind: 'play', actor: seat, action });

/** Nature's answer, drawn or typed in. */
export function throwDice(to: Draft, action: AnyAction, { draw, spent }: Taken): void {
  to.numbers++;
  to.mixed = spent?.mixed ?? to.mixed;
  write(to, { kind: 'play', actor: NATURE, action, ...(draw === null ? {} : { draw }) }, spent);
}

/** Lets nature answer; `false`: it cannot now. */
function draw(to: Draft, purpose: string): boolean {
  const { table, context, ahead, numbers, mixed: before } = to;
  // The first protocol counted from 0.
  const n = table.first === null ? numbers + 1 : numbers;
  if (context.dice === null || n > LINKS || !areLinksThere(to, n)) return false;
  const { parts, by, withheld } = answersTo(to.asked);
  const { rng, taken } = context.dice.draw({ purpose, n, before, parts });
  const action = table.game.sample(ahead.state, rng);
  const { draw: drawn, spent } = taken();
  throwDice(to, action, { draw: drawn && (table.first === null ? withSeats(drawn, by, withheld) : drawn), spent });
  to.asked = null;
  return true;
}

/** Written out: `{ ...draw, by }` is an object whose shape V8 makes anew each time, and a match keeps hundreds of them. */
const withSeats = ({ n, purpose, m, values }: Draw, by: readonly Seat[], withheld: readonly Seat[]): Draw => ({
  n,
  purpose,
  m,
  values,
  by,
  withheld,
});

/**
 * Whether a draw can be made: else everybody present is asked for a link, together with the answers that led to it. Where
 * more has happened, whose chains count may have changed: that is known when all of it is durable, and they are asked then.
 */
function areLinksThere(to: Draft, n: number): boolean {
  const { table, context, asked } = to;
  if (table.sitting === null || table.sitting.chains.length === 0) return true;
  if (asked !== null) return isAnswered(asked, table, context.now);
  if (!to.entries.every(isAnswer)) return false;
  const seats = toAsk(table, context, to.by);
  if (seats.length === 0) return true;
  store(to, { kind: 'asked', n, seats });
  return false;
}

const isAnswer = ({ what }: Stored): boolean =>
  what.kind === 'match' && what.entry.kind === 'play' && what.entry.actor !== NATURE;

/** Asks once more, whoever keeps the table now: who had been asked may have heard nothing of it. */
export function askAgain(table: Table, given: Context): Proposal {
  const { asked } = table;
  if (asked === null || phaseOf(table) !== 'playing') return NOTHING;
  const to = draft(table, given, null);
  const seats = new Set([...asked.seats, ...toAsk(table, to.context, null)]);
  store(to, { kind: 'asked', n: asked.n, seats: [...seats].toSorted((one, other) => one - other) });
  return to;
}

/**
 * After a backup was restored: the numbers up to the highest that anybody knows are lost. `known`: what the clients of
 * seats say; if one has not answered, more may have been drawn than anybody says. Of dice that one device has made
 * nobody's client counts the numbers.
 */
export function recover(table: Table, known: ReadonlyMap<Seat, number>, given: Context): Proposal {
  const { match, sitting, numbers, asked } = table;
  const isCounted = sitting !== null || (table.dice === 'local' && table.first === null);
  if (match === null || !isCounted || phaseOf(table) !== 'playing') return NOTHING;
  // What no match can have drawn is no answer.
  const said = new Map([...known].filter(([, n]) => Number.isInteger(n) && n >= 0 && n <= LINKS));
  const isEverybodyHeard = sitting !== null && sitting.people().every(seat => said.has(seat));
  const highest = Math.max(numbers, asked?.n ?? 0, ...said.values());
  // The last number is for a throw: there is none to go on with after it.
  const last = Math.min(highest + (isEverybodyHeard ? 0 : UNHEARD), LINKS - 1);
  const to = draft(table, given, null);
  if (last > numbers) note(to, { note: 'lost', n: last });
  return to;
}

export const takeBack = (to: Draft, seat: Seat, back: 'retract' | 'reopen'): void =>
  write(to, { kind: 'back', seat, back });

export const undo = (to: Draft, mark: number): void => write(to, { kind: 'undo', to: mark });

/** Lets nature answer, and answers without a choice be given, until somebody must decide. */
export function goOn(to: Draft): void {
  const { table, context, ahead } = to;
  const { game } = table;
  if (isBreathing({ breath: to.breath, setting: table.setting }, context.now)) return;
  for (;;) {
    const [actor, second] = game.waiting(ahead.state);
    if (actor === undefined || second !== undefined) return;
    const step = questionOn(ahead.state)?.step ?? '';
    if (actor === NATURE) {
      if (!draw(to, step)) return;
    } else {
      // Only where everybody sees that there is no choice: in a common step it would tell what the seat has done.
      if (!table.setting.forced || game.steps[step]?.kind !== 'ask') return;
      const [only, other] = game.legal(ahead.state, actor);
      if (only === undefined || other !== undefined) return;
      play(to, actor, only);
    }
  }
}
