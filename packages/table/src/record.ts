import { FIRST_PROTOCOL, type Fairness, type SeatHex } from '@zaria/fair';
import { writeRecord, type Json, type MatchRecord, type Seat, type SeatRecord } from '@zaria/kit';
import { netLog } from './net.ts';
import { phaseOf, startOf, type Table } from './table.ts';

/** The seats as the start froze them. */
function seatsOf(table: Table): readonly SeatRecord[] {
  const { seats } = JSON.parse(table.frozen ?? '{"seats":[]}') as { readonly seats: readonly SeatRecord[] };
  return seats;
}

/** What can be said of the dice; the seed only once the match has ended. */
export function fairnessOf(table: Table, serverSeed: string | null): Fairness {
  if (table.dice === 'typed') return { protocol: FIRST_PROTOCOL, kind: 'typed' };
  const list = (of: (chair: Table['chairs'][number]) => string | null): readonly SeatHex[] =>
    table.chairs.flatMap((chair, seat) => {
      const hex = of(chair);
      return hex === null ? [] : [[seat as Seat, hex] as const];
    });
  return {
    protocol: FIRST_PROTOCOL,
    kind: table.dice,
    matchId: table.matchId,
    commitS: table.commitS,
    serverSeed,
    start: table.frozen ?? '',
    commits: list(chair => chair.commit),
    reveals: list(chair => chair.reveal),
    withheld: table.chairs.flatMap((chair, seat) => (chair.withheld ? [seat as Seat] : [])),
    beacon: '',
  };
}

/**
 * The record of the match so far. The seed is refused a place in it until the match has ended or was given up. Before
 * that a record is for whoever keeps the table, to save it or to report a fault: it shows what is hidden from players.
 */
export function recordOf(table: Table, serverSeed: string | null): MatchRecord {
  if (table.match === null) throw new Error('the match has not started');
  if (serverSeed !== null && phaseOf(table) === 'playing')
    throw new Error('the seed of a match in play is nobody’s to see');
  return writeRecord({
    game: table.game,
    start: startOf(table),
    seats: seatsOf(table),
    fairness: fairnessOf(table, serverSeed) as unknown as Json,
    log: netLog(table.game, table.match.log),
  });
}
