import { NATURE, isSeat, parseNote, printNote } from '@zaria/kit';
import type { AnyAction, AnyGame, Draw, Json, Seat, ToldEntry } from '@zaria/kit';

/** A draw without its purpose, which is the first word of the row. */
export type DrawRow = Omit<Draw, 'purpose'>;

/** What a viewer is told, in the words of a record where it has them: a person can read it. */
export type Row =
  | readonly [seat: Seat, what: string]
  | readonly ['nature', what: string, draw?: DrawRow]
  | readonly ['table', note: string]
  | readonly ['undo', to: number]
  | readonly ['back', seat: Seat, back: 'retract' | 'reopen']
  | readonly ['done' | 'reopened', seat: Seat]
  | readonly ['hidden', seat: Seat, question: number, shows: Json]
  | readonly ['reveal', seat: Seat, question: number, answers: readonly string[]];

type Told = ToldEntry<AnyAction>;

export function rowOf(game: AnyGame, entry: Told): Row {
  switch (entry.kind) {
    case 'play': {
      const what = game.print(entry.action);
      if (entry.actor !== NATURE) return [entry.actor, what];
      if (entry.draw === undefined) return ['nature', what];
      const { purpose: _, ...draw } = entry.draw;
      return ['nature', what, draw];
    }
    case 'note':
      return ['table', printNote(entry.note)];
    case 'undo':
      return ['undo', entry.to];
    case 'back':
      return ['back', entry.seat, entry.back];
    case 'done':
    case 'reopened':
      return [entry.kind, entry.seat];
    case 'hidden':
      return ['hidden', entry.seat, entry.question, entry.shows];
    case 'reveal':
      return ['reveal', entry.seat, entry.question, entry.actions.map(action => game.print(action))];
  }
}

/** What the row says; throws where it says nothing, which only a broken server can send. */
export function entryOf(game: AnyGame, row: Row): Told {
  const entry = read(game, row);
  if (entry === null) throw new Error(`the server told what cannot be read: ${JSON.stringify(row).slice(0, 200)}`);
  return entry;
}

function read(game: AnyGame, row: Row): Told | null {
  const [word] = row;
  if (isSeat(word)) return playOf(game, word, row[1] as string);
  switch (word) {
    case 'nature': {
      const play = playOf(game, NATURE, row[1]);
      const [, what, draw] = row;
      return play === null || draw === undefined ? play : { ...play, draw: { ...draw, purpose: firstWord(what) } };
    }
    case 'table': {
      const note = parseNote(row[1]);
      return note === null ? null : { kind: 'note', note };
    }
    case 'undo':
      return { kind: 'undo', to: row[1] };
    case 'back':
      return { kind: 'back', seat: row[1], back: row[2] };
    case 'done':
    case 'reopened':
      return { kind: word, seat: row[1] };
    case 'hidden':
      return { kind: 'hidden', seat: row[1], question: row[2], shows: row[3] };
    case 'reveal': {
      const actions = row[3].map(text => game.parse(text));
      return actions.every(action => action !== null)
        ? { kind: 'reveal', seat: row[1], question: row[2], actions }
        : null;
    }
    default:
      return null;
  }
}

const firstWord = (text: string): string => text.split(' ', 1)[0] ?? '';

function playOf(game: AnyGame, actor: Seat | typeof NATURE, text: string): Extract<Told, { kind: 'play' }> | null {
  const action = game.parse(text);
  return action === null ? null : { kind: 'play', actor, action };
}

/** What was told so far, in short: whoever heard the same has the same. It keeps no secret and guards nothing. */
export const NOTHING_TOLD = '00000000000000';

/** The same once a row more was told. */
export function toldDigest(before: string, row: Row): string {
  const text = `${before} ${JSON.stringify(row)}`;
  // Two 32-bit lanes that mix each other (cyrb53).
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(16).padStart(NOTHING_TOLD.length, '0');
}
