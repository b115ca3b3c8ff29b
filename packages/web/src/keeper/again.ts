import { rematch, type Table } from '@zaria/table';
import type { Sitter, TableWish } from './begin.ts';

/** The same table again, the start moved on by one seat. */
export function rematchWish(table: Table): TableWish {
  const { setting, sitting } = rematch(table);
  const sitters = sitting.flatMap((entry): Sitter[] =>
    entry.kind === 'sat'
      ? [{ kind: entry.as === 'bot' ? 'bot' : 'local', name: entry.name, colour: entry.colour, bot: entry.bot }]
      : [],
  );
  const { options, forced, friendly, breath } = setting;
  return { sitters, options, forced, friendly, breath, isTyped: table.dice === 'typed' && table.from === null };
}
