import type { Result } from '@zaria/kit';
import type { KeyOf, Words } from '@zaria/words';
import type { Io } from './io.ts';
import type { Voice } from './text/voice.ts';

/** How a run ended: 0 well, 2 with something to complain about, 130 interrupted. */
export type Exit = 0 | 2 | 130;

/** What can go wrong by the user's doing is a sentence for him. */
export type Checked<T> = Result<T, string>;

type Say = (words: Words<'common' | 'cli' | 'verdict'>) => string;

/** One `--flag`. `value` names what it takes; a flag without it is a switch. */
export interface Flag {
  readonly value?: string;
  readonly isRepeated?: boolean;
  readonly about: Say;
}

export interface Command {
  readonly name: string;
  /** As in its usage: `[GAME]`. */
  readonly operands: string;
  /** How many operands it takes at most. */
  readonly most: number;
  readonly about: KeyOf<'cli'>;
  readonly flags: Readonly<Record<string, Flag>>;
  readonly note?: Say;
  readonly examples: readonly string[];
  /** What its JSON consists of: fields and what they are. */
  readonly json?: readonly (readonly [fields: string, about: Say])[];
  run(given: Given, surroundings: Surroundings): Promise<Checked<Exit>>;
}

export interface Surroundings {
  readonly io: Io;
  readonly voice: Voice;
}

/** The arguments of a command, checked against its flags. */
export interface Given {
  readonly operands: readonly string[];
  text(flag: string): string | null;
  texts(flag: string): readonly string[];
  has(flag: string): boolean;
  /** A whole number; `null` if it was not given. */
  whole(flag: string, min: number, max: number): Checked<number | null>;
}
