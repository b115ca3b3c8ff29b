import type { Game } from '@zaria/kit';
import type { ToyShape } from '@zaria/kit/testing';
import type { Law } from '../laws/law.ts';

/** A game with one thing wrong, and the law that must notice. */
export interface Fault {
  readonly what: string;
  /** `null`: random play itself. */
  readonly law: Law | null;
  readonly game: Game<ToyShape>;
}
