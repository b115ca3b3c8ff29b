import { fail, isObject, isSeat, isTooDeep, ok, type Result, type Viewer } from '@zaria/kit';
import type { TokenHash } from './entries.ts';
import type { Heard } from './news.ts';
import type { Table } from './table.ts';
import { hashToken, isToken } from './token.ts';

/** Why somebody hears nothing. */
export interface HearingRefusal {
  readonly why: 'token-wrong' | 'seat-unknown' | 'not-yours' | 'no-spectators' | 'heard-wrong';
}

/** Somebody who may listen. */
export interface Hearing {
  readonly holder: TokenHash;
  readonly viewer: Viewer;
  readonly heard: Heard;
}

/**
 * What the holder of a token may hear with a viewer's eyes: what is for a seat that is his, what everybody sees, or
 * nothing. Asked before anything is told, every time: who has lost his seat hears nothing more.
 */
export function unheard(table: Table, holder: TokenHash, viewer: Viewer): HearingRefusal | null {
  if (viewer !== 'spectator') {
    const chair = isSeat(viewer) ? table.chairs[viewer] : undefined;
    if (chair === undefined) return { why: 'seat-unknown' };
    return chair.token === holder ? null : { why: 'not-yours' };
  }
  // Before the match there is nothing to hide: whoever came to sit down sees where.
  const isPublic = table.setting.spectators !== 'none' || table.match === null;
  const isOurs = table.host === holder || table.chairs.some(chair => chair.token === holder);
  return isPublic || isOurs ? null : { why: 'no-spectators' };
}

/** Whether somebody may begin to listen. Takes whatever came from outside. */
export function hearingOf(
  table: Table,
  token: unknown,
  viewer: unknown,
  heard: unknown,
  refuse = unheard,
): Result<Hearing, HearingRefusal> {
  if (!isToken(token)) return fail({ why: 'token-wrong' });
  if (viewer !== 'spectator' && !isSeat(viewer)) return fail({ why: 'seat-unknown' });
  const holder = hashToken(token);
  const refusal = refuse(table, holder, viewer);
  if (refusal !== null) return fail(refusal);
  return isHeard(table, viewer, heard) ? ok({ holder, viewer, heard }) : fail({ why: 'heard-wrong' });
}

/** Nobody has heard less than nothing, or more than there is. */
function isHeard(table: Table, viewer: Viewer, heard: unknown): heard is Heard {
  if (!isObject(heard) || isTooDeep(heard)) return false;
  const { count, table: seen } = heard;
  const all = table.match?.told(viewer).entries.length ?? 0;
  return Number.isInteger(count) && Number(count) >= 0 && Number(count) <= all && (seen === null || isObject(seen));
}
