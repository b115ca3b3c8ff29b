import { HASH_LENGTH, SECRET_LENGTH, isHex, mixDraw, mixStart, printHex, printStart } from '@zaria/fair';
import type { MatchStart } from '@zaria/fair';
import { NATURE, SEATS, fail, isObject, isSeat, ok, partsOf, questionOn, timeline } from '@zaria/kit';
import type { AnyAction, AnyGame, Entry, ReadMatch, Result, Seat } from '@zaria/kit';
import { openTable } from './absorb.ts';
import type { Brought } from './bringing.ts';
import { hostChain } from './dice.ts';
import type { Setting, Spent, Stored, TableEntry, TokenHash } from './entries.ts';
import { completeSetting } from './lobby.ts';
import { isName } from './names.ts';
import { phaseOf } from './table.ts';
import { hashToken } from './token.ts';
import { verifyRecord, type Verified, type VerifyFault } from './verify.ts';

/** Entries of a record that is brought: far more than any match has, and little enough to be played through. */
export const MOST_BROUGHT = 5000;

/** Why a match is not taken over. */
export type BroughtFault =
  | { readonly why: 'long' | 'not-local' | 'hidden' | 'names' | 'colours' | 'secret' | 'setting' | 'over' | 'order' }
  | { readonly why: 'record'; readonly fault: VerifyFault };

/**
 * The entries of a table that goes on with a match which somebody brings, checked as a stranger's record is: every
 * throw must be what its secret gives, every move by the rules. All seats of people are his; its dice stay what they
 * are, those of one device. Who was alone among bots is called there what he says. The same match gives the same entries,
 * but for the time and that name.
 */
export function takeBrought(
  { record, secret, colours, agreed }: Omit<Brought, 'record'> & { readonly record: unknown },
  by: { readonly token: string; readonly name: string },
  now: number,
  games: (id: string) => AnyGame | null,
): Result<readonly Stored[], BroughtFault> {
  const rows = isObject(record) ? record['log'] : null;
  if (Array.isArray(rows) && rows.length > MOST_BROUGHT) return fail({ why: 'long' });
  const verified = verifyRecord(record, games);
  if (!verified.ok) return fail({ why: 'record', fault: verified.error });
  const { match, isFinished } = verified.value;
  const start = localStart(verified.value);
  if (start === null) return fail({ why: 'not-local' });
  if (isFinished) return fail({ why: 'over' });
  const log = match.log.filter((entry): entry is Entry<AnyAction> => entry.kind !== 'hidden');
  if (log.length < match.log.length) return fail({ why: 'hidden' });
  if (!areNamesRight(match, log)) return fail({ why: 'names' });
  if (!areColours(colours, match.seats.length)) return fail({ why: 'colours' });
  const spent = spentOn(log, start, secret);
  if (spent === null) return fail({ why: 'secret' });
  const setting = settingOf(match, agreed);
  if (setting === null) return fail({ why: 'setting' });

  const holder = hashToken(by.token);
  const names = namesAt(match, log, by.name);
  const entries = [
    ...beginning(match, names, start, setting, colours, holder),
    ...log.map((entry, i): TableEntry => {
      const made = spent.get(i);
      return {
        kind: 'match',
        entry,
        token: holderAfter(entry, holder),
        ...(made === undefined ? {} : { spent: made }),
      };
    }),
  ].map((what): Stored => ({ at: now, by: null, what }));
  return areMarksRight(match, log) && isPlayable(entries, games) ? ok(entries) : fail({ why: 'order' });
}

/** How it began; `null`: not on one device, or with people elsewhere. */
function localStart(verified: Verified): (MatchStart & { readonly host: string }) | null {
  if (!('begun' in verified)) return null;
  const { begun } = verified;
  const isHere = begun.kind === 'local' && begun.seats.every(({ kind }) => kind !== 'remote');
  return isHere && begun.host !== null ? { ...begun, host: begun.host } : null;
}

/** A device calls somebody who is alone as it likes: only he himself sees it. */
function namesAt({ seats }: ReadMatch, log: readonly Entry<AnyAction>[], own: string): readonly string[] {
  const isChanged = log.some(entry => entry.kind === 'note' && entry.note.note === 'seat');
  const isAlone = seats.filter(({ kind }) => kind !== 'bot').length === 1 && !isChanged;
  return seats.map(({ kind, name }) => (isAlone && kind !== 'bot' ? own : name));
}

