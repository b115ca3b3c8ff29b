import { viewTable, type Table } from '@zaria/table';
import type { Summary } from './kept.ts';

export function summaryOf(id: string, createdAt: number, table: Table): Summary {
  const { phase, chairs, standing } = viewTable(table);
  return {
    id,
    game: table.game.id,
    createdAt,
    updatedAt: Date.now(),
    phase,
    players: chairs.map(({ name, colour, isBot }) => ({ name, colour, isBot })),
    result: standing?.seats.map(({ rank, score }) => ({ rank, score })) ?? null,
  };
}
