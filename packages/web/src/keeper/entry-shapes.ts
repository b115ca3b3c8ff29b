/* Whether an entry that lies in the store, or in a file, looks like what was put there. */
import { BACKS, NATURE, isObject, isSeat, isSeatKind, parseNote, printNote, same, type Note } from '@zaria/kit';
import type { Stored, TableEntry } from '@zaria/table';
import {
  isCount,
  isFlag,
  isNumber,
  isText,
  isTextOrNull,
  listOf,
  looksLike,
  oneOf,
  type Check,
  type Fields,
} from './looks-like.ts';

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
  invited: { seat: isSeat, invitation: isTextOrNull },
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
