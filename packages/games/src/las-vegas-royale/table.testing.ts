import { NATURE, check, type Actor } from '@zaria/kit';
import { isFace } from '../casinos/faces.ts';
import { parseTable } from './drawing.testing.ts';
import type { Fact } from './facts.ts';
import { lasVegasRoyale } from './game.ts';
import { rollNotation } from './roll.ts';
import { rules } from './rules.ts';
import type { Options, Table } from './table.ts';

export const [RED, BLUE, GREEN, YELLOW] = [0, 1, 2, 3] as const;

/** A drawn table whose turn has begun. Neutral dice lie where they are drawn, so the option is off unless asked for. */
export function tableOf(drawing: string, options: Partial<Options> = {}, facts: Fact[] = []): Table {
  const parsed = parseTable(drawing, { neutral: false, ...options });
  if (!parsed.ok) throw new Error(`cannot read: ${parsed.error}`);
  rules.settle(parsed.value, fact => facts.push(fact));
  return parsed.value;
}

export const actorOf = (table: Table): Actor | null => lasVegasRoyale.waiting(table)[0] ?? null;

/** Plays actions given in notation, each by whoever must act; refuses what is not legal. Gives the facts back. */
export function play(table: Table, ...texts: readonly string[]): Fact[] {
  const facts: Fact[] = [];
  for (const text of texts) {
    const [actor, action] = [actorOf(table), lasVegasRoyale.parse(text)];
    if (actor === null || action === null) throw new Error(`cannot play: ${text}`);
    const refusal = check(lasVegasRoyale, table, actor, action);
    if (refusal !== null) throw new Error(`${text}: ${JSON.stringify(refusal)}`);
    lasVegasRoyale.play(table, actor, action, fact => facts.push(fact));
  }
  return facts;
}

/** What may be answered now, in notation. */
export function legal(table: Table): string[] {
  const actor = actorOf(table);
  if (actor === null || actor === NATURE) return [];
  return lasVegasRoyale.legal(table, actor).map(action => lasVegasRoyale.print(action));
}

/** Why the answer is not legal. */
export function refusal(table: Table, text: string) {
  const [actor, action] = [actorOf(table), lasVegasRoyale.parse(text)];
  if (actor === null || actor === NATURE || action === null) throw new Error(`nobody could answer: ${text}`);
  return lasVegasRoyale.refuse(table, actor, action);
}

/** The seat to play throws its dice so that these ("2", "B", "2B") show the number and all others another one. */
export function roll(table: Table, number: number, dice: string): Fact[] {
  const seat = actorOf(table);
  if (seat === null || seat === NATURE || !isFace(number)) throw new Error('nobody can roll');
  const [, few = '0', biggy] = /^(\d)?(B)?$/.exec(dice) ?? [];
  const other = number === 6 ? 5 : 6;
  const small = {
    1: 0,
    2: 0,
    3: 0,
    4: 0,
    5: 0,
    6: 0,
    [other]: table.supply.small[seat] - Number(few),
    [number]: Number(few),
  };
  const big = table.supply.big[seat] === 0 ? null : biggy === undefined ? other : number;
  const begin = legal(table).includes('roll') ? 'roll' : 'powerPlay.turn roll';
  return play(table, begin, `dice ${rollNotation.print({ small, big })}`);
}

/** Rolls like that and places those dice. */
export const put = (table: Table, casino: number, dice: string): Fact[] => [
  ...roll(table, casino, dice),
  ...play(table, `place ${casino}`),
];
