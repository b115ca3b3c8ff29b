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

function areSame(one: readonly Told[], other: readonly Told[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
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

/** Whether that is what the viewer was told: else he knows more than the table does, or something else. */
export function isAsTold({ game, match }: Table, as: Viewer, heard: number, told: string): boolean {
  const entries = match?.told(as).entries ?? [];
  if (heard > entries.length) return false;
  return (
    entries.slice(0, heard).reduce((digest, entry) => toldDigest(digest, rowOf(game, entry)), NOTHING_TOLD) === told
  );
}
