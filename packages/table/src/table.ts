import { NATURE, narrate } from '@zaria/kit';
import type { AnyAction, AnyGame, AnyShape, Entry, Narration, Note, Seat, SeatKind } from '@zaria/kit';
import { findGame } from '@zaria/games';
import type { DiceKind, Setting, Stored, TokenHash } from './entries.ts';

/** Why a bot plays for somebody. */
export type Cover = 'timeout' | 'absent' | 'resigned' | 'removed';

/** One seat of the table. */
export interface Chair {
  /** `null`: free. */
  kind: SeatKind | null;
  name: string;
  /** 0 to 5, one of the six player colours. */
  colour: number;
  bot: string | null;
  token: TokenHash | null;
  ready: boolean;
  cover: Cover | null;
  commit: string | null;
  reveal: string | null;
  withheld: boolean;
}

export interface UndoAsked {
  readonly seat: Seat;
  /** How many entries of the match stay. */
  readonly to: number;
  readonly agreed: readonly Seat[];
}

/** One match and everything around it, as its entries say. Never written to but by `absorb`. */
export interface Table {
  readonly game: AnyGame;
  readonly dice: DiceKind;
  readonly matchId: string;
  readonly commitS: string;
  readonly revealWithin: number;
  setting: Setting;
  host: TokenHash;
  chairs: Chair[];
  /** `null` until the match starts. */
  start: string | null;
  startedAt: number;
  match: Narration<AnyShape> | null;
  /** When the question on the table was asked. */
  askedAt: number;
  undoAsked: UndoAsked | null;
  undos: number;
  draws: number;
  /** The names of the commands that were carried out. */
  answered: Set<string>;
  /** How many entries were absorbed. */
  seq: number;
}

export type Phase = 'lobby' | 'playing' | 'over';

export function phaseOf(table: Table): Phase {
  if (table.match === null) return 'lobby';
  return table.game.waiting(table.match.state).length === 0 ? 'over' : 'playing';
}

const FREE: Chair = {
  kind: null,
  name: '',
  colour: 0,
  bot: null,
  token: null,
  ready: false,
  cover: null,
  commit: null,
  reveal: null,
  withheld: false,
};

/** The table that these entries stand for. The first one opened it. */
export function openTable([opening, ...rest]: readonly Stored[]): Table {
  if (opening?.what.kind !== 'opened') throw new Error('the first entry of a table opens it');
  const { what } = opening;
  const game = findGame(what.game);
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
    case 'set': {
      table.setting = what.setting;
      const { seats } = what.setting;
      table.chairs = Array.from(
        { length: seats },
        (_, seat) => table.chairs[seat] ?? { ...FREE, colour: freeColour(table) },
      );
      for (const chair of table.chairs) chair.ready = chair.kind === 'bot';
      break;
    }
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
  if (entry.kind === 'note') takeNote(table, entry.note, token);
  else {
    if (entry.kind === 'play' && entry.actor === NATURE) table.draws++;
    if (entry.kind === 'undo') table.undos++;
    table.undoAsked = null;
  }
  if (questionOf(table) !== question) table.askedAt = at;
}

function takeNote(table: Table, note: Note, token: TokenHash | null): void {
  const chair = chairAt(table, note.seat);
  switch (note.note) {
    case 'reveal':
      chair.reveal = note.entropy;
      break;
    case 'withheld':
      chair.withheld = true;
      break;
    case 'seat':
      Object.assign(chair, { kind: note.kind, name: note.name, token, cover: null } satisfies Partial<Chair>);
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
      break;
    case 'removed':
      chair.cover = 'removed';
      chair.token = null;
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

/** The name of the question on the table. Undoing asks it under a new name, so that late answers do not fit. */
export function questionOf(table: Table): string {
  const frame = table.match?.state.agenda.at(-1);
  return `${table.undos}/${frame?.number ?? 'end'}`;
}

/** How many answers the seat has given to the question on the table. */
export const answersGiven = (table: Table, seat: Seat): number =>
  table.match?.state.agenda.at(-1)?.parts?.[seat]?.answers.length ?? 0;

/** Whether the seat is played by a bot, for good or for a while. */
export const isBotSeat = (chair: Chair): boolean => chair.kind === 'bot' || chair.cover !== null;
