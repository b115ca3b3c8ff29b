import { PROTOCOL, type ChainedRecord } from '@zaria/fair';
import {
  logAsTold,
  printBotSitter,
  writeRows,
  type MatchRecord,
  type RecordRow,
  type RecordedEntry,
  type Viewer,
} from '@zaria/kit';
import { netLog } from './net.ts';
import { spentLinks } from './spent.ts';
import { phaseOf, type Table } from './table.ts';

/** A record whose rows can be looked at. */
export interface WrittenRecord extends ChainedRecord {
  readonly log: readonly RecordRow[];
}

/** A record of either format. */
export type AnyRecord = MatchRecord | WrittenRecord;

/**
 * The record of a match for one viewer. When it has ended all of it is open; before, it is the log as he was told it.
 * There is no secret in it: whatever was spent on a draw is public from then on.
 */
export function recordOf(table: Table, viewer: Viewer): WrittenRecord {
  const { start, names, bots, game } = table;
  if (start === null) throw new Error('the match has not started');
  return {
    format: PROTOCOL,
    start,
    names: names.map(([first = '', ...later], seat) => [
      printBotSitter({ name: first, bot: bots[seat] ?? null }),
      ...later,
    ]),
    dice: spentLinks(table),
    log: writeRows(game, logFor(table, viewer)),
  };
}

/** The log that a viewer may read, without the answers that were taken back in common steps. */
export function logFor(table: Table, viewer: Viewer): readonly RecordedEntry[] {
  const { match, game } = table;
  if (match === null) throw new Error('the match has not started');
  return netLog(game, phaseOf(table) === 'playing' ? logAsTold(match.told(viewer)) : match.log);
}
