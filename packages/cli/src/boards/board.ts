import type { AnyShape, Follower, Shape } from '@zaria/kit';
import type { Part } from '../screen/fit.ts';
import type { Pen } from '../text/pen.ts';
import type { Pointer, Pointing } from './pointing.ts';

/** How one game looks in a terminal. See README.md in this folder. */
export interface TerminalBoard<G extends Shape> {
  /** The table as the viewer of this view may see it, line by line, however many lines that takes. */
  draw(view: G['view'], pen: Pen): readonly string[];
  /** How far the match is, for the heading of the screen; empty where the game has no such thing. */
  heading(view: G['view'], pen: Pen): string;
  /** The same table for a screen, part by part, so that it fits any size; `pointer` is what is held over it. */
  parts(view: G['view'], pen: Pen, pointer: Pointer | null): readonly Part[];
  /** What lies on the table and is not clear by itself, a paragraph for each thing. */
  explain(view: G['view'], pen: Pen): readonly string[];
  /** What an action of the follower's would lead to, in a few words for beside it; `null` where nothing can be foreseen. */
  foresee(follower: Follower<G>, action: G['action'], pen: Pen): string | null;
  /** What stands for an action on the table itself, as the number of a casino does; `null` where nothing does. */
  keyOf(action: G['action']): string | null;
  /** How moves are made on the board itself; `null`: they are chosen from a list. */
  readonly pointing: Pointing<G> | null;
}

/** A board whose game's types are forgotten. */
export type AnyBoard = TerminalBoard<AnyShape>;
