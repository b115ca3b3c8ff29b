import { mixStart, printHex, readTableRow, seating, type MatchStart } from '@zaria/fair';
import { NATURE, isCommon, isDone, narrate, printRow, questionOn } from '@zaria/kit';
import type { AnyAction, AnyGame, AnyShape, Draw, Entry, Narration, Note, NoteKind, Seat } from '@zaria/kit';
import type { Proposal } from './draft.ts';
import { EARLIER, type Spent, type Stored, type TableEntry, type TokenHash } from './entries.ts';
import { countKey, type Counted, type CountedFor, type Counts } from './limits.ts';
import { questionOf, startOf, timeAt, type Chair, type FirstParts, type Table } from './table.ts';

/** The table with the pen to write on it, which only this file has. */
interface Writable extends Omit<{ -readonly [K in keyof Table]: Table[K] }, 'match' | 'chairs' | 'answered'> {
  chairs: Chair[];
  match: Narration<AnyShape> | null;
  answered: Map<string, string | null>;
}

const FREE: Omit<Chair, 'colour'> = {
  kind: null,
  name: '',
  bot: null,
  token: null,
  ready: false,
  cover: null,
  sitter: 0,
  invitation: null,
  head: null,
  silent: 0,
};

/** The table that these entries stand for. The first one opened it. */
export function openTable([opening, ...rest]: readonly Stored[], games: (id: string) => AnyGame | null): Table {
  if (opening?.what.kind !== 'opened') throw new Error('the first entry of a table opens it');
  const { what } = opening;
  const game = games(what.game);
  if (game === null) throw new Error(`there is no game ${what.game}`);
  const table: Writable = {
    game,
    rules: what.rules,
    dice: what.dice,
    matchId: what.matchId,
    ...('commitS' in what
      ? { head: null, wait: 0, first: { commitS: what.commitS, commits: [], reveals: [], withheld: [] } }
      : { head: what.head, wait: what.wait, first: null }),
    setting: { ...EARLIER, ...what.setting },
    version: 0,
    host: what.host,
    chairs: Array.from({ length: what.setting.seats }, (_, colour) => ({ ...FREE, colour })),
    sittings: 0,
    gone: [],
    frozen: null,
    start: null,
    names: [],
    startedAt: 0,
    match: null,
    abandoned: false,
    askedAt: 0,
    undoAsked: null,
    requests: 0,
    undos: 0,
    takeBacks: 0,
    breath: null,
    numbers: 0,
    mixed: '',
    spent: null,
    sitting: null,
    links: new Map(),
    asked: null,
    answered: new Map(opening.by === null ? [] : [[opening.by, opening.wish ?? null]]),
    counts: {},
    countsHere: {},
    at: opening.at,
    seq: 1,
  };
  absorb(table, { entries: rest, ahead: null });
  return table;
}

/** Takes entries in that are durable now. What was played to decide on them is not played again. */
export function absorb(read: Table, { entries, ahead }: Proposal): void {
  const table = read as Writable;
  const question = questionOf(table);
  const isPlayed = ahead !== null && table.match?.adopt(ahead) === true;
  for (const stored of entries) {
    take(table, stored, isPlayed);
    table.seq++;
    table.at = timeAt(table, stored.at);
    if (stored.by !== null) {
      table.answered.set(stored.by, stored.wish ?? null);
      hearFrom(table, stored.by);
    }
  }
  if (isPlayed && entries[0] !== undefined) noticeQuestion(table, question, entries[0].at);
}

/** Whoever sends something is there. */
function hearFrom(table: Writable, by: string): void {
  if (table.chairs.every(({ silent }) => silent === 0)) return;
  table.chairs = table.chairs.map(chair =>
    chair.silent > 0 && chair.token !== null && by.startsWith(`${chair.token}:`) ? { ...chair, silent: 0 } : chair,
  );
}

function noticeQuestion(table: Writable, before: string, at: number): void {
  if (questionOf(table) === before) return;
  table.askedAt = at;
  table.countsHere = {};
  // Not at every entry: that would tell everybody that somebody has changed something in a common step.
  table.undoAsked = null;
}

function change(table: Writable, seat: Seat, part: Partial<Chair>): void {
  const chair = table.chairs[seat];
  if (chair === undefined) throw new Error(`the table has no seat ${seat}`);
  table.chairs[seat] = { ...chair, ...part };
}

function take(table: Writable, stored: Stored, isPlayed: boolean): void {
  const { at, what } = stored;
  count(table, stored);
  if (what.kind === 'match') {
    takeMatch(table, at, what.entry, what.token, isPlayed);
    if (what.spent !== undefined) takeSpent(table, what.spent);
  } else takeAround(table, at, what);
}

/** How often what was done: looked at before it is. */
function count(table: Writable, { by, what }: Stored): void {
  const counted = by === null ? null : countOf(table, by, what);
  if (counted === null) return;
  const key = countKey(...counted);
  const more = (counts: Counts): Counts => ({ ...counts, [key]: (counts[key] ?? 0) + 1 });
  table.counts = more(table.counts);
  table.countsHere = more(table.countsHere);
}

