import { bestRounds, type Model, type Sketch } from '@zaria/bots/railroad-ink/learned';
import type { Expansion } from '@zaria/games/railroad-ink';
import { simulationRng } from '@zaria/kit';
import { playAlone, pointsOf } from './self-play.ts';

/** A beam of eight, and no look at dice to come. */
const NODES = 2_400;

const rounded = (number: number): number => Math.round(100 * number) / 100;

/** What is scored alone, and how far that is from the truth. */
export function measure(
  model: Model,
  expansion: Expansion,
  matches: number,
): { readonly points: number; readonly 'standard error': number } {
  const scores = Array.from({ length: matches }, (_, match) => {
    const { grid } = playAlone(expansion, simulationRng(`measure ${match}`), round => {
      const [best] = bestRounds(model, round, NODES, match);
      return best as Sketch;
    });
    return pointsOf(model, grid);
  });
  const mean = scores.reduce((sum, score) => sum + score, 0) / matches;
  const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / Math.max(1, matches - 1);
  return { points: rounded(mean), 'standard error': rounded(Math.sqrt(variance / matches)) };
}
