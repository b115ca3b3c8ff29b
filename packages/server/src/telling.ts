import type { AnyGame, Json, Seat, Viewer } from '@zaria/kit';
import { NOTHING_TOLD, patchOf, rowOf, toldDigest, type FrameOf } from '@zaria/protocol';
import { givenBy, phaseOf, questionOf, textOf, type News, type Table, type TableView } from '@zaria/table';

type Told = News['entries'][number];

/*
 * What several are told is written once for all of them. They are told one after the other, so only the last texts are
 * kept: by weak references they would be held as long as the match, each with the one before it.
 */
const MOST_ROWS = 64;
const rowTexts = new Map<Told, string>();

function rowText(game: AnyGame, entry: Told): string {
  const known = rowTexts.get(entry);
  if (known !== undefined) return known;
  const text = JSON.stringify(rowOf(game, entry));
  if (rowTexts.size >= MOST_ROWS) rowTexts.clear();
  rowTexts.set(entry, text);
  return text;
}

/** What was put into rows last: where nothing is hidden everybody at a table is told the very same. */
let lastRows: { readonly entries: readonly Told[]; readonly text: string } = { entries: [], text: '[]' };

function rowsText(game: AnyGame, entries: readonly Told[]): string {
  if (!areSame(entries, lastRows.entries))
    lastRows = { entries, text: `[${entries.map(entry => rowText(game, entry)).join(',')}]` };
  return lastRows.text;
}

const areSame = (one: readonly Told[], other: readonly Told[]): boolean =>
  one.length === other.length && beginAlike(one, other, one.length);

/** Whether the first of them are the very same, as many as `count`. */
function beginAlike(one: readonly Told[], other: readonly Told[], count: number): boolean {
  for (let i = 0; i < count; i++) if (one[i] !== other[i]) return false;
  return true;
}

/** What has changed between two views: everybody at a table is shown the same. */
let lastChange: { readonly before: TableView; readonly after: TableView; readonly text: string | null } | null = null;

function changeText(before: TableView, after: TableView): string | null {
  if (lastChange?.before === before && lastChange.after === after) return lastChange.text;
  const change = patchOf(before, after);
  lastChange = { before, after, text: change === null ? null : JSON.stringify(change) };
  return lastChange.text;
}

/**
 * Puts news into the text of a frame (`news` in the protocol) for one viewer: the table as a whole at first, then what has
 * changed of it.
 */
export function teller(game: AnyGame, as: Viewer): (news: News) => string {
  const head = `{"type":"news","as":${JSON.stringify(as)},"from":`;
  let seen: TableView | null = null;
  function around(table: TableView | null): string {
    const before = seen;
    seen = table ?? seen;
    if (table === null) return '';
    if (before === null) return `,"table":${textOf(table)}`;
    const change = changeText(before, table);
    return change === null ? '' : `,"change":${change}`;
  }
  return ({ from, entries, table }) => `${head}${from},"rows":${rowsText(game, entries)}${around(table)}}`;
}

/** What a seat is asked, with all that it may answer, for a program that does not know the rules; once a question. */
export function asker(table: Table, seat: Seat): () => FrameOf<'asked'> | null {
  let asked = '';
  return () => {
    const { game, match } = table;
    if (match === null || phaseOf(table) !== 'playing') return null;
    const [question, count] = [questionOf(table), givenBy(table, seat)];
    if (!game.waiting(match.state).includes(seat) || asked === `${question} ${count}`) return null;
    asked = `${question} ${count}`;
    const legal = game.legal(match.state, seat).map(action => game.print(action));
    return { type: 'asked', as: seat, question, count, legal, view: game.view(match.state, seat) as Json };
  };
}

/** What some viewer has heard of a match, in short. */
interface Heard {
  readonly entries: readonly Told[];
  /** How many of them. */
  readonly count: number;
  readonly digest: string;
}

const NOTHING_HEARD: Heard = { entries: [], count: 0, digest: NOTHING_TOLD };

/**
 * Looks whether somebody who comes back was told by this table what he says he was: else he knows more than the table does,
 * or something else. When a server comes back all people of a table do, and most of them were told the same: so what the
 * last of them had heard is remembered, and is not gone through again.
 */
export function rememberTold(
  table: Pick<Table, 'game' | 'match'>,
): (as: Viewer, heard: number, told: string) => boolean {
  let last = NOTHING_HEARD;

  function digestOf(entries: readonly Told[], count: number): string {
    const known = last.count <= count && beginAlike(entries, last.entries, last.count) ? last : NOTHING_HEARD;
    let { digest } = known;
    for (const entry of entries.slice(known.count, count)) digest = toldDigest(digest, rowOf(table.game, entry));
    last = { entries, count, digest };
    return digest;
  }

  return (as, heard, told) => {
    const entries = table.match?.told(as).entries ?? [];
    return heard <= entries.length && digestOf(entries, heard) === told;
  };
}
