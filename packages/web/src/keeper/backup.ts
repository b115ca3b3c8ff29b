/* Everything that this device keeps, in one file. */
import { MATCH_ID_LENGTH, SECRET_LENGTH, commitServer, isHex, parseHex, printHex } from '@zaria/fair';
import { CHAINED_FORMAT, FORMAT, fail, isObject, ok, same, tooMuchText, type AnyGame, type Result } from '@zaria/kit';
import { hashToken, hostChain, type Stored, type Table } from '@zaria/table';
import { openStore } from './database.ts';
import { unbroken, type KeptMatch, type KeptRecord, type Store } from './kept.ts';
import { rowsOf } from './kept-table.ts';
import { readEntries, type Damage } from './reading.ts';
import { savingOf } from './unsaved.ts';
import { isKeptMatch, isKeptRecord } from './shapes.ts';
import { summaryOf } from './summary.ts';

const BACKUP = 'zaria-device/1';
/** Bytes. Thousands of matches are not as long; whatever is, was not made here. */
export const LONGEST_BACKUP = 100_000_000;
/** Lists and objects within each other. */
const DEEPEST_BACKUP = 24;

/** What is kept beside matches: settings and the like, as texts by name. */
export type SmallThings = Readonly<Record<string, string>>;

interface Backup {
  readonly format: typeof BACKUP;
  readonly savedAt: number;
  readonly kept: SmallThings;
  /** Each as it is kept, with its entries. The token and the secret of the dice are in it: a match in play goes on elsewhere. */
  readonly matches: readonly unknown[];
  readonly records: readonly KeptRecord[];
}

export async function makeBackup(kept: SmallThings): Promise<Backup> {
  const store = await openStore();
  const matches: unknown[] = [];
  for (const match of await store.list()) {
    if (!isObject(match) || typeof match['id'] !== 'string') continue;
    const rows = await rowsOf(store, match['id']);
    matches.push({ ...match, entries: unbroken(rows, 0).map(({ entry }) => entry) });
  }
  return { format: BACKUP, savedAt: Date.now(), kept, matches, records: await store.records() };
}

/** Why a file is none of ours. */
export type BackupFault =
  | { readonly why: 'too-long' }
  /** Where it stops being JSON, counted in characters. */
  | { readonly why: 'not-json'; readonly at: number }
  /** It is the record of a match. */
  | { readonly why: 'record' }
  | { readonly why: 'format' }
  | { readonly why: 'shape'; readonly at: string };

/** What is wrong with one match of a file. */
export interface BrokenMatch {
  /** `matches[3]` */
  readonly at: string;
  /** Which game it says it is of. */
  readonly game: string;
  /** `secret`: its token or what its dice grow from are not those that it was opened with; nobody could go on with it. */
  readonly damage: Damage | { readonly why: 'secret' };
}

/** What restoring a file would do. */
export interface Restoring {
  readonly savedAt: number;
  /** How many matches are not here, go on further than here, are as far here or further, went on differently here. */
  readonly fresh: number;
  readonly longer: number;
  readonly here: number;
  readonly different: number;
  readonly broken: readonly BrokenMatch[];
  readonly records: number;
  readonly kept: SmallThings;
  /** May be done again after it failed: what is there already is passed over. */
  carryOut(): Promise<void>;
}

type Fate = 'fresh' | 'longer' | 'here' | 'different';

interface Planned {
  readonly fate: Fate;
  readonly write: () => Promise<void>;
}

/** `findGame` fetches the rules, to play through what is in the file. */
export async function readBackup(
  text: string,
  findGame: (id: string) => Promise<AnyGame | null>,
): Promise<Result<Restoring, BackupFault>> {
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const { savedAt, kept, matches, records } = parsed.value;
  const store = await openStore();
  const broken: BrokenMatch[] = [];
  const plans = new Map<string, Planned>();
  for (const [i, match] of matches.entries()) {
    const read = await readMatch(match, findGame);
    if (!read.ok) broken.push({ at: `matches[${i}]`, game: gameIn(match), damage: read.error });
    else if (!plans.has(read.value.kept.id)) plans.set(read.value.kept.id, await plan(store, read.value));
  }
  const known = new Set((await store.records()).map(({ id }) => id));
  const newRecords = records.filter(({ id }) => !known.has(id));
  const count = (fate: Fate): number => [...plans.values()].filter(one => one.fate === fate).length;
  return ok({
    savedAt,
    fresh: count('fresh'),
    longer: count('longer'),
    here: count('here'),
    different: count('different'),
    broken,
    records: newRecords.length,
    kept,
    async carryOut() {
      for (const { write } of plans.values()) await write();
      for (const record of newRecords) await store.keepRecord(record);
    },
  });
}

