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

const isFirstStart = looksLike({ seats: listOf(looksLike({ name: isText, kind: isSeatKind })) });
const isChainedStart = looksLike({
  protocol: isText,
  matchId: isText,
  seats: listOf(looksLike({ kind: isSeatKind, head: isTextOrNull })),
});

/** The bytes that everything was frozen in. */
function isStart(value: unknown): boolean {
  try {
    const start: unknown = JSON.parse(String(value));
    return isChainedStart(start) || isFirstStart(start);
  } catch {
    return false;
  }
}

const isSetting = looksLike({
  seats: isCount,
  options: isObject,
  clock: looksLike({ kind: oneOf('none', 'gentle', 'strict', 'days') }),
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

const isOpened = looksLike({
  game: isText,
  rules: isCount,
  setting: isSetting,
  host: isText,
  dice: oneOf('open', 'local', 'typed'),
  matchId: isText,
  from: value => value === undefined || looksLike({ matchId: isTextOrNull, at: isCount })(value),
});
const isOpenedFirst = looksLike({ commitS: isText, revealWithin: isNumber });
const isOpenedNow = looksLike({ head: isTextOrNull, wait: isCount });

/** Of all but the opening, which comes in two forms. */
const ENTRIES: Readonly<Record<Exclude<TableEntry['kind'], 'opened'>, Fields>> = {
  set: { setting: isSetting },
  sat: { seat: isSeat, as: isSeatKind, name: isText, colour: isCount, bot: isTextOrNull, token: isTextOrNull },
  left: { seat: isSeat },
  ready: { seat: isSeat, ready: isFlag },
  host: { host: isText },
  invited: { seat: isSeat, invitation: isTextOrNull },
  committed: { seat: isSeat, commit: isText },
  head: { seat: isSeat, head: isText },
  asked: { n: isCount, seats: listOf(isSeat) },
  linked: { seat: isSeat, link: isText },
  woke: { seat: isSeat },
  started: { start: isStart },
  abandoned: {},
  talk: { talk: oneOf('free', 'phrases') },
  breath: { breath: value => value === null || looksLike({ seat: isSeat, until: isNumber })(value) },
  match: {
    entry: isMatchEntry,
    token: isTextOrNull,
    spent: value => value === undefined || looksLike({ host: isText, mixed: isText })(value),
  },
};
const isTableEntry: Check = value => {
  if (!isObject(value)) return false;
  const kind = String(value['kind']);
  if (kind === 'opened') return isOpened(value) && (isOpenedFirst(value) || isOpenedNow(value));
  return Object.hasOwn(ENTRIES, kind) && looksLike(ENTRIES[kind as keyof typeof ENTRIES])(value);
};

export const isStored = looksLike({ at: isNumber, by: isTextOrNull, what: isTableEntry }) as (
  value: unknown,
) => value is Stored;
