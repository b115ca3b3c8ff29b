import {
  isAnswered,
  requestFor,
  undoneBy,
  winners,
  type Note,
  type Seat,
  type Standing,
  type ToldEntry,
} from '@zaria/kit';
import { nameOf, type Names } from './seats.ts';
import { nameFor } from './usual-names.ts';
import { say, type Words } from './words.ts';
import { YOU } from './you.ts';

type Told = readonly ToldEntry<unknown>[];

/**
 * What a viewer hears of the entry at this place of all that he was told, where it has no facts to tell; `null` where
 * facts, or the viewer's own hand, say it all. A take-back is told once, by what came of it.
 */
export function tidings(words: Words<'common' | 'told'>, told: Told, at: number, names: Names): string | null {
  const entry = told[at];
  switch (entry?.kind) {
    case 'done':
    case 'reopened':
    case 'hidden':
      return say(words, `told.${entry.kind}`, { name: nameOf(names, entry.seat) });
    case 'undo':
      return undoTidings(words, told, at, names);
    case 'note':
      return noteTidings(words, told, at, entry.note, names);
    case 'play':
    case 'back':
    case 'reveal':
    case undefined:
      return null;
  }
}

function undoTidings(words: Words<'common' | 'told'>, told: Told, at: number, names: Names): string {
  const seat = undoneBy(told, at);
  if (seat === null) return say(words, 'told.undo');
  const isAgreed = requestFor(told, at) !== null && hasAgreed(told, at);
  return say(words, isAgreed ? 'told.undo.agreed' : 'told.undo.own', { name: nameOf(names, seat) });
}

/** Whether anybody said so since the request that was open here. */
function hasAgreed(told: Told, at: number): boolean {
  for (let i = at - 1; i >= 0; i--) {
    const entry = told[i];
    if (entry?.kind !== 'note') continue;
    if (entry.note.note === 'agrees') return true;
    if (entry.note.note === 'asks') return false;
  }
  return false;
}

function noteTidings(words: Words<'common' | 'told'>, told: Told, at: number, note: Note, names: Names): string | null {
  // Where dice come from is told by the check of the dice.
  if (note.note === 'chain' || note.note === 'lost') return null;
  const name = nameOf(names, note.seat);
  switch (note.note) {
    case 'seat':
      return say(words, `note.seat.${note.kind}`, { seat: name, name: nameFor(words, note.name) });
    case 'asks':
      return isAnswered(told, at) ? null : say(words, 'note.asks', { name });
    case 'agrees':
      return null;
    case 'declines': {
      const asking = requestFor(told, at)?.seat;
      // Who takes his own request back has said nothing.
      if (asking === undefined || asking === note.seat) return null;
      return say(words, 'told.declined', { asking: nameOf(names, asking), name });
    }
    case 'reveal':
    case 'withheld':
    case 'timeout':
    case 'covered':
    case 'returned':
    case 'resigned':
    case 'removed':
      return say(words, `note.${note.note}`, { name });
  }
}

/** Whom a verdict is for. */
interface Audience {
  /** The seats of the people at this device. */
  readonly own: readonly Seat[];
  /** A score in the game's own words. */
  score(score: number): string;
}

/** Who has won; then, to somebody who plays by himself here, which place is his. Alone there is nobody to beat. */
export function verdictSentences(
  words: Words<'common' | 'told'>,
  standing: Standing,
  given: Names,
  { own, score }: Audience,
): readonly string[] {
  const [reader] = own.length === 1 ? own : [];
  const names = given.map((name, seat) => (seat === reader ? YOU[words.language] : name));
  const [only, ...others] = standing.seats;
  if (others.length === 0) return [say(words, 'standing.alone', { name: nameOf(names, 0), score: score(only.score) })];

  const first = winners(standing);
  const won = say(words, 'standing.winner', { names: first.map(seat => nameOf(names, seat)) });
  if (reader === undefined || first.includes(reader)) return [won];
  const placed = say(words, 'standing.place', { name: nameOf(names, reader), rank: standing.seats[reader].rank });
  return [won, placed];
}

export const verdict = (...given: Parameters<typeof verdictSentences>): string => verdictSentences(...given).join(' ');
