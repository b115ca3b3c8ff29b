import { canonical, isObject, ok, same, type Result } from '@zaria/kit';
import type { DrawnDice, SeatHex } from './fairness.ts';
import { refuse, type FairFault } from './fault.ts';
import type { Head } from './head.ts';

/** What is fixed when a match starts: from here it exists, and nothing voids it. */
export interface FrozenStart extends Head {
  readonly commitS: string;
  readonly commits: readonly SeatHex[];
}

/** The one text of a start. Its UTF-8 bytes are what the protocol calls `startBytes`. */
export const printStart = ({ commitS, commits, game, options, rules, seats }: FrozenStart): string =>
  canonical({ commitS, commits, game, options, rules, seats: seats.map(({ kind, name }) => ({ kind, name })) });

/** Checks that the record tells of the match that was started, field by field: what differs is the place to look. */
export function checkStart(head: Head, dice: DrawnDice): Result<true, FairFault> {
  const start = parseJson(dice.start);
  if (!isObject(start)) return refuse('fairness.start', 'start-wrong');
  if (start['commitS'] !== dice.commitS) return refuse('fairness.commitS', 'start-differs');
  const commit = firstDifference(dice.commits, start['commits']);
  if (commit !== null) return refuse(`fairness.commits${commit}`, 'start-differs');
  for (const field of ['game', 'rules', 'options', 'seats'] as const)
    if (!same(head[field], start[field])) return refuse(field, 'start-differs');
  // Equal values in another text: a field too many, one twice, other spacing.
  if (printStart({ ...head, ...dice }) !== dice.start) return refuse('fairness.start', 'start-wrong');
  return ok(true);
}

/** "[2]", "" where an entry is missing at the end, or `null` if there is no difference. */
function firstDifference(list: readonly unknown[], other: unknown): string | null {
  if (!Array.isArray(other)) return '';
  const at = list.findIndex((item, i) => !same(item, other[i]));
  if (at >= 0) return `[${at}]`;
  return list.length === other.length ? null : '';
}

/** `undefined` is no JSON value, so it can stand for "not JSON". */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
