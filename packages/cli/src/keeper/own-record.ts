import { findGame } from '@zaria/games/all';
import { narrate, type AnyAction, type Match, type MatchRecord, type ToldEntry, type Viewer } from '@zaria/kit';
import { openTable, phaseOf, recordOf, type Table } from '@zaria/table';
import type { Chance } from './chance.ts';
import type { Save } from './save.ts';

/** The record of a match; the seed of its dice is in it once it is over. */
export const recordNow = (table: Table, chance: Chance): MatchRecord =>
  recordOf(table, chance.kind === 'drawn' && phaseOf(table) !== 'playing' ? chance.serverSeed : null);

/** What can be told so far of a match that is kept in a save. */
export const recordSoFar = ({ entries, chance }: Save): MatchRecord => recordNow(openTable(entries, findGame), chance);

/** What a viewer was told of a match in play. */
export const toldOf = ({ game, start, log }: Match, viewer: Viewer): readonly ToldEntry<AnyAction>[] =>
  narrate(game, start, log).told(viewer).entries;
