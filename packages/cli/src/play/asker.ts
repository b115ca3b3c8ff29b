import type { AnyAction, Entry } from '@zaria/kit';
import type { Question } from './question.ts';

/** Asks people, one way or another. */
export interface Asker {
  /** What the person does; `null`: he leaves. */
  ask(question: Question): Promise<Entry<AnyAction> | null>;
  /** Waits until the screen is in the hands of this person; `false`: he leaves. */
  pass(name: string): Promise<boolean>;
}
