import type { Client } from '@zaria/client';
import type { Rng, Seat } from '@zaria/kit';
import type { Presenter } from '../presenter.ts';
import type { Front } from './front.ts';

/** Where people play: their side of the match, and the terminal that they sit at. */
export interface Hall extends Presenter {
  readonly client: Client;
  readonly front: Front;
  /** Aborted when people, or the program, must leave. */
  readonly signal: AbortSignal;
  /** For those who do not want to throw dice themselves. */
  readonly rng: Rng;
  /** When something was told that was not known before. */
  news(): Promise<void>;
  /** What is the matter with the way to the table, if anything. */
  status(): string | null;
  /** What is to be said of those who play, besides what happens; it grows. */
  readonly remarks: readonly string[];
}

/** The seats that people play themselves at this terminal. */
export const peopleIn = ({ client: { own, table } }: Pick<Hall, 'client'>): readonly Seat[] =>
  own.filter(seat => table.chairs[seat]?.isBot === false);
