import { PROTOCOL, type ChainedRecord } from '@zaria/fair';
import { writeRows, type MatchRecord, type RecordRow } from '@zaria/kit';
import { netLog } from './net.ts';
import { spentLinks } from './spent.ts';
import type { Table } from './table.ts';

/** A record whose rows can be looked at. */
export interface WrittenRecord extends ChainedRecord {
  readonly log: readonly RecordRow[];
}

/** A record of either format. */
export type AnyRecord = MatchRecord | WrittenRecord;

/**
 * The record of the match so far. There is no secret in it: whatever was spent on a draw is public from then on. Before
 * the end it is for whoever keeps the table, to save it or to report a fault: it shows what is hidden from players.
 */
export function recordOf(table: Table): WrittenRecord {
  const { start, match, names, game } = table;
  if (start === null || match === null) throw new Error('the match has not started');
  return {
    format: PROTOCOL,
    start,
    names,
    dice: spentLinks(table),
    log: writeRows(game, netLog(game, match.log)),
  };
}