function countOf(table: Writable, by: string, what: TableEntry): readonly [Counted, CountedFor] | null {
  switch (what.kind) {
    case 'set':
      return ['set', 'table'];
    case 'sat':
      return ['sit', by.startsWith(`${table.host}:`) ? 'host' : 'others'];
    case 'ready':
    case 'head':
    case 'committed':
      return ['ready', what.seat];
    case 'invited':
      return ['chair', what.seat];
    case 'host':
      return ['host', 'table'];
    case 'match':
      return countInMatch(table, what.entry);
    case 'opened':
    case 'left':
    case 'started':
    case 'abandoned':
    case 'breath':
    case 'asked':
    case 'linked':
    case 'woke':
      return null;
  }
}

function countInMatch({ match, undoAsked }: Writable, entry: Entry<AnyAction>): readonly [Counted, CountedFor] | null {
  if (entry.kind === 'back') return ['back', entry.seat];
  if (entry.kind === 'undo') {
    const first = match?.log[entry.to];
    const isFree = undoAsked?.to !== entry.to && first?.kind === 'play' && first.actor !== NATURE;
    return isFree ? ['undo', first.actor] : null;
  }
  if (entry.kind === 'note' && entry.note.note !== 'lost') {
    const { note, seat } = entry.note;
    if (note === 'asks') return ['asks', seat];
    if (note === 'seat' || note === 'chain' || note === 'covered' || note === 'returned') return ['chair', seat];
  }
  return null;
}

function takeAround(table: Writable, at: number, what: Exclude<TableEntry, { kind: 'match' }>): void {
  switch (what.kind) {
    case 'opened':
      throw new Error('a table is opened once');
    case 'set':
      table.setting = { ...EARLIER, ...what.setting };
      table.version++;
      table.chairs.length = Math.min(table.chairs.length, what.setting.seats);
      while (table.chairs.length < what.setting.seats) table.chairs.push({ ...FREE, colour: freeColour(table) });
      // What somebody was ready for has changed.
      table.chairs = table.chairs.map(chair => ({ ...chair, ready: chair.kind === 'bot' }));
      break;
    case 'sat': {
      const { as: kind, name, colour, bot, token } = what;
      const sitter = ++table.sittings;
      change(table, what.seat, { ...FREE, kind, name, colour, bot, token, sitter, ready: kind === 'bot' });
      break;
    }
    case 'left':
      change(table, what.seat, FREE);
      break;
    case 'ready':
      change(table, what.seat, { ready: what.ready });
      break;
    case 'host':
      table.host = what.host;
      break;
    case 'invited':
      change(table, what.seat, { invitation: what.invitation });
      break;
    case 'committed':
      changeFirst(table, ({ commits }) => ({ commits: [...commits, [what.seat, what.commit]] }));
      break;
    case 'started':
      takeStart(table, what.start);
      table.startedAt = table.askedAt = at;
      table.match = narrate(table.game, startOf(table));
      break;
    case 'head':
      change(table, what.seat, { head: what.head });
      break;
    case 'asked':
      table.asked = { n: what.n, seats: what.seats, at, links: table.asked?.links ?? new Map() };
      break;
    case 'linked':
      if (table.asked === null) throw new Error('nobody is asked for a link');
      table.asked = { ...table.asked, links: new Map([...table.asked.links, [what.seat, what.link]]) };
      break;
    case 'woke':
      change(table, what.seat, { silent: 0 });
      break;
    case 'breath':
      if (what.breath === null) endBreath(table, at);
      else table.breath = what.breath;
      break;
    case 'abandoned':
      table.abandoned = true;
      break;
  }
}

function takeStart(table: Writable, text: string): void {
  table.frozen = text;
  table.names = table.chairs.map(({ name }) => [name]);
  if (table.first !== null) return;
  table.start = JSON.parse(text) as MatchStart;
  table.sitting = table.dice === 'open' ? seating(table.start) : null;
  table.mixed = printHex(mixStart(table.start));
}

function takeSpent(table: Writable, { host, mixed }: Spent): void {
  table.spent = host;
  table.mixed = mixed;
}

/** What the draw was made of is spent, and who kept silent is marked. */
function takeDraw(table: Writable, { n, by = [], withheld = [] }: Draw): void {
  const { sitting, asked } = table;
  table.asked = null;
  if (sitting === null) return;
  const links = new Map(table.links);
  for (const seat of by) {
    const chain = sitting.counting(seat);
    const link = asked?.links.get(seat);
    if (chain === null || link === undefined) throw new Error(`seat ${seat} has no part in draw ${n}`);
    links.set(chain.head, { depth: n - chain.after, link });
    change(table, seat, { silent: 0 });
  }
  for (const seat of withheld) change(table, seat, { silent: (table.chairs[seat]?.silent ?? 0) + 1 });
  table.links = links;
  sitting.drawn(n, by);
}

