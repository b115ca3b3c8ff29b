/* Whether what lies in the store, or in a file, looks like what was put there. */
import { BACKS, NATURE, isObject, isSeat, isSeatKind, parseNote, printNote, same, type Note } from '@zaria/kit';
import type { Phase, Stored, TableEntry } from '@zaria/table';
import type { KeptMatch, KeptRecord } from './kept.ts';

type Check = (value: unknown) => boolean;
type Fields = Readonly<Record<string, Check>>;

const isText: Check = value => typeof value === 'string';
const isTextOrNull: Check = value => value === null || isText(value);
const isFlag: Check = value => typeof value === 'boolean';
const isNumber: Check = value => Number.isFinite(value);
const isCount: Check = value => Number.isInteger(value) && (value as number) >= 0;
const oneOf =
  (...values: readonly unknown[]): Check =>
  value =>
    values.includes(value);
const looksLike =
  (fields: Fields): Check =>
  value =>
    isObject(value) && Object.entries(fields).every(([name, check]) => check(value[name]));
const listOf =
  (check: Check): Check =>
  value =>
    Array.isArray(value) && value.every(check);

const isSitter: Check = looksLike({ name: isText, kind: isSeatKind });

/** The bytes that everything was frozen in: JSON in which the seats are named. */
function isStart(value: unknown): boolean {
  try {
    return looksLike({ seats: listOf(isSitter) })(JSON.parse(String(value)));
  } catch {
    return false;
  }
}

const isSetting = looksLike({
  seats: isCount,
  options: isObject,
  clock: looksLike({ kind: oneOf('none', 'gentle', 'strict') }),
  forced: isFlag,
  spectators: isText,
});

function isNote(value: unknown): boolean {
  return isObject(value) && isText(value['note']) && same(parseNote(printNote(value as unknown as Note) ?? ''), value);
}

const MATCH_ENTRIES: Readonly<Record<string, Fields>> = {
  play: { actor: value => value === NATURE || isSeat(value), action: isObject },
  back: { seat: isSeat, back: oneOf(...BACKS) },
  undo: { to: isCount },
  note: { note: isNote },
};
const isMatchEntry: Check = value =>
  isObject(value) && looksLike(MATCH_ENTRIES[String(value['kind'])] ?? { kind: () => false })(value);

const ENTRIES: Readonly<Record<TableEntry['kind'], Fields>> = {
  opened: {
    game: isText,
    rules: isCount,
    setting: isSetting,
    host: isText,
    dice: oneOf('open', 'local', 'typed'),
    matchId: isText,
    commitS: isText,
    revealWithin: isNumber,
  },
  set: { setting: isSetting },
  sat: { seat: isSeat, as: isSeatKind, name: isText, colour: isCount, bot: isTextOrNull, token: isTextOrNull },
  left: { seat: isSeat },
  ready: { seat: isSeat, ready: isFlag },
  host: { host: isText },
  committed: { seat: isSeat, commit: isText },
  started: { start: isStart },
  abandoned: {},
  breath: { breath: value => value === null || looksLike({ seat: isSeat, until: isNumber })(value) },
  match: { entry: isMatchEntry, token: isTextOrNull },
};
const isTableEntry: Check = value =>
  isObject(value) &&
  Object.hasOwn(ENTRIES, String(value['kind'])) &&
  looksLike(ENTRIES[value['kind'] as TableEntry['kind']])(value);

export const isStored = looksLike({ at: isNumber, by: isTextOrNull, what: isTableEntry }) as (
  value: unknown,
) => value is Stored;

const PHASES: readonly Phase[] = ['lobby', 'playing', 'over', 'abandoned'];

export const isKeptMatch = looksLike({
  id: isText,
  game: isText,
  createdAt: isNumber,
  updatedAt: isNumber,
  phase: oneOf(...PHASES),
  players: listOf(looksLike({ name: isText, colour: isCount, isBot: isFlag })),
  token: isText,
  serverSeed: isText,
}) as (value: unknown) => value is KeptMatch;

export const isKeptRecord = looksLike({
  id: isText,
  openedAt: isNumber,
  record: looksLike({ game: isText }),
}) as (value: unknown) => value is KeptRecord;
