import type { GameId } from '@zaria/games';
import type { AnyGame, AnyShape, Ask, Game, Shape } from '@zaria/kit';
import type { AnyTableWords, Area, TableWords } from '@zaria/words';
import type { BoardModule } from './board.ts';

/** A game whose own types are forgotten, but that seats are asked things. */
export interface BoardShape extends AnyShape {
  steps: Readonly<Record<string, Ask<unknown, unknown>>>;
}
export type AnyBoard = BoardModule<BoardShape>;

/** A game with everything a table of it needs. */
export interface Playable {
  readonly id: GameId;
  readonly game: AnyGame;
  readonly words: AnyTableWords;
  readonly board: AnyBoard;
}

/** As a game's folder gives it: also what its board says by itself. */
export interface Parts extends Omit<Playable, 'id'> {
  readonly areas: readonly Area[];
}

/** Rules, words and board of one game, held against each other before their types are forgotten. */
export const partsOf = <G extends Shape, A extends Area>(
  game: Game<G>,
  words: TableWords<G, A>,
  board: BoardModule<G>,
  areas: readonly Area[],
): Parts => ({
  game: game as unknown as AnyGame,
  words,
  board: board as unknown as AnyBoard,
  areas: [...words.areas, ...areas],
});
