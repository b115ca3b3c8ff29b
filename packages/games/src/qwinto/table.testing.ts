import { NATURE, check, die, pick, type Rng, type Seat } from '@zaria/kit';
import type { Fact } from './facts.ts';
import { fieldsFor } from './fit.ts';
import { qwinto } from './game.ts';
import { COLOURS } from './layout.ts';
import { parseSheet } from './line.ts';
import { EMPTY_SHEET, endingOf, withNumber, type Sheet } from './sheet.ts';
import type { Table } from './table.ts';

/** A sheet written as a line; for tests. */
export function sheetOf(line: string): Sheet {
  const sheet = parseSheet(line);
  if (sheet === null) throw new Error(`not a sheet: ${line}`);
  return sheet;
}

/** A sheet after that many rolls somebody wrote down, or when it ended the game; for tests. */
export function randomSheet(rng: Rng, rolls: number): Sheet {
  let sheet = EMPTY_SHEET;
  for (let roll = 0; roll < rolls && endingOf(sheet) === null; roll++) {
    const dice = COLOURS.filter(() => rng.below(2) === 1);
    const number = dice.reduce(sum => sum + die(rng), 0);
    const fields = dice.flatMap(colour => fieldsFor(sheet, colour, number));
    if (fields.length > 0) sheet = withNumber(sheet, pick(fields, rng), number);
  }
  return sheet;
}

/** A table at the beginning of a turn of `active`, with these sheets; for tests. */
export function tableOf(active: Seat, ...lines: readonly string[]): Table {
  const table = qwinto.setup({ rules: qwinto.rules, seats: lines.length, options: { starter: active } });
  lines.forEach((line, seat) => (table.sheets[seat as Seat] = sheetOf(line)));
  return table;
}

/** Plays rows of a record, and refuses what the rules refuse; for tests. */
export function play(table: Table, ...rows: readonly (readonly [who: Seat | 'nature', what: string])[]): Fact[] {
  const facts: Fact[] = [];
  for (const [who, what] of rows) {
    const actor = who === 'nature' ? NATURE : who;
    const action = qwinto.parse(what);
    const refusal = action && check(qwinto, table, actor, action);
    if (action === null || refusal !== null) throw new Error(`${who}: ${what}: ${refusal?.why ?? 'not a move'}`);
    qwinto.play(table, actor, action, fact => facts.push(fact));
  }
  return facts;
}

/** What a seat may do now, as it is written; for tests. */
export const legal = (table: Table, seat: Seat): string[] => qwinto.legal(table, seat).map(qwinto.print);
