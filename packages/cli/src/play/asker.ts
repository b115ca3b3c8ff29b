import type { Wish } from '@zaria/table/public';
import type { Checked } from '../command.ts';
import type { Question } from './question.ts';

/** Does what a person wants. A failure is the reason why not, and the question stands. */
export type Attempt = (wish: Wish) => Promise<Checked<true>>;

/** Asks people, one way or another. Each answer may be `null`: the person leaves. */
export interface Asker {
  /** Asks until something was done. */
  ask(question: Question, attempt: Attempt): Promise<true | null>;
  agree(sentence: string): Promise<boolean | null>;
  /** Waits until the screen is in the hands of this person. `wiped`: nothing of what was said before is on it. */
  pass(name: string): Promise<'wiped' | 'unwiped' | null>;
}
