import { winners, type Note, type Standing, type ToldEntry } from '@zaria/kit';
import { nameOf, type Names } from './seats.ts';
import { say, type Words } from './words.ts';

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
    ? say(words, `note.seat.${note.kind}`, { seat: name, name: note.name })
    : say(words, `note.${note.note}`, { name });
}

/** Who has won. */
export function verdict(words: Words<'common'>, standing: Standing, names: Names): string {
  const first = winners(standing);
  return say(words, 'standing.winner', { names: first.map(seat => nameOf(names, seat)), count: first.length });
}
