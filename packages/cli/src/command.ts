import type { Result } from '@zaria/kit';
import type { KeyOf, Words } from '@zaria/words';
import type { Io } from './io.ts';
import type { Voice } from './text/voice.ts';

/** How a run ended, told apart for scripts. */
export const EXIT = {
  fine: 0,
  /** Something is wrong with Zaria itself. */
  internal: 1,
  /** What was asked for does not exist, or does not go together. */
  usage: 2,
  /** What was named is not there, or not for whoever asks: a file, a table. */
  file: 3,
  /** A record does not pass, or a position, a save or a record is not one. */
  refused: 4,
  /** What is to be printed cannot be. */
  unwritable: 5,
  /** A server does not answer. */
  away: 6,
  /** A program that was to play did not. */
  program: 7,
  interrupted: 130,
} as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** How a run ends that looked at several things: a file that could not be read weighs more than one that does not pass. */
export const worstOf = (exits: readonly Exit[]): Exit =>
  [EXIT.file, EXIT.refused].find(exit => exits.includes(exit)) ?? EXIT.fine;

/** What can go wrong by the user's doing is a sentence for him. */
export type Checked<T> = Result<T, string>;

/** A sentence together with how the run ends because of it; a sentence alone is about how the command was called. */
export interface Complaint {
  readonly sentence: string;
  readonly exit: Exit;
}
/** What may fail because of how the command was called, or because of a file. */
export type Tried<T> = Result<T, string | Complaint>;

export const complaint = (exit: Exit, sentence: string): Complaint => ({ sentence, exit });

type Say = (words: Words<'common' | 'told' | 'cli' | 'screen' | 'verdict'>) => string;

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
  /** What its JSON consists of: fields and what they are. Schema and example of each are in docs/json. */
  readonly json?: readonly (readonly [fields: string, about: Say])[];
  run(given: Given, surroundings: Surroundings): Promise<Tried<Exit>>;
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
