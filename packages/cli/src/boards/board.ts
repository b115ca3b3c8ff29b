import type { AnyShape, Game, Seat, Shape } from '@zaria/kit';
import type { Pen } from '../text/pen.ts';

/** A seat that is asked, and a state that it must hold possible. To be read and cloned, not edited. */
interface Moment<G extends Shape> {
  readonly game: Game<G>;
  readonly state: G['state'];
  readonly seat: Seat;
}

/** How one game looks in a terminal. See README.md in this folder. */
export interface TerminalBoard<G extends Shape> {
  /** The table as the viewer of this view may see it, line by line. */
  draw(view: G['view'], pen: Pen): readonly string[];
  /** What an action would lead to, in a few words for beside it; `null` where there is nothing to foresee. */
  foresee(moment: Moment<G>, action: G['action'], pen: Pen): string | null;
}

/** A board whose game's types are forgotten. */
export type AnyBoard = TerminalBoard<AnyShape>;
