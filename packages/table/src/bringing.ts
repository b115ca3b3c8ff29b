import { writeRows } from '@zaria/kit';
import type { Setting } from './entries.ts';
import { recordOf, type WrittenRecord } from './record.ts';
import { phaseOf, type Table } from './table.ts';

/**
 * A match that one device has kept, as it is taken to whoever keeps it from now on. Its record holds everything, also
 * what is hidden from others: like the secret it is for that keeper and for nobody else.
 */
export interface Brought {
  readonly record: WrittenRecord;
  /** What the dice grow from, in hex. */
  readonly secret: string;
  /** By seat. */
  readonly colours: readonly number[];
  /** What is agreed at the table and stands in no record. */
  readonly agreed: Pick<Setting, 'forced' | 'friendly' | 'breath'>;
}

/** Only dice that one device has made by this protocol go with their match: it can go on with them elsewhere. */
export const isBringable = (table: Table): boolean =>
  table.dice === 'local' && table.first === null && table.from === null && phaseOf(table) === 'playing';

/** What is to be brought of a match that this device keeps; all that has happened until now is in it. */
export function broughtOf(table: Table, secret: string): Brought {
  const { match, game, chairs, setting } = table;
  if (match === null || !isBringable(table)) throw new Error('this match stays where it is');
  const { forced, friendly, breath } = setting;
  return {
    record: { ...recordOf(table, 'spectator'), log: writeRows(game, match.log) },
    secret,
    colours: chairs.map(({ colour }) => colour),
    agreed: { forced, friendly, breath },
  };
}
