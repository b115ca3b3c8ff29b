import { CHAINED_FORMAT, isObject, isSeat, parseBotSitter } from '@zaria/kit';
import { nameFor, say } from '@zaria/words';
import type { Voice } from './voice.ts';

/** One of several entries: who did what, as it is written. */
export interface Row {
  readonly who: unknown;
  readonly what: unknown;
}

/** So much of what is written there is shown: it may be anything. */
const SHOWN = 60;

/**
 * A place in a record, for people: which part of it, and of an entry who did what. Entries are counted from 1, as `--at`
 * does; in brackets stands what scripts get.
 */
export function placeIn(voice: Voice, at: string, record: unknown): string {
  const index = /^log\[(\d+)\]$/.exec(at)?.[1];
  const log: unknown = isObject(record) ? record['log'] : null;
  if (index !== undefined && Array.isArray(log)) {
    const row: unknown = log[Number(index)];
    const [who, what] = Array.isArray(row) ? (row as readonly unknown[]) : [];
    return entryPlace(voice, { at, number: Number(index) + 1, count: log.length }, { who, what }, namesIn(record));
  }
  const part = PARTS.find(known => known === /^(?:start\.)?(\w+)/.exec(at)?.[1]);
  return part === undefined ? at : say(voice.words, `complaint.place.${part}`, { at });
}

const PARTS = [
  'record',
  'format',
  'start',
  'game',
  'rules',
  'seats',
  'names',
  'options',
  'log',
  'dice',
  'fairness',
] as const;

interface Numbered {
  readonly at: string;
  readonly number: number;
  readonly count: number;
}

/** "entry 53 of 160 (log[52]), Eva, “place 1”" */
export function entryPlace(
  { words }: Voice,
  { at, number, count }: Numbered,
  { who, what }: Row,
  names: readonly string[],
): string {
  const actor =
    who === 'nature' || who === 'table'
      ? say(words, `complaint.who.${who}`)
      : isSeat(who)
        ? nameFor(words, names[who] || `#${who + 1}`)
        : null;
  if (actor === null || typeof what !== 'string') return say(words, 'complaint.entry', { at, number, count });
  const shown = what.length > SHOWN ? `${what.slice(0, SHOWN)}…` : what;
  return say(words, 'complaint.entry-row', { at, number, count, who: actor, what: shown });
}

/** Who sat where at the start, as far as a damaged record says so. */
function namesIn(record: unknown): readonly string[] {
  if (!isObject(record)) return [];
  const isChained = record['format'] === CHAINED_FORMAT;
  const all = record[isChained ? 'names' : 'seats'];
  if (!Array.isArray(all)) return [];
  return all.map((one: unknown) => {
    const name: unknown = isChained ? (Array.isArray(one) ? one[0] : '') : isObject(one) ? one['name'] : '';
    return typeof name === 'string' ? parseBotSitter(name).name : '';
  });
}
