import type { AnyGame } from '@zaria/kit';
import type { AnyBoard } from './boards/board.ts';
import type { Pen } from './text/pen.ts';
import type { Speaker } from './text/voice.ts';

/** What it takes to show a match and to speak of it. */
export interface Scene {
  readonly game: AnyGame;
  readonly board: AnyBoard;
  readonly pen: Pen;
  readonly speaker: Speaker;
}
