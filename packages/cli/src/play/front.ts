import type { AnyFollower, Viewer } from '@zaria/kit';
import type { Wish } from '@zaria/table/public';
import type { Checked } from '../command.ts';
import type { Question } from './question.ts';

/** Does what a person wants. A failure is the reason why not, and the question stands. */
export type Attempt = (wish: Wish) => Promise<Checked<true>>;

/** What people have in front of them: the match is shown there, and they are asked. An answer of `null`: the person leaves. */
export interface Front {
  /** What a viewer was told and has not read yet. */
  told(viewer: Viewer, lines: readonly string[]): void;
  /** What a viewer has read already, with the eyes of somebody else. */
  known(viewer: Viewer, lines: readonly string[]): void;
  /** The table, with the eyes of whoever looks. */
  draw(follower: AnyFollower): void;
  /** The same while it is for others to act. */
  wait(follower: AnyFollower): void;
  /** Asks until something was done. */
  ask(question: Question, attempt: Attempt): Promise<true | null>;
  agree(sentence: string): Promise<boolean | null>;
  /** Waits until the screen is in the hands of this person. `wiped`: nothing of what was said before is on it. */
  pass(name: string): Promise<'wiped' | 'unwiped' | null>;
  /** The match is over: waits until that was seen. */
  end(follower: AnyFollower): Promise<void>;
  close(): void;
}
