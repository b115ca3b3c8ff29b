import type { GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import type { AnyGame, Seat } from '@zaria/kit';
import type { Names } from '@zaria/words';
import type { AnyBoard } from './boards/board.ts';
import { BOARDS } from './boards/index.ts';
import type { Surroundings } from './command.ts';
import { penOf, type Pen } from './text/pen.ts';
import { gameName, speakerOf, type Speaker } from './text/voice.ts';

/** What it takes to show a match and to speak of it. */
export interface Presenter {
  readonly game: AnyGame;
  /** What the game is called. */
  readonly title: string;
  readonly board: AnyBoard;
  readonly pen: Pen;
  readonly speaker: Speaker;
}

/** For a match of that game, at a table with these names; `own` are the seats of the people at this terminal. */
export function presenterOf(id: GameId, kept: Names, own: readonly Seat[], surroundings: Surroundings): Presenter {
  const { voice } = surroundings;
  const speaker = speakerOf(id, voice, kept, own);
  return {
    game: registered(id).game,
    title: gameName(voice, id),
    board: BOARDS[id],
    pen: penOf(surroundings, speaker),
    speaker,
  };
}
