import {
  NATURE,
  effective,
  fold,
  type AnyAction,
  type AnyState,
  type Draw,
  type Entry,
  type Note,
  type Seat,
} from '@zaria/kit';
import type { Context } from './context.ts';
import type { Stored } from './entries.ts';
import { isSealed, type Table } from './table.ts';

/** What is about to be written: entries, and the state they lead to. The table itself is not touched. */
export interface Draft {
  readonly table: Table;
  readonly context: Context;
  readonly by: string | null;
  readonly entries: Stored[];
  state: AnyState;
  draws: number;
}

export function draft(table: Table, context: Context, by: string | null): Draft {
  if (table.match === null) throw new Error('the match has not started');
  return { table, context, by, entries: [], state: table.game.clone(table.match.state), draws: table.draws };
}

function write(to: Draft, entry: Entry<AnyAction>): void {
  to.entries.push({ at: to.context.now, by: to.by, what: { kind: 'match', entry, token: null } });
}

export const note = (to: Draft, text: Note): void => write(to, { kind: 'note', note: text });

export function play(to: Draft, seat: Seat, action: AnyAction): void {
  to.table.game.play(to.state, seat, action);
  write(to, { kind: 'play', actor: seat, action });
}

/** Nature's answer, drawn or typed in. */
export function throwDice(to: Draft, action: AnyAction, draw: Draw | null): void {
  to.table.game.play(to.state, NATURE, action);
  to.draws++;
  write(to, { kind: 'play', actor: NATURE, action, ...(draw === null ? {} : { draw }) });
}

export function takeBack(to: Draft, seat: Seat, back: 'retract' | 'reopen'): void {
  to.table.game.takeBack(to.state, seat);
  write(to, { kind: 'back', seat, back });
}

export function undo(to: Draft, mark: number): void {
  const { game, match, setting } = to.table;
  if (match === null) throw new Error('the match has not started');
  const entry: Entry<AnyAction> = { kind: 'undo', to: mark };
  to.state = fold(game, setting, [...match.log, entry]);
  write(to, entry);
}

/** Lets nature answer, and answers without a choice be given, until somebody must decide. */
export function goOn(to: Draft): void {
  const { table, context } = to;
  const { game } = table;
  if (!isSealed(table)) return;
  for (;;) {
    const [actor, second] = game.waiting(to.state);
    if (actor === undefined || second !== undefined) return;
    if (actor === NATURE) {
      if (context.dice === null || table.dice === 'typed') return;
      const purpose = to.state.agenda.at(-1)?.step ?? '';
      const { rng, taken } = context.dice.draw(purpose, to.draws);
      const action = game.sample(to.state, rng);
      throwDice(to, action, taken());
    } else {
      const step = to.state.agenda.at(-1)?.step ?? '';
      // Only where everybody sees that there is no choice: in a common step it would tell what the seat has done.
      if (!table.setting.forced || game.steps[step]?.kind !== 'ask') return;
      const [only, other] = game.legal(to.state, actor);
      if (only === undefined || other !== undefined) return;
      play(to, actor, only);
    }
  }
}

/** Places in the log whose entries are in force and act on the game. */
export function placesInForce(log: readonly Entry<AnyAction>[]): readonly number[] {
  const marked = log.map((entry, at) =>
    entry.kind === 'undo' || entry.kind === 'note' ? entry : ({ kind: 'at', at } as const),
  );
  return effective(marked).map(place => place.at);
}