function parse(text: string): Result<Backup, BackupFault> {
  if (text.length > LONGEST_BACKUP) return fail({ why: 'too-long' });
  if (tooMuchText(text, { bytes: Infinity, depth: DEEPEST_BACKUP }) !== null) return fail({ why: 'format' });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    // Engines name the place in their own words, if at all; a file that was cut off ends too early.
    const place = /position (\d+)|column (\d+)/.exec(String(error));
    return fail({ why: 'not-json', at: Number(place?.[1] ?? place?.[2] ?? text.length) });
  }
  if (!isObject(json)) return fail({ why: 'format' });
  if (json['format'] === FORMAT || json['format'] === CHAINED_FORMAT) return fail({ why: 'record' });
  if (json['format'] !== BACKUP) return fail({ why: 'format' });
  const { savedAt, kept, matches, records } = json;
  if (typeof savedAt !== 'number') return fail({ why: 'shape', at: 'savedAt' });
  if (!isObject(kept) || !Object.values(kept).every(value => typeof value === 'string'))
    return fail({ why: 'shape', at: 'kept' });
  if (!Array.isArray(matches)) return fail({ why: 'shape', at: 'matches' });
  if (!Array.isArray(records)) return fail({ why: 'shape', at: 'records' });
  const wrong = records.findIndex(record => !isKeptRecord(record));
  if (wrong >= 0) return fail({ why: 'shape', at: `records[${wrong}]` });
  return ok(json as unknown as Backup);
}

interface ReadMatch {
  readonly kept: KeptMatch;
  readonly game: AnyGame;
  readonly entries: readonly Stored[];
}

const gameIn = (match: unknown): string => (isObject(match) ? String(match['game']) : '');
const isName = (id: string): boolean => /^[\w-]{1,64}$/.test(id);

async function readMatch(
  match: unknown,
  findGame: (id: string) => Promise<AnyGame | null>,
): Promise<Result<ReadMatch, BrokenMatch['damage']>> {
  if (!isKeptMatch(match) || !isName(match.id)) return fail({ why: 'row' });
  const { entries: listed } = match as KeptMatch & { readonly entries?: unknown };
  if (!Array.isArray(listed)) return fail({ why: 'row' });
  const game = await findGame(match.game);
  if (game === null) return fail({ why: 'game', game: match.game });
  const { entries, table, damage } = readEntries(
    listed.map((entry: unknown, place) => ({ place, entry })),
    game,
  );
  if (damage !== null || table === null) return fail(damage ?? { why: 'row' });
  if (!holdsSecrets(match, table)) return fail({ why: 'secret' });
  const { id, createdAt, updatedAt, token, serverSeed, movedTo } = match;
  const moved = movedTo === undefined ? {} : { movedTo };
  const kept = { ...summaryOf(id, createdAt, table), updatedAt, token, serverSeed, ...moved };
  return ok({ kept, game, entries });
}

/** The token opens the table, and its dice grow from what was kept. */
function holdsSecrets({ token, serverSeed }: KeptMatch, table: Table): boolean {
  if (hashToken(token) !== table.host) return false;
  if (table.dice === 'typed') return true;
  const { matchId, first, head } = table;
  if (!isHex(serverSeed, SECRET_LENGTH) || !isHex(matchId, MATCH_ID_LENGTH)) return false;
  if (first === null) return hostChain({ matchId, secret: serverSeed }).head === head;
  return printHex(commitServer(parseHex(matchId), parseHex(serverSeed))) === first.commitS;
}

const beginsWith = (entries: readonly Stored[], beginning: readonly Stored[]): boolean =>
  beginning.length <= entries.length && beginning.every((entry, i) => same(entry, entries[i]));

/** What is here and whole is never written over. */
async function plan(store: Store, { kept, game, entries }: ReadMatch): Promise<Planned> {
  const row = await store.match(kept.id);
  if (row === null) return { fate: 'fresh', write: () => store.append(kept, 0, entries) };
  // One that is played in this page and cannot be written to at the moment is further here.
  if (savingOf(kept.id) !== null) return { fate: 'here', write: async () => {} };
  const here = readEntries(await rowsOf(store, kept.id), game);
  const isWhole = here.damage === null && isKeptMatch(row);
  if (isWhole && beginsWith(here.entries, entries)) return { fate: 'here', write: async () => {} };
  if (!beginsWith(entries, here.entries)) return { fate: 'different', write: async () => {} };
  const from = here.entries.length;
  return {
    fate: 'longer',
    async write() {
      // A match that is damaged here is mended by it.
      if (!isWhole) await store.cut(kept.id, from);
      await store.append(kept, from, entries.slice(from));
    },
  };
}
