import type { ListedTable, OwnTable } from '@zaria/protocol/http';
import type { HeldRow, MatchRow } from '../store/index.ts';

/** A table as lists show it. */
export const listedTable = ({ id, game, phase, chairs, waiting, created, changed }: MatchRow): ListedTable => ({
  table: id,
  game,
  phase,
  seats: chairs.length,
  names: chairs.map(({ name }) => name),
  awaited: [...waiting],
  openedAt: created,
  changedAt: changed,
});

export const ownTable = (row: HeldRow): OwnTable => ({ ...listedTable(row), own: [...row.held] });