function areNamesRight({ seats }: ReadMatch, log: readonly Entry<AnyAction>[]): boolean {
  const later = log.flatMap(entry => (entry.kind === 'note' && entry.note.note === 'seat' ? [entry.note.name] : []));
  return [...seats.map(({ name }) => name), ...later].every(isName);
}

const areColours = (colours: readonly number[], seats: number): boolean =>
  colours.length === seats && new Set(colours).size === seats && colours.every(colour => isSeat(colour, SEATS.length));

/** What each throw was made of, by its place in the log; `null`: the secret is another match's. */
function spentOn(
  log: readonly Entry<AnyAction>[],
  start: MatchStart & { readonly host: string },
  secret: string,
): ReadonlyMap<number, Spent> | null {
  if (!isHex(secret, SECRET_LENGTH) || !isHex(start.host, HASH_LENGTH)) return null;
  const chain = hostChain({ matchId: start.matchId, secret });
  if (chain.head !== start.host) return null;
  const spent = new Map<number, Spent>();
  let mixed = mixStart(start);
  for (const [i, entry] of log.entries()) {
    if (entry.kind !== 'play' || entry.actor !== NATURE || entry.draw === undefined) continue;
    const link = chain.link(entry.draw.n);
    mixed = mixDraw(mixed, entry.draw.n, link, []);
    spent.set(i, { host: printHex(link), mixed: printHex(mixed) });
  }
  return spent;
}

/** As it was; only that others may watch now, since there are others. */
function settingOf({ game, start: { seats, options } }: ReadMatch, agreed: Brought['agreed']): Setting | null {
  const { forced, friendly, breath } = agreed;
  const setting = completeSetting(game, {
    seats,
    options,
    clock: { kind: 'none' },
    forced,
    spectators: 'silent',
    friendly,
    breath,
    chairsEach: SEATS.length,
  });
  return setting.ok ? setting.value : null;
}

function beginning(
  { game, seats }: ReadMatch,
  names: readonly string[],
  start: MatchStart,
  setting: Setting,
  colours: readonly number[],
  holder: TokenHash,
): readonly TableEntry[] {
  const { rules, matchId, host: head, wait } = start;
  return [
    { kind: 'opened', game: game.id, rules, setting, host: holder, dice: 'local', matchId, head, wait },
    ...seats.map(({ kind, bot = null }, seat): TableEntry => ({
      kind: 'sat',
      seat: seat as Seat,
      as: kind,
      name: names[seat] ?? '',
      colour: colours[seat] ?? seat,
      bot,
      token: kind === 'bot' ? null : holder,
    })),
    { kind: 'started', start: printStart(start) },
  ];
}

/** Whose the seat is that somebody else sat down on. */
const holderAfter = (entry: Entry<AnyAction>, holder: TokenHash): TokenHash | null =>
  entry.kind === 'note' && entry.note.note === 'seat' && entry.note.kind !== 'bot' ? holder : null;

/** Whether no undo leads into the middle of a common step: no table writes one, and none could write its record. */
function areMarksRight({ game, start }: ReadMatch, log: readonly Entry<AnyAction>[]): boolean {
  const line = timeline(game, start);
  /** By length of the log: whether a common step was begun by then and not ended. */
  const inStep = [false];
  return log.every(entry => {
    const mark = markIn(entry);
    if (mark !== null && inStep[mark] === true) return false;
    line.hear(entry);
    inStep.push(partsOf(questionOn(line.state)).some(({ answers }) => answers.length > 0));
    return true;
  });
}

/** Where an undo leads, or would lead if all agree to it. */
function markIn(entry: Entry<AnyAction>): number | null {
  if (entry.kind === 'undo') return entry.to;
  return entry.kind === 'note' && entry.note.note === 'asks' ? entry.note.to : null;
}

/** Whether a table comes of it that goes on: what no table has done may stand in a log that the rules allow. */
function isPlayable(entries: readonly Stored[], games: (id: string) => AnyGame | null): boolean {
  try {
    return phaseOf(openTable(entries, games)) === 'playing';
  } catch {
    return false;
  }
}
