import { NATURE, check, completeOptions, type Seat } from '@zaria/kit';
import { emptyBoard, misfit, place, type Board } from './board.ts';
import type { Fact } from './facts.ts';
import { railroadInk } from './game.ts';
import { parseBoard, parsePlacement } from './notation.ts';
import type { Options, Table } from './table.ts';

/** A board on which these placements, "D4 HH..", were drawn one after the other; for tests. */
export function boardWith(...texts: readonly string[]): Board {
  const board = emptyBoard();
  for (const text of texts) {
    const placement = parsePlacement(text);
    const why = placement === null ? 'not a placement' : misfit(board, placement)?.why;
    if (placement === null || why !== undefined) throw new Error(`${text}: ${why}`);
    place(board, placement, 1);
  }
  return board;
}

/** A board written as seven lines; for tests. */
export function boardOf(text: string): Board {
  const board = parseBoard(text);
  if (board === null) throw new Error(`not a board: ${text}`);
  return board;
}

/** A new table; for tests. */
export function tableFor(players: number, given: Partial<Options> = {}): Table {
  const options = completeOptions(railroadInk.options, players, given);
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  return railroadInk.setup({ rules: railroadInk.rules, seats: players, options: options.value });
}

/** Plays lines of a record, "nature roll HH.. …" or "0 draw D4 HH..", and refuses what the rules refuse; for tests. */
export function play(table: Table, ...lines: readonly string[]): Fact[] {
  const facts: Fact[] = [];
  for (const line of lines) {
    const [, who = '', what = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
    const actor = who === 'nature' ? NATURE : (Number(who) as Seat);
    const action = railroadInk.parse(what);
    const refusal = action === null ? 'not a move' : check(railroadInk, table, actor, action);
    if (action === null || refusal !== null) throw new Error(`${line}: ${JSON.stringify(refusal)}`);
    railroadInk.play(table, actor, action, fact => facts.push(fact));
  }
  return facts;
}

/** What a seat may do now, as it is written; for tests. */
export const legal = (table: Table, seat: Seat): string[] => railroadInk.legal(table, seat).map(railroadInk.print);

/** Why a seat may not do this now; for tests. */
export function refusal(table: Table, seat: Seat, what: string): unknown {
  const action = railroadInk.parse(what);
  if (action === null) return 'not a move';
  const refused = check(railroadInk, table, seat, action);
  return refused?.why === 'illegal' ? refused.reason : refused;
}
