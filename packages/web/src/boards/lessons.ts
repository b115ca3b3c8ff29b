import type { ByGame } from '@zaria/games';
import type { Lesson } from './lesson.ts';

/** The guided first rounds, game by game. */
export const lessons: ByGame<() => Promise<{ readonly lesson: Lesson }>> = {
  'las-vegas': () => import('./las-vegas/lesson.ts'),
  'las-vegas-royale': () => import('./las-vegas-royale/lesson.ts'),
  qwinto: () => import('./qwinto/lesson.ts'),
  'railroad-ink': () => import('./railroad-ink/lesson.ts'),
};
