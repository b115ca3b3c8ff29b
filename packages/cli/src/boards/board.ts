import type { AnyShape, Follower, Shape } from '@zaria/kit';
import type { Pen } from '../text/pen.ts';

/** How one game looks in a terminal. See README.md in this folder. */
export interface TerminalBoard<G extends Shape> {
  /** The table as the viewer of this view may see it, line by line. */
  draw(view: G['view'], pen: Pen): readonly string[];
  /** What an action of the follower's would lead to, in a few words for beside it; `null` where nothing can be foreseen. */
  foresee(follower: Follower<G>, action: G['action'], pen: Pen): string | null;
}

/** A board whose game's types are forgotten. */
export type AnyBoard = TerminalBoard<AnyShape>;
