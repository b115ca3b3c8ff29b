import type { Seat } from '@zaria/kit';
import { chainDice, hostChain, phaseOf, recordOf, unclaimedDice, usualViewer } from '@zaria/table';
import type { AnyRecord, Dice, Table } from '@zaria/table';
import { trueRng } from './chance.ts';
import type { KeptMatch } from './kept.ts';

/** What this device can do for a match that it keeps, since it has what the dice grow from. */
export interface OwnDice {
  /** The same as long as the match lasts. */
  dice(): Dice | null;
  /** The record so far, as those at this device may see the match together. */
  record(): AnyRecord;
}

/** `serverSeed`: `null` where it was lost, so that nobody plays on. */
export async function ownDice(serverSeed: KeptMatch['serverSeed'] | null, table: Table): Promise<OwnDice> {
  let dice: Dice | null = null;
  const viewer = () => usualViewer(table.chairs.flatMap(({ token }, seat) => (token === null ? [] : [seat as Seat])));
  if (table.first === null) {
    const { matchId } = table;
    const chained = (): Dice | null =>
      serverSeed === null ? null : (dice ??= chainDice(hostChain({ matchId, secret: serverSeed })));
    // Who goes on from an earlier match plays, and does not type in dice.
    const unclaimed = table.from === null ? null : unclaimedDice(trueRng);
    return {
      dice: () => (table.dice === 'typed' ? unclaimed : chained()),
      record: () => recordOf(table, viewer()),
    };
  }
  // Matches of earlier versions go on as they began.
  const { firstDice, firstRecord } = await import('@zaria/table/first');
  return {
    dice: () => (dice ??= serverSeed === null ? null : firstDice(table, serverSeed)),
    record: () => firstRecord(table, viewer(), phaseOf(table) === 'playing' ? null : serverSeed),
  };
}
