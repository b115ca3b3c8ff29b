import { check, completeOptions, type AnyGame, type Refusal } from '@zaria/kit';
import { absorb, openTable, type Stored, type Table } from '@zaria/table';
import type { Row } from './kept.ts';
import { isStored } from './entry-shapes.ts';

/** What is wrong with a match that is kept. */
export type Damage =
  /** What is kept beside the entries. */
  | { readonly why: 'row' }
  | { readonly why: 'game'; readonly game: string }
  /** The place of the first entry that is not whole, counted from 1, as it is shown. */
  | { readonly why: 'missing' | 'shape'; readonly at: number }
  /** It is whole, but could not have happened after what stands before it. */
  | { readonly why: 'order'; readonly at: number; readonly refusal: Refusal | null };

/** Up to where the entries of a match are whole. */
export interface ReadEntries {
  readonly entries: readonly Stored[];
  /** `null`: not even its opening can be read. */
  readonly table: Table | null;
  readonly damage: Damage | null;
}

/** Plays what lies there through, entry by entry, as a record from elsewhere would be. */
export function readEntries(rows: readonly Row[], game: AnyGame): ReadEntries {
  const entries: Stored[] = [];
  let table: Table | null = null;
  for (const [i, { place, entry }] of rows.entries()) {
    const at = i + 1;
    // Nothing lies at the place where it should.
    if (place !== i) return { ...upTo(entries, game), damage: { why: 'missing', at } };
    if (!isStored(entry)) return { ...upTo(entries, game), damage: { why: 'shape', at } };
    const fault = refused(table, entry, game);
    if (fault !== null) return { ...upTo(entries, game), damage: { why: 'order', at, refusal: fault.refusal } };
    try {
      if (table === null) table = openTable([entry], () => game);
      else absorb(table, { entries: [entry], ahead: null });
    } catch {
      return { ...upTo(entries, game), damage: { why: 'order', at, refusal: null } };
    }
    entries.push(entry);
  }
  return { entries, table, damage: table === null ? { why: 'missing', at: 1 } : null };
}

/** The table once more: what failed half-way may have left its marks on the other one. */
const upTo = (entries: readonly Stored[], game: AnyGame): Pick<ReadEntries, 'entries' | 'table'> => ({
  entries,
  table: entries.length === 0 ? null : openTable(entries, () => game),
});

interface Fault {
  readonly refusal: Refusal | null;
}

function refused(table: Table | null, { what }: Stored, game: AnyGame): Fault | null {
  if (what.kind === 'opened' || what.kind === 'set') {
    const { seats, options } = what.setting;
    const isRight =
      seats >= game.players.min && seats <= game.players.max && completeOptions(game.options, seats, options).ok;
    const isOurs = what.kind === 'set' || (what.game === game.id && what.rules >= 1 && what.rules <= game.rules);
    return isRight && isOurs ? null : { refusal: null };
  }
  const match = table?.match ?? null;
  if (what.kind !== 'match' || match === null) return null;
  const { entry } = what;
  if (entry.kind === 'play') {
    const refusal = check(game, match.state, entry.actor, entry.action);
    return refusal && { refusal };
  }
  if (entry.kind === 'back') return game.back(match.state, entry.seat).includes(entry.back) ? null : { refusal: null };
  return entry.kind === 'undo' && entry.to > match.log.length ? { refusal: null } : null;
}
