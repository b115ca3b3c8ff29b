import { createHash } from 'node:crypto';
import { SECRET_LENGTH, isHex } from '@zaria/fair';
import { findGame } from '@zaria/games/all';
import { NATURE, check, fail, isObject, ok, type AnyAction, type AnyGame, type Result } from '@zaria/kit';
import { absorb, openTable, type Stored, type Table } from '@zaria/table';
import { printDocument } from '../files/json.ts';
import { LARGEST_FILE } from '../files/read.ts';
import type { Chance } from './chance.ts';

const SAVE_FORMAT = 'zaria-save/1';

/** All there is of a match that is not over. The secret of its dice is in it: whoever reads it can foresee them. */
export interface Save {
  /** What the tokens of host and seats are made of. */
  readonly secret: string;
  readonly chance: Chance;
  readonly entries: readonly Stored[];
}

/** `save-wrong`: it is what was written, but no match. */
export type SaveFault = 'save-damaged' | 'save-newer' | 'save-wrong';

const sumOf = ({ secret, chance, entries }: Save): string =>
  createHash('sha256')
    .update(JSON.stringify([secret, chance, entries]))
    .digest('hex');

export const printSave = (save: Save): string =>
  printDocument({
    format: SAVE_FORMAT,
    sum: sumOf(save),
    secret: save.secret,
    chance: save.chance,
    entries: save.entries,
  });

/** A save says first what it is; it is longer and deeper than a record. */
export const isSaveText = (text: string): boolean => /^\s*\{\s*"format":\s*"zaria-save\//.test(text);
export const SAVE_LIMITS = { bytes: LARGEST_FILE, depth: 24 } as const;

export const isSave = (json: unknown): json is Readonly<Record<string, unknown>> =>
  isObject(json) && typeof json['format'] === 'string' && json['format'].startsWith('zaria-save/');

/** A save is trusted as far as it is what was written: the sum tells. */
export function readSave(json: Readonly<Record<string, unknown>>): Result<Save, SaveFault> {
  if (json['format'] !== SAVE_FORMAT) return fail('save-newer');
  const { secret, chance, entries } = json as unknown as Save;
  const save: Save = { secret, chance, entries };
  if (json['sum'] !== sumOf(save)) return fail('save-damaged');
  if (typeof secret !== 'string' || !isChance(chance) || !Array.isArray(entries)) return fail('save-wrong');
  const opened: unknown = entries[0];
  const what = isObject(opened) ? opened['what'] : null;
  if (!isObject(what) || what['kind'] !== 'opened') return fail('save-wrong');
  const game = typeof what['game'] === 'string' ? findGame(what['game']) : null;
  if (game === null || Number(what['rules']) > game.rules) return fail('save-newer');
  return isMatch(save, game) ? ok(save) : fail('save-wrong');
}

const isChance = (value: unknown): value is Chance => {
  if (!isObject(value)) return false;
  const { kind, secret, serverSeed, seed } = value;
  switch (kind) {
    case 'typed':
      return true;
    case 'chained':
      return isHex(secret, SECRET_LENGTH);
    case 'drawn':
      return typeof serverSeed === 'string';
    default:
      return kind === 'seeded' && typeof seed === 'string';
  }
};

/** Whether what was kept could have happened, one entry after the other, and is still going on. */
function isMatch({ entries }: Save, game: AnyGame): boolean {
  const { table, wrong } = playedThrough(entries, game);
  return wrong === null && table?.match !== null;
}

/** What comes of entries, and the place of the first that could not have happened. */
function playedThrough(
  [opened, ...rest]: readonly Stored[],
  game: AnyGame,
): { readonly table: Table | null; readonly wrong: number | null } {
  if (opened === undefined) return { table: null, wrong: 0 };
  let table: Table | null = null;
  let at = 0;
  try {
    table = openTable([opened], () => game);
    for (const stored of rest) {
      at++;
      if (!isPossible(table, stored)) return { table, wrong: at };
      absorb(table, { entries: [stored], ahead: null });
    }
    return { table, wrong: null };
  } catch {
    return { table, wrong: at };
  }
}

/** An entry of a save that could not have happened. */
interface Impossible {
  readonly index: number;
  readonly count: number;
  readonly row: { readonly who: unknown; readonly what: unknown };
  readonly names: readonly string[];
}

/** The first entry of a damaged save that could not have happened; `null` where that cannot be told, or all could. */
export function impossibleIn(json: unknown): Impossible | null {
  const entries: unknown = isObject(json) ? json['entries'] : null;
  if (!Array.isArray(entries)) return null;
  const [opened] = entries as readonly Stored[];
  const game = opened?.what?.kind === 'opened' ? findGame(opened.what.game) : null;
  if (game === null) return null;
  const { table, wrong } = playedThrough(entries as readonly Stored[], game);
  if (wrong === null) return null;
  const row = writtenRow(game, entries[wrong]);
  return { index: wrong, count: entries.length, row, names: table?.chairs.map(({ name }) => name) ?? [] };
}

/** Who did what by an entry that may be anything. */
function writtenRow(game: AnyGame, stored: unknown): Impossible['row'] {
  const what = isObject(stored) ? stored['what'] : null;
  const entry = isObject(what) ? what['entry'] : null;
  const action = isObject(entry) ? entry['action'] : null;
  if (!isObject(entry) || !isObject(action) || !game.isAction(action as unknown as AnyAction))
    return { who: null, what: null };
  return {
    who: entry['actor'] === NATURE ? 'nature' : entry['actor'],
    what: game.print(action as unknown as AnyAction),
  };
}

function isPossible({ match, game }: Table, { what }: Stored): boolean {
  if (what.kind !== 'match' || match === null) return what.kind !== 'match';
  const { entry } = what;
  if (entry.kind === 'play') return check(game, match.state, entry.actor, entry.action) === null;
  if (entry.kind === 'back') return game.back(match.state, entry.seat).includes(entry.back);
  return entry.kind !== 'undo' || entry.to <= match.log.length;
}
