import { findGame } from '@zaria/games/all';
import type { Seat, Viewer } from '@zaria/kit';
import { openTable, phaseOf, recordOf, usualViewer, type AnyRecord, type Table } from '@zaria/table';
import { firstRecord } from '@zaria/table/first';
import type { Chance } from './chance.ts';
import type { Save } from './save.ts';

/** With whose eyes those at this terminal see a match together as long as it is played. */
const eyesAt = ({ chairs }: Table): Viewer =>
  usualViewer(chairs.flatMap(({ kind }, seat) => (kind === 'local' ? [seat as Seat] : [])));

/** The record of a match; of one that began by the first protocol, the seed is in it once it is over. */
export function recordNow(table: Table, chance: Chance): AnyRecord {
  const viewer = eyesAt(table);
  if (table.first === null) return recordOf(table, viewer);
  return firstRecord(table, viewer, chance.kind === 'drawn' && phaseOf(table) !== 'playing' ? chance.serverSeed : null);
}

/** What can be told so far of a match that is kept in a save. */
export const recordSoFar = ({ entries, chance }: Save): AnyRecord => recordNow(openTable(entries, findGame), chance);
