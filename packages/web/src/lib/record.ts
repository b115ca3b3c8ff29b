import { phaseOf, recordOf, type Table } from '@zaria/table';
import type { KeptMatch } from './kept.ts';

/** Gives the reader a file. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The record of a match; the seed is in it only when the match is over. */
export function saveRecord(table: Table, { id, serverSeed }: KeptMatch): void {
  const record = recordOf(table, phaseOf(table) === 'over' ? serverSeed : null);
  const blob = new Blob([`${JSON.stringify(record, null, 1)}\n`], { type: 'application/json' });
  saveBlob(blob, `zaria-${table.game.id}-${id}.json`);
}
