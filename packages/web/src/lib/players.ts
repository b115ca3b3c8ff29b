import type { ScorePart, Seat } from '@zaria/kit';
import { LONGEST_NAME } from '@zaria/table/public';
import { COLOURS, SHAPES, YOU, namesFor, seatName, type AnyTableWords, type PageArea, type Words } from '@zaria/words';
import type { Player, Speech } from '../boards/board.ts';
import type { BoardShape } from '../boards/playable.ts';
import { characterOf } from './characters.ts';

/** Who sits in a seat, with the name that was kept. */
export interface Chair {
  readonly name: string;
  readonly colour: number;
  readonly isBot: boolean;
  /** Which one; not kept everywhere. */
  readonly bot?: string | null;
}

/** A table takes no longer names than this, but a record from elsewhere may. */
export function shortName(name: string): string {
  // A character has at most two units; of a book nobody reads more than its beginning.
  const letters = Array.from(name.slice(0, 2 * LONGEST_NAME + 2));
  return letters.length <= LONGEST_NAME ? name : `${letters.slice(0, LONGEST_NAME - 1).join('')}…`;
}

/** The players of a table as its reader knows them; `own` are the seats of the people at his device. */
export function playersOf(words: Words<'common'>, chairs: readonly Chair[], own: readonly Seat[]): readonly Player[] {
  const names = namesFor(
    words,
    chairs.map(({ name }) => shortName(name)),
    own,
  );
  return chairs.map(({ name: kept, colour, isBot, bot = null }, seat): Player => {
    // Whoever has erased his name is called by his seat.
    const name = names[seat] || seatName(words, seat as Seat);
    return {
      seat: seat as Seat,
      name,
      letter: name === YOU[words.language] ? null : letterOf(name),
      colour: COLOURS[colour] ?? 'grey',
      figure: SHAPES[colour] ?? 'hexagon',
      isBot,
      character: isBot ? characterOf(kept, seat, bot) : null,
    };
  });
}

/** The first thing in a name that can be read as a letter or a figure. */
export const letterOf = (name: string): string =>
  (/[\p{L}\p{N}]/u.exec(name.normalize('NFC'))?.[0] ?? '•').toLocaleUpperCase();

/** What the game says, with these players' names. */
export function speechOf(game: AnyTableWords, words: Words<PageArea>, players: readonly Player[]): Speech<BoardShape> {
  const names = players.map(({ name }) => name);
  return {
    fact: fact => game.fact(words, fact, names),
    question: step => game.question(words, step),
    action: action => game.action(words, action, names),
    score: score => game.score(words, score),
    part: (part: ScorePart) => game.part(words, part),
    ending: view => game.ending(words, view, names),
  };
}

/** Whose doing a fact is, if anybody's. */
export function seatIn(fact: object, players: number): Seat | null {
  const told = fact as { readonly seat?: unknown; readonly party?: unknown };
  const seat = told.seat ?? told.party;
  return typeof seat === 'number' && seat >= 0 && seat < players ? (seat as Seat) : null;
}
