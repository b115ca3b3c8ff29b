import { keptNames } from '@zaria/words';
import type { Lesson } from '../boards/lesson.ts';
import type { Playable } from '../boards/playable.ts';
import { openLessonTable } from '../keeper/lesson.ts';
import { openHand, type Hand } from './hand.svelte.ts';
import { playersOf } from './players.ts';
import { complaintOf } from './say.ts';
import { openShowing, type Showing } from './showing.svelte.ts';
import { wordsFor } from './words.svelte.ts';

/** How far somebody has come: the step, and what was answered on the way. */
export interface Progress {
  readonly step: number;
  readonly done: readonly string[];
}

const START: Progress = { step: 0, done: [] };
const keyOf = (game: string): string => `zaria/lesson/${game}`;

/** Whatever was kept that is not like that begins anew. */
function progressIn(game: string, { steps }: Lesson): Progress {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null') as Partial<Progress> | null;
    const done = Array.isArray(kept?.done) ? kept.done.filter(text => typeof text === 'string') : [];
    const step = Number.isInteger(kept?.step) ? Number(kept?.step) : 0;
    const moves = steps.slice(0, step).filter(one => one.moves !== null);
    const fits = moves.length === done.length && moves.every(({ moves: asked }, i) => asked?.includes(done[i] ?? ''));
    return fits && step < steps.length ? { step, done } : START;
  } catch {
    return START;
  }
}

/** `null`: the lesson is over, or left for good. */
export function keepProgress(game: string, progress: Progress | null): void {
  try {
    if (progress === null) localStorage.removeItem(keyOf(game));
    else localStorage.setItem(keyOf(game), JSON.stringify(progress));
  } catch {
    // Blocked storage: it lasts as long as the page.
  }
}

/** A lesson on the screen. */
export interface Learning {
  readonly playable: Playable;
  readonly lesson: Lesson;
  readonly start: Progress;
  readonly showing: Showing;
  readonly hand: Hand;
  isOver(): boolean;
  close(): void;
}

export async function openLesson(playable: Playable, lesson: Lesson): Promise<Learning> {
  const start = progressIn(playable.id, lesson);
  let shown: Showing['shown'] = () => Promise.resolve();
  const names = keptNames(wordsFor('common'), Array<string>(lesson.seats).fill(''));
  const table = await openLessonTable(playable.game, names, lesson, start.done, () => shown());
  const showing = openShowing(table.connection, playable, { plays: () => true });
  ({ shown } = showing);
  const called = (): readonly string[] =>
    playersOf(wordsFor('common'), showing.atRest.table.chairs, showing.own).map(({ name }) => name);
  const hand = openHand(showing, done => complaintOf(done, playable, called()));
  return {
    playable,
    lesson,
    start,
    showing,
    hand,
    isOver: () => table.isOver(),
    close() {
      showing.close();
      table.close();
    },
  };
}
