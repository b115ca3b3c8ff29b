import type { ByGame } from '@zaria/games';
import type { Seat } from '@zaria/kit';
import type { Player, Speech } from './board.ts';
import type { BoardShape } from './playable.ts';

/**
 * What a part of the table is about: the table as a whole, what is counted (casinos, the rows of one's own sheet), the
 * dice, what is one's own, the exits, what the others have, and how everybody stands.
 */
export type PartKind = 'table' | 'counted' | 'dice' | 'mine' | 'exits' | 'others' | 'scores';

/** A part of the table in words, to be asked for by itself. */
export interface Part {
  readonly kind: PartKind;
  /** What stands over it in a list: “Casino 5”. */
  readonly name: string;
  /** Whole sentences, which say by themselves what they are about. */
  readonly lines: readonly string[];
}

interface Given {
  readonly view: unknown;
  readonly players: readonly Player[];
  readonly speech: Speech<BoardShape>;
  /** Whose table it is told as; `null` for who only watches, or for several in front of one device. */
  readonly seat: Seat | null;
}
export type InParts = (given: Given) => readonly Part[] | Promise<readonly Part[]>;

/** The table in words, part by part, game by game. */
export const inWords: ByGame<() => Promise<{ readonly inParts: InParts }>> = {
  'las-vegas': () => import('./las-vegas/in-words.ts'),
  'las-vegas-royale': () => import('./las-vegas-royale/in-words.ts'),
  qwinto: () => import('./qwinto/in-words.ts'),
  'railroad-ink': () => import('./railroad-ink/in-words.ts'),
};
