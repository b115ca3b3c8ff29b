import { findGame } from '@zaria/games/all';
import { narrate, type AnyAction, type Match, type ToldEntry, type Viewer } from '@zaria/kit';
import { openTable, phaseOf, recordOf, type AnyRecord, type Table } from '@zaria/table';
import { firstRecord } from '@zaria/table/first';
import type { Chance } from './chance.ts';
import type { Save } from './save.ts';

/** The record of a match; of one that began by the first protocol, the seed is in it once it is over. */
export function recordNow(table: Table, chance: Chance): AnyRecord {
  if (table.first === null) return recordOf(table);
  return firstRecord(table, chance.kind === 'drawn' && phaseOf(table) !== 'playing' ? chance.serverSeed : null);
}

/** What can be told so far of a match that is kept in a save. */
export const recordSoFar = ({ entries, chance }: Save): AnyRecord => recordNow(openTable(entries, findGame), chance);

/** What a viewer was told of a match in play. */
export const toldOf = ({ game, start, log }: Match, viewer: Viewer): readonly ToldEntry<AnyAction>[] =>
  narrate(game, start, log).told(viewer).entries;
