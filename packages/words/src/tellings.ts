import { winners, type Note, type Seat, type Standing, type ToldEntry } from '@zaria/kit';
import { nameOf, type Names } from './seats.ts';
import { nameFor } from './usual-names.ts';
import { say, type Words } from './words.ts';
import { YOU } from './you.ts';

/** What a viewer hears of an entry that has no facts to tell; `null` where facts, or the viewer's own hand, say it all. */
export function tidings(words: Words<'common'>, entry: ToldEntry<unknown>, names: Names): string | null {
  switch (entry.kind) {
    case 'done':
    case 'reopened':
    case 'hidden':
      return say(words, `told.${entry.kind}`, { name: nameOf(names, entry.seat) });
    case 'undo':
      return say(words, 'told.undo');
    case 'note':
      return noteTidings(words, entry.note, names);
    case 'play':
    case 'back':
    case 'reveal':
      return null;
  }
}

function noteTidings(words: Words<'common'>, note: Note, names: Names): string {
  const name = nameOf(names, note.seat);
  return note.note === 'seat'
    ? say(words, `note.seat.${note.kind}`, { seat: name, name: nameFor(words, note.name) })
    : say(words, `note.${note.note}`, { name });
}

/** Whom a verdict is for. */
interface Audience {
  /** The seats of the people at this device. */
  readonly own: readonly Seat[];
  /** A score in the game's own words. */
  score(score: number): string;
}

/** Who has won; then, to somebody who plays by himself here, which place is his. Alone there is nobody to beat. */
export function verdict(words: Words<'common'>, standing: Standing, given: Names, { own, score }: Audience): string {
  const [reader] = own.length === 1 ? own : [];
  const names = given.map((name, seat) => (seat === reader ? YOU[words.language] : name));
  const [only, ...others] = standing.seats;
  if (others.length === 0) return say(words, 'standing.alone', { name: nameOf(names, 0), score: score(only.score) });

  const first = winners(standing);
  const won = say(words, 'standing.winner', { names: first.map(seat => nameOf(names, seat)) });
  if (reader === undefined || first.includes(reader)) return won;
  const placed = say(words, 'standing.place', { name: nameOf(names, reader), rank: standing.seats[reader].rank });
  return `${won} ${placed}`;
}
