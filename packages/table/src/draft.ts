import { LINKS } from '@zaria/fair';
import { NATURE, questionOn, type Ahead, type AnyAction, type AnyShape, type Entry } from '@zaria/kit';
import type { Note, Seat } from '@zaria/kit';
import type { Context, Taken } from './context.ts';
import type { Breath, Spent, Stored, TableEntry } from './entries.ts';
import { isBreathing, timeAt, type Table } from './table.ts';

/** What is to be written: the entries, and the match with them played, which is the match once they are durable. */
export interface Proposal {
  readonly entries: readonly Stored[];
  /** `null`: nothing was played, or somebody else has. */
  readonly ahead: Ahead<AnyShape> | null;
}

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
  breath: Breath | null;
}

export function draft(table: Table, given: Context, by: string | null, wish: string | null = null): Draft {
  const { match, numbers, mixed, breath } = table;
  if (match === null) throw new Error('the match has not started');
  const context = { ...given, now: timeAt(table, given.now) };
  return { table, context, by, wish, entries: [], ahead: match.ahead(), numbers, mixed, breath };
}

const store = (to: Draft, what: TableEntry): void => void to.entries.push(storedAt(to.context.now, to, what));

/** An entry as it is kept. */
export const storedAt = (
  at: number,
  { by, wish }: { readonly by: string | null; readonly wish: string | null },
  what: TableEntry,
): Stored => ({ at, by, ...(wish === null ? {} : { wish }), what });

function write(to: Draft, entry: Entry<AnyAction>, spent: Spent | null = null): void {
  to.ahead.append(entry);
  store(to, { kind: 'match', entry, token: null, ...(spent === null ? {} : { spent }) });
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
  if (context.dice === null || n > LINKS) return false;
  const { rng, taken } = context.dice.draw({ purpose, n, before, parts: [] });
  const action = table.game.sample(ahead.state, rng);
  const drawn = taken();
  const links = table.first === null ? { by: [], withheld: [] } : {};
  throwDice(to, action, { ...drawn, draw: drawn.draw && { ...drawn.draw, ...links } });
  return true;
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
