import type { GameId } from '@zaria/games';
import { loadWhole } from '../boards/boards.ts';
import { needWords } from './words.svelte.ts';

/* Screens that few come to: what leads to them is not in the shell. */

export const screenBeside = (page: 'paper' | 'learn', id: GameId) =>
  page === 'paper' ? paperScreen(id) : learnScreen(id);

async function paperScreen(id: GameId) {
  const [playable, { papers }, screen] = await Promise.all([
    loadWhole(id),
    import('../boards/papers.ts'),
    import('../screens/Paper.svelte'),
    needWords('paper'),
  ]);
  const { default: Paper } = await papers[id]();
  return { key: `paper ${id}`, screen: screen.default, props: { playable, Paper } };
}

async function learnScreen(id: GameId) {
  const [playable, { lessons }, { openLesson }, screen] = await Promise.all([
    loadWhole(id),
    import('../boards/lessons.ts'),
    import('./lesson.ts'),
    import('../screens/Learn.svelte'),
    needWords('learn'),
  ]);
  const { lesson } = await lessons[id]();
  const learning = await openLesson(playable, lesson);
  return { key: `learn ${id}`, screen: screen.default, props: { learning }, leave: () => learning.close() };
}
