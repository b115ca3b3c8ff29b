import type { AnyFollower, Viewer } from '@zaria/kit';
import type { Checked } from '../command.ts';
import type { Question, Wanted } from './question.ts';

/** Does what a person wants. A failure is the reason why not, and the question stands. */
export type Attempt = (wish: Wanted) => Promise<Checked<true>>;

/** Whether what somebody is asked still stands. Asked whenever something was told, which is then said. */
export type IsStill = () => boolean;

/** What people have in front of them: the match is shown there, and they are asked. An answer of `null`: the person leaves. */
export interface Front {
  /** What a viewer was told and has not read yet. */
  told(viewer: Viewer, lines: readonly string[]): void;
  /** What a viewer has asked for: it is read from its beginning. */
  answered(viewer: Viewer, lines: readonly string[]): void;
  /** What a viewer has read already, with the eyes of somebody else. */
  known(viewer: Viewer, lines: readonly string[]): void;
  /** The table, with the eyes of whoever looks. */
  draw(follower: AnyFollower): void;
  /** The same while it is for others to act, until there is news. `meanwhile`: what one may do until then. */
  wait(follower: AnyFollower, meanwhile: Question, attempt: Attempt, news: Promise<void>): Promise<true | null>;
  /** Asks until something was done, or the question stands no more. */
  ask(question: Question, attempt: Attempt, isStill: IsStill): Promise<true | null>;
  /** `moot`: nobody wants to know any more. */
  agree(sentence: string, isStill: IsStill): Promise<boolean | 'moot' | null>;
  /** Waits until the screen is in the hands of this person. `wiped`: nothing of what was said before is on it. */
  pass(name: string): Promise<'wiped' | 'unwiped' | null>;
  /** The match is over: waits until that was seen. */
  end(follower: AnyFollower): Promise<void>;
  close(): void;
}
