import type { BesideOf } from '@zaria/bots/par';
import type { OptionEditors } from './editors.ts';
import type { AnyGlance } from './glance.ts';
import type { HelpPage } from './help.ts';
import type { Parts } from './playable.ts';

/** A game as the page knows it before anything of it is fetched. */
export interface Shelved {
  /** How many play. A test holds it against the rules. */
  readonly players: { readonly min: number; readonly max: number };
  /** How long a match takes at a table, about. */
  readonly minutes: number;
  /** What is counted in the end. */
  readonly scores: 'money' | 'points';
  /** Its numbered rules, as they are written in docs/rules. */
  readonly rules: () => Promise<{ readonly default: string }>;
  readonly board: ShelvedBoard;
}

/** What is fetched of a game when it is wanted. */
export interface ShelvedBoard {
  parts(): Promise<{ readonly parts: Parts }>;
  help(): Promise<{ readonly help: HelpPage }>;
  /** A match at a glance; without it the game's picture stands for it. */
  glance?(): Promise<{ readonly glance: AnyGlance }>;
  /** What its table is set up with, where a list of values does not do. */
  editors?(): Promise<{ readonly editors: OptionEditors }>;
  /** How good it was, where somebody can play it alone. */
  par?(): Promise<{ readonly besideOf: BesideOf }>;
  /** Its bots, in a thread of their own. */
  bots(): Worker;
  /** Whether it is played on sheets, which can be printed empty. */
  readonly hasSheets: boolean;
}
