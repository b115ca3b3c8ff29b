import type { Wish } from '@zaria/table';
import type { Question } from './question.ts';

/** Asks people, one way or another. Each answer may be `null`: the person leaves. */
export interface Asker {
  ask(question: Question): Promise<Wish | null>;
  agree(sentence: string): Promise<boolean | null>;
  /** Waits until the screen is in the hands of this person; `false`: he leaves. */
  pass(name: string): Promise<boolean>;
}
