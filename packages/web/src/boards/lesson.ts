import type { KeyOf } from '@zaria/words';
import type { LessonScript } from '../keeper/lesson.ts';

/** What a mark says, or why it asks for that. */
type MarkKey = Exclude<KeyOf<'learn'>, `learn.${string}`>;

/** One step of a guided first round: something to be read, something to be done, or both. */
export interface LessonStep {
  /** `null`: what is asked says enough. */
  readonly says: MarkKey | null;
  /** What of the board it is about, as a selector. */
  readonly at: string | null;
  /** Any of these, in the game's notation; `null`: to be read, and then one goes on. */
  readonly moves: readonly string[] | null;
  /** Why it is these and no others. */
  readonly why: MarkKey | null;
}

export interface Lesson extends LessonScript {
  readonly steps: readonly LessonStep[];
}

export const read = (says: MarkKey, at: string | null): LessonStep => ({ says, at, moves: null, why: null });

export const play = (
  moves: string | readonly string[],
  says: MarkKey | null = null,
  at: string | null = null,
  why: MarkKey | null = null,
): LessonStep => ({ says, at, moves: typeof moves === 'string' ? [moves] : moves, why });
