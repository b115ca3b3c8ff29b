import { findDisagreement, findMisplacement } from '@zaria/games/railroad-ink/agreement';
import { simulationRng } from '@zaria/kit';
import type { Campaign } from './campaign.ts';

/** Boards of Railroad Ink, of each expansion: the fast model and the slow, drawn one must agree. */
export const scores: Campaign = {
  summary: 'random boards of each expansion of Railroad Ink, scored and drawn on in two ways',
  unit: 'boards of each expansion',
  size: 100_000,
  short: 1000,
  run(seed) {
    for (const expansion of ['none', 'rivers', 'lakes'] as const) {
      const wrong = findDisagreement(expansion, 1, simulationRng(`${seed}-${expansion}`));
      if (wrong !== null)
        throw new Error(
          `seed ${seed}, ${expansion}: the scorers differ\n${wrong.board}\nfast ${JSON.stringify(wrong.fast)}\nslow ${JSON.stringify(wrong.slow)}`,
        );
      const misplaced = findMisplacement(expansion, 1, simulationRng(`${seed}-${expansion}-place`));
      if (misplaced !== null) throw new Error(`seed ${seed}, ${expansion}: ${misplaced}`);
    }
    return {};
  },
  report: () => [],
};
