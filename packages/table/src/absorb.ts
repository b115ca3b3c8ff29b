import { findGame } from '@zaria/games';
import { NATURE, narrate, type AnyAction, type AnyGame, type Entry, type Note, type Seat } from '@zaria/kit';
import type { Stored, TokenHash } from './entries.ts';
import { isSealed, questionOf, type Chair, type Table } from './table.ts';

const FREE: Omit<Chair, 'colour'> = {
  kind: null,
  name: '',
  bot: null,
  token: null,
  ready: false,
  cover: null,
  commit: null,
  reveal: null,
  withheld: false,
};

/** The table that these entries stand for. The first one opened it. */
export function openTable(
  [opening, ...rest]: readonly Stored[],
  games: (id: string) => AnyGame | null = findGame,
): Table {
  if (opening?.what.kind !== 'opened') throw new Error('the first entry of a table opens it');
  const { what } = opening;
  const game = games(what.game);
  if (game === null) throw new Error(`there is no game ${what.game}`);
  const table: Table = {
    game,
    dice: what.dice,
    matchId: what.matchId,
    commitS: what.commitS,
    revealWithin: what.revealWithin,
    setting: what.setting,
    host: what.host,
    chairs: Array.from({ length: what.setting.seats }, (_, colour) => ({ ...FREE, colour })),
    start: null,
    startedAt: 0,
    match: null,
    abandoned: false,
    askedAt: 0,
    undoAsked: null,
    undos: 0,
    draws: 0,
    answered: new Set(opening.by === null ? [] : [opening.by]),
    seq: 1,
  };
  absorb(table, rest);
  return table;
}

/** Takes entries in that are durable now. */
export function absorb(table: Table, entries: readonly Stored[]): void {
  for (const stored of entries) {
    take(table, stored);
    table.seq++;
    if (stored.by !== null) table.answered.add(stored.by);
  }
}

const chairAt = (table: Table, seat: Seat): Chair => {
  const chair = table.chairs[seat];
  if (chair === undefined) throw new Error(`the table has no seat ${seat}`);
  return chair;
};

function take(table: Table, { at, what }: Stored): void {
  switch (what.kind) {
    case 'opened':
      throw new Error('a table is opened once');
    case 'set':
      table.setting = what.setting;
      table.chairs.length = Math.min(table.chairs.length, what.setting.seats);
      while (table.chairs.length < what.setting.seats) table.chairs.push({ ...FREE, colour: freeColour(table) });
      // What somebody was ready for has changed.
      for (const chair of table.chairs) chair.ready = chair.kind === 'bot';
      break;
    case 'sat': {
      const { as: kind, name, colour, bot, token } = what;
      table.chairs[what.seat] = { ...FREE, kind, name, colour, bot, token, ready: kind === 'bot' };
      break;
    }
    case 'left':
      table.chairs[what.seat] = { ...FREE, colour: chairAt(table, what.seat).colour };
      break;
    case 'ready':
      chairAt(table, what.seat).ready = what.ready;
      break;
    case 'host':
      table.host = what.host;
      break;
    case 'committed':
      chairAt(table, what.seat).commit = what.commit;
      break;
    case 'started':
      table.start = what.start;
      table.startedAt = table.askedAt = at;
      table.match = narrate(table.game, { seats: table.setting.seats, options: table.setting.options });
      break;
    case 'abandoned':
      table.abandoned = true;
      break;
    case 'match':
      takeMatch(table, at, what.entry, what.token);
      break;
  }
}

const freeColour = (table: Table): number =>
  [0, 1, 2, 3, 4, 5].find(colour => !table.chairs.some(chair => chair.colour === colour)) ?? 0;

function takeMatch(table: Table, at: number, entry: Entry<AnyAction>, token: TokenHash | null): void {
  const { match } = table;
  if (match === null) throw new Error('the match has not started');
  const question = questionOf(table);
  match.append(entry);
  if (entry.kind === 'note') takeNote(table, at, entry.note, token);
  if (entry.kind === 'play' && entry.actor === NATURE) table.draws++;
  if (entry.kind === 'undo') table.undos++;
  if (questionOf(table) === question) return;
  table.askedAt = at;
  // Not at every entry: that would tell everybody that somebody has changed something in a common step.
  table.undoAsked = null;
}

function takeNote(table: Table, at: number, note: Note, token: TokenHash | null): void {
  const chair = chairAt(table, note.seat);
  switch (note.note) {
    case 'reveal':
      chair.reveal = note.entropy;
      if (isSealed(table)) table.askedAt = at;
      break;
    case 'withheld':
      chair.withheld = true;
      if (isSealed(table)) table.askedAt = at;
      break;
    case 'seat':
      Object.assign(chair, {
        kind: note.kind,
        name: note.name,
        bot: null,
        token,
        cover: null,
      } satisfies Partial<Chair>);
      dropRequest(table, note.seat);
      break;
    case 'timeout':
      chair.cover = 'timeout';
      break;
    case 'covered':
      chair.cover = 'absent';
      break;
    case 'returned':
      chair.cover = null;
      break;
    case 'resigned':
      chair.cover = 'resigned';
      dropRequest(table, note.seat);
      break;
    case 'removed':
      chair.cover = 'removed';
      chair.token = null;
      dropRequest(table, note.seat);
      break;
    case 'asks':
      table.undoAsked = { seat: note.seat, to: note.to, agreed: [note.seat] };
      break;
    case 'agrees':
      if (table.undoAsked) table.undoAsked = { ...table.undoAsked, agreed: [...table.undoAsked.agreed, note.seat] };
      break;
    case 'declines':
      table.undoAsked = null;
      break;
  }
}

/** Whoever asked to undo is no longer there to want it. */
function dropRequest(table: Table, seat: Seat): void {
  if (table.undoAsked?.seat === seat) table.undoAsked = null;
}
