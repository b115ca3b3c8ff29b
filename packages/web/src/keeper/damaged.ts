import type { AnyGame } from '@zaria/kit';
import { saveJson } from '../lib/save.ts';
import { openStore } from './database.ts';
import { rowsOf } from './kept-table.ts';
import { ownDice } from './own-dice.ts';
import { readEntries, type Damage, type ReadEntries } from './reading.ts';
import { isKeptMatch } from './shapes.ts';
import { summaryOf } from './summary.ts';

/** A match that cannot be read to its end, and what can be done with it. */
export interface DamagedHere {
  readonly id: string;
  readonly damage: Damage;
  /** How many entries before the damage are whole, and how many lie there at all. */
  readonly whole: number;
  readonly all: number;
  /** Gives the reader a file of what can be read: a record where there is enough for one. */
  save(): void;
  /** Removes the damage with all that comes after it; `null` where nobody could play on. */
  readonly goOn: (() => Promise<void>) | null;
}

const NOTHING: ReadEntries = { entries: [], table: null, damage: { why: 'row' } };

/** `game` is its game, where that is known. */
export async function lookAtDamage(id: string, game: AnyGame | null): Promise<DamagedHere | null> {
  const store = await openStore();
  const kept = await store.match(id);
  if (kept === null) return null;
  const rows = await rowsOf(store, id);
  const read = game === null ? NOTHING : readEntries(rows, game);
  const { entries, table } = read;
  const isPlayed = table !== null && table.match !== null;
  const own = isPlayed ? await ownDice(null, table) : null;
  return {
    id,
    damage: damageOf(kept, game, read),
    whole: entries.length,
    all: rows.length,
    save() {
      if (isPlayed && own !== null) saveJson(own.record(), `zaria-${table.game.id}-${id}.json`);
      else saveJson({ match: kept, entries: rows }, `zaria-${id}-damaged.json`);
    },
    goOn:
      isPlayed && isKeptMatch(kept)
        ? async () => {
            await store.cut(id, entries.length);
            await store.update({ ...kept, ...summaryOf(id, kept.createdAt, table) });
          }
        : null,
  };
}

function damageOf(kept: unknown, game: AnyGame | null, { damage }: ReadEntries): Damage {
  if (!isKeptMatch(kept)) return { why: 'row' };
  return game === null ? { why: 'game', game: kept.game } : (damage ?? { why: 'row' });
}
