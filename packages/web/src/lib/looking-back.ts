import { openClient, openSight, type Sight } from '@zaria/client';
import { FORMAT, type AnyAction, type Entry, type Seat, type Standing } from '@zaria/kit';
import { usualViewer, type AnyRecord } from '@zaria/table/public';
import type { Playable } from '../boards/playable.ts';
import { lookAtMatch } from '../keeper/looking.ts';
import { openRecord, type EndedMatch } from '../keeper/records.ts';
import type { Chair } from './players.ts';
import type { ToldHere } from './verifier.ts';

/** A match that is over: it can be shown to others, and gone on from. */
export interface EndedHere {
  readonly start: EndedMatch['start'];
  readonly log: readonly Entry<AnyAction>[];
  readonly record: AnyRecord;
}

/** A match to look back on. */
export interface LookedBack {
  readonly sight: Sight;
  readonly chairs: readonly Chair[];
  /** The seats of the people at this device. */
  readonly own: readonly Seat[];
  /** `null`: it has not come to its end. */
  readonly standing: Standing | null;
  /** Whose dice can be checked; `null` where nothing is claimed of them, or the match is in play. */
  readonly record: AnyRecord | null;
  /** All that was played, from which one can go on; `null`: the match is in play. */
  readonly ended: EndedHere | null;
  /** What was told here; `null`: the match was played elsewhere. */
  readonly told: ToldHere | null;
}

/**
 * A match of this device. In play it is what its viewer was told, and no more; when it is over all is open. Who plays
 * alone sees his own side.
 */
export async function lookBack(id: string, { game }: Playable): Promise<LookedBack | null> {
  const looked = await lookAtMatch(id, game);
  if (looked === null) return null;
  const { connection, record } = looked;
  const client = openClient(connection, game);
  const viewer = usualViewer(client.own);
  const match = record && openRecord(record, game);
  return {
    sight: match === null ? client.sight(viewer) : openSight(game, match.start, viewer, match.log),
    chairs: client.table.chairs,
    own: client.own,
    standing: client.table.standing,
    record,
    ended: endedIn(record, match),
    told: { viewer, entries: client.sight(viewer).moments.map(({ entry }) => entry) },
  };
}

/** A record that was opened. */
export function lookInto(record: AnyRecord, { game }: Playable): LookedBack | null {
  const match = openRecord(record, game);
  if (match === null) return null;
  const { start, log, seats, fairness, format, standing } = match;
  return {
    sight: openSight(game, start, 'spectator', log),
    chairs: seats.map(({ name, kind }, seat) => ({ name, colour: seat, isBot: kind === 'bot' })),
    own: [],
    standing,
    record: format === FORMAT && fairness === null ? null : record,
    ended: endedIn(record, match),
    told: null,
  };
}

/** Nobody goes on from what somebody was only told a part of. */
export function endedIn(record: AnyRecord | null, match: EndedMatch | null): EndedHere | null {
  if (record === null || match === null || match.standing === null) return null;
  const log = match.log.filter(entry => entry.kind !== 'hidden');
  return log.length < match.log.length ? null : { start: match.start, log, record };
}