function changeFirst(table: Writable, part: (first: FirstParts) => Partial<FirstParts>): void {
  if (table.first === null) throw new Error('nothing is sealed in this match');
  table.first = { ...table.first, ...part(table.first) };
}

const freeColour = (table: Writable): number =>
  [0, 1, 2, 3, 4, 5].find(colour => !table.chairs.some(chair => chair.colour === colour)) ?? 0;

function takeMatch(
  table: Writable,
  at: number,
  entry: Entry<AnyAction>,
  token: TokenHash | null,
  isPlayed: boolean,
): void {
  const { match } = table;
  if (match === null) throw new Error('the match has not started');
  const question = questionOf(table);
  if (!isPlayed) match.append(entry);
  if (entry.kind === 'note') takeNote(table, at, entry.note, token);
  if (entry.kind === 'play' && entry.actor === NATURE) {
    table.numbers++;
    if (entry.draw !== undefined) takeDraw(table, entry.draw);
  }
  if (entry.kind === 'undo') {
    table.undos++;
    if (table.undoAsked?.to === entry.to) table.takeBacks++;
  }
  if (isSeen(table, entry)) endBreath(table, at);
  if (!isPlayed) noticeQuestion(table, question, at);
}

/** Whether everybody sees that somebody has acted: of an answer in a common step nobody does until the seat is done. */
function isSeen({ game, match }: Table, entry: Entry<AnyAction>): boolean {
  if (entry.kind === 'undo') return true;
  if (entry.kind !== 'play' || match === null) return false;
  if (game.steps[entry.action.step]?.kind !== 'together') return true;
  const question = questionOn(match.state);
  const isOpen = isCommon(question) && question?.number === match.last?.question;
  return !isOpen || isDone(question, entry.actor as Seat);
}

/** The time of whoever is asked runs from here. */
function endBreath(table: Writable, at: number): void {
  if (table.breath === null) return;
  table.askedAt = Math.max(table.askedAt, Math.min(at, table.breath.until));
  table.breath = null;
}

/** Whoever might think again does not play there any more. */
const VACATES: ReadonlySet<NoteKind> = new Set(['seat', 'timeout', 'covered', 'resigned', 'removed']);

function takeNote(table: Writable, at: number, note: Note, token: TokenHash | null): void {
  hearRow(table, note);
  if (note.note === 'lost') {
    table.numbers = note.n;
    table.asked = null;
    return;
  }
  const { seat } = note;
  if (VACATES.has(note.note) && table.breath?.seat === seat) endBreath(table, at);
  switch (note.note) {
    case 'chain':
      change(table, seat, { head: note.head, silent: 0 });
      break;
    case 'reveal':
      changeFirst(table, ({ reveals }) => ({ reveals: [...reveals, [seat, note.entropy]] }));
      break;
    case 'withheld':
      changeFirst(table, ({ withheld }) => ({ withheld: [...withheld, seat] }));
      break;
    case 'seat':
      table.names = table.names.map((held, at) => (at === seat ? [...held, note.name] : held));
      change(table, seat, {
        kind: note.kind,
        name: note.name,
        bot: null,
        token,
        cover: null,
        sitter: ++table.sittings,
        invitation: null,
        head: null,
        silent: 0,
      });
      dropRequest(table, seat);
      break;
    case 'timeout':
      change(table, seat, { cover: 'timeout' });
      break;
    case 'covered':
      change(table, seat, { cover: 'absent' });
      break;
    case 'returned':
      change(table, seat, { cover: null });
      break;
    case 'resigned':
      goes(table, seat);
      change(table, seat, { cover: 'resigned', invitation: null });
      dropRequest(table, seat);
      break;
    case 'removed':
      goes(table, seat);
      change(table, seat, { cover: 'removed', token: null, invitation: null });
      // Nobody is removed because he does not agree.
      table.undoAsked = null;
      break;
    case 'asks':
      table.undoAsked = { seat, request: ++table.requests, to: note.to, agreed: [seat] };
      break;
    case 'agrees':
      if (table.undoAsked) table.undoAsked = { ...table.undoAsked, agreed: [...table.undoAsked.agreed, seat] };
      break;
    case 'declines':
      table.undoAsked = null;
      break;
  }
}

/** Whose chains count follows from the rows of the log, as it does for whoever checks the record. */
function hearRow(table: Writable, note: Note): void {
  if (table.sitting === null) return;
  const row = readTableRow(printRow(note), table.chairs.length);
  if (row === null || !table.sitting.hear(row, table.numbers)) throw new Error(`${note.note} cannot stand here`);
}

/** Whoever asked to undo is no longer there to want it; who had agreed has not, if it is another now. */
function dropRequest(table: Writable, seat: Seat): void {
  const asked = table.undoAsked;
  if (asked === null) return;
  table.undoAsked = asked.seat === seat ? null : { ...asked, agreed: asked.agreed.filter(one => one !== seat) };
}

/** Somebody leaves for good. */
function goes(table: Writable, seat: Seat): void {
  const token = table.chairs[seat]?.token ?? null;
  if (token !== null && !table.gone.includes(token)) table.gone = [...table.gone, token];
}
