import type { GameId } from '@zaria/games';
import type { AnyGame, AnyShape, Ask, Game, Shape } from '@zaria/kit';
import type { AnyTableWords, PageArea, TableWords } from '@zaria/words';
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

/** As a game's folder gives it: also the words that are to be there when the table opens. */
export interface Parts extends Omit<Playable, 'id'> {
  readonly areas: readonly PageArea[];
}

/**
 * Rules, words and board of one game, held against each other before their types are forgotten. `areas` are those of the
 * board itself; `later` are those of the game that the board sees to (`BoardModule.later`).
 */
export const partsOf = <G extends Shape, A extends PageArea>(
  game: Game<G>,
  words: TableWords<G, A>,
  board: BoardModule<G>,
  areas: readonly PageArea[],
  later: readonly NoInfer<A>[] = [],
): Parts => ({
  game: game as unknown as AnyGame,
  words,
  board: board as unknown as AnyBoard,
  areas: [...words.areas.filter(area => !later.includes(area)), ...areas],
});
