import { mixStart, printHex, seating, type MatchStart } from '@zaria/fair';
import { NATURE, isCommon, isDone, narrate, questionNumber, questionOn } from '@zaria/kit';
import type { AnyAction, AnyGame, Draw, Entry, Seat } from '@zaria/kit';
import { count } from './absorb-counts.ts';
import { takeNote } from './absorb-notes.ts';
import { isFrom } from './asking.ts';
import type { Proposal } from './draft.ts';
import { EARLIER, type Setting, type Spent, type Stored, type TableEntry, type TokenHash } from './entries.ts';
import { change, changeFirst, endBreath, type Writable } from './pen.ts';
import { questionOf, startOf, timeAt, type Chair, type Table } from './table.ts';
import { isAgreedTo } from './undo.ts';

/** Written out, as everything that tables are made of: `{ ...FREE, colour }` would be of a shape that V8 makes anew each time. */
const freeChair = (colour: number): Chair => ({
  kind: null,
  name: '',
  colour,
  bot: null,
  token: null,
  ready: false,
  cover: null,
  sitter: 0,
  invitation: null,
  head: null,
  silent: 0,
});

type EarlierSetting = Omit<Setting, keyof typeof EARLIER> & Partial<Setting>;

/** Written out for the same reason. */
const completed = ({
  seats,
  options,
  clock,
  forced,
  spectators,
  friendly = EARLIER.friendly,
  breath = EARLIER.breath,
  chairsEach = EARLIER.chairsEach,
}: EarlierSetting): Setting => ({ seats, options, clock, forced, spectators, friendly, breath, chairsEach });

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
    from: what.from ?? null,
    ...('commitS' in what
      ? { head: null, wait: 0, first: { commitS: what.commitS, commits: [], reveals: [], withheld: [] } }
      : { head: what.head, wait: what.wait, first: null }),
    setting: completed(what.setting),
    version: 0,
    talk: 'free',
    host: what.host,
    chairs: Array.from({ length: what.setting.seats }, (_, colour) => freeChair(colour)),
    sittings: 0,
    gone: [],
    frozen: null,
    start: null,
    names: [],
    bots: [],
    startedAt: 0,
    match: null,
    abandoned: false,
    askedAt: 0,
    sinceThrow: [],
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
      if (!isUnseen(table, stored.what)) hearFrom(table, stored.by);
    }
  }
  if (isPlayed && entries[0] !== undefined) noticeQuestion(table, question, entries[0].at);
}

/** Whoever sends something is there. */
function hearFrom(table: Writable, by: string): void {
  if (table.chairs.every(({ silent }) => silent === 0)) return;
  table.chairs = table.chairs.map(chair => (chair.silent > 0 && isFrom(chair, by) ? { ...chair, silent: 0 } : chair));
}

function noticeQuestion(table: Writable, before: string, at: number): void {
  if (questionOf(table) === before) return;
  table.askedAt = askedSince(table, at);
  table.countsHere = {};
  // Not at every entry: that would tell everybody that somebody has changed something in a common step.
  if (!isAgreedTo(table)) table.undoAsked = null;
}

/** Since when the question that is on the table now can be answered. What was asked for no time at all is left out. */
function askedSince(table: Writable, at: number): number {
  const question = table.match && questionNumber(table.match.state);
  const last = table.sinceThrow.at(-1);
  if (question !== null && last?.question === question) return last.since;
  const answered =
    last === undefined || table.askedAt === at ? [] : [{ question: last.question, since: table.askedAt }];
  table.sinceThrow = question === null ? [] : [...table.sinceThrow.slice(0, -1), ...answered, { question, since: at }];
  return at;
}

/** After an undo: what was asked before what is asked again stays known; nothing, if all have agreed to begin anew. */
function goBack(table: Writable, isAgreed: boolean): void {
  const question = table.match && questionNumber(table.match.state);
  const asked = isAgreed ? -1 : table.sinceThrow.findIndex(one => one.question === question);
  table.sinceThrow = table.sinceThrow.slice(0, asked + 1);
}

function take(table: Writable, stored: Stored, isPlayed: boolean): void {
  const { at, what } = stored;
  count(table, stored);
  if (what.kind === 'match') {
    takeMatch(table, at, what.entry, what.token, isPlayed);
    if (what.spent !== undefined) takeSpent(table, what.spent);
  } else takeAround(table, at, what);
}

function takeAround(table: Writable, at: number, what: Exclude<TableEntry, { kind: 'match' }>): void {
  switch (what.kind) {
    case 'opened':
      throw new Error('a table is opened once');
    case 'set':
      table.setting = completed(what.setting);
      table.version++;
      table.chairs.length = Math.min(table.chairs.length, what.setting.seats);
      while (table.chairs.length < what.setting.seats) table.chairs.push(freeChair(freeColour(table)));
      // What somebody was ready for has changed.
      table.chairs = table.chairs.map(chair => ({ ...chair, ready: chair.kind === 'bot' }));
      break;
    case 'sat': {
      const { as: kind, name, colour, bot, token } = what;
      const sitter = ++table.sittings;
      const before = table.chairs[what.seat];
      // Under another name or colour somebody is still the one who gave it.
      const head = token !== null && before?.token === token ? before.head : null;
      const seated = { kind, name, bot, token, sitter, head, ready: kind === 'bot' };
      change(table, what.seat, { ...freeChair(colour), ...seated });
      break;
    }
    case 'left':
      change(table, what.seat, freeChair(table.chairs[what.seat]?.colour ?? 0));
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
      askedSince(table, at);
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
    case 'talk':
      table.talk = what.talk;
      break;
    case 'abandoned':
      table.abandoned = true;
      break;
  }
}

function takeStart(table: Writable, text: string): void {
  table.frozen = text;
  table.names = table.chairs.map(({ name }) => [name]);
  table.bots = table.chairs.map(({ bot }) => bot);
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
    if (table.chairs[seat]?.silent !== 0) change(table, seat, { silent: 0 });
  }
  for (const seat of withheld) change(table, seat, { silent: (table.chairs[seat]?.silent ?? 0) + 1 });
  table.links = links;
  sitting.drawn(n, by);
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
    table.sinceThrow = [];
    if (entry.draw !== undefined) takeDraw(table, entry.draw);
  }
  if (entry.kind === 'undo') {
    table.undos++;
    const isAgreed = table.undoAsked?.to === entry.to;
    if (isAgreed) table.takeBacks++;
    table.undoAsked = null;
    goBack(table, isAgreed);
  }
  if (isSeen(table, entry)) endBreath(table, at);
  if (!isPlayed) noticeQuestion(table, question, at);
}

/** What somebody does so that nobody else hears of it, and nobody is to hear of it by anything else. */
function isUnseen(table: Table, what: TableEntry): boolean {
  if (what.kind !== 'match') return false;
  const { entry } = what;
  return entry.kind === 'back' ? entry.back === 'retract' : entry.kind === 'play' && !isSeen(table, entry);
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
