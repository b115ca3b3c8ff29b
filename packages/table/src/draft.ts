import { NATURE, questionOn, type Ahead, type AnyAction, type AnyShape, type Draw, type Entry } from '@zaria/kit';
import type { Note, Seat } from '@zaria/kit';
import type { Context } from './context.ts';
import type { Breath, Stored, TableEntry } from './entries.ts';
import { isBreathing, isSealed, timeAt, type Table } from './table.ts';

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
  draws: number;
  breath: Breath | null;
}

export function draft(table: Table, given: Context, by: string | null, wish: string | null = null): Draft {
  const { match, draws, breath } = table;
  if (match === null) throw new Error('the match has not started');
  const context = { ...given, now: timeAt(table, given.now) };
  return { table, context, by, wish, entries: [], ahead: match.ahead(), draws, breath };
}

const store = (to: Draft, what: TableEntry): void => void to.entries.push(storedAt(to.context.now, to, what));

/** An entry as it is kept. */
export const storedAt = (
  at: number,
  { by, wish }: { readonly by: string | null; readonly wish: string | null },
  what: TableEntry,
): Stored => ({ at, by, ...(wish === null ? {} : { wish }), what });

function write(to: Draft, entry: Entry<AnyAction>): void {
  to.ahead.append(entry);
  store(to, { kind: 'match', entry, token: null });
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
export function throwDice(to: Draft, action: AnyAction, draw: Draw | null): void {
  to.draws++;
  write(to, { kind: 'play', actor: NATURE, action, ...(draw === null ? {} : { draw }) });
}

export const takeBack = (to: Draft, seat: Seat, back: 'retract' | 'reopen'): void =>
  write(to, { kind: 'back', seat, back });

export const undo = (to: Draft, mark: number): void => write(to, { kind: 'undo', to: mark });

/** Lets nature answer, and answers without a choice be given, until somebody must decide. */
export function goOn(to: Draft): void {
  const { table, context, ahead } = to;
  const { game } = table;
  if (!isSealed(table) || isBreathing({ breath: to.breath, setting: table.setting }, context.now)) return;
  for (;;) {
    const [actor, second] = game.waiting(ahead.state);
    if (actor === undefined || second !== undefined) return;
    const step = questionOn(ahead.state)?.step ?? '';
    if (actor === NATURE) {
      if (context.dice === null) return;
      const { rng, taken } = context.dice.draw(step, to.draws);
      const action = game.sample(ahead.state, rng);
      throwDice(to, action, taken());
    } else {
      // Only where everybody sees that there is no choice: in a common step it would tell what the seat has done.
      if (!table.setting.forced || game.steps[step]?.kind !== 'ask') return;
      const [only, other] = game.legal(ahead.state, actor);
      if (only === undefined || other !== undefined) return;
      play(to, actor, only);
    }
  }
}
