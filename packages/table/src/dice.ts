import { drawRng, keyOf } from '@zaria/fair';
import { simulationRng } from '@zaria/kit';
import type { Dice } from './context.ts';
import { fairnessOf } from './record.ts';
import { isSealed, type Table } from './table.ts';

/** The dice of a match, for whoever keeps its seed; `null` while somebody's part in them is open. */
export function fairDice(table: Table, serverSeed: string): Dice | null {
  if (table.frozen === null || !isSealed(table)) return null;
  const fairness = fairnessOf(table, serverSeed);
  const key = fairness.kind === 'typed' ? null : keyOf(fairness);
  if (key === null) return null;
  return {
    draw(purpose, n) {
      const rng = drawRng(key, purpose, n);
      return { rng, taken: () => rng.draw() };
    },
  };
}

/** Dice from a seed, for practice and tests. Nothing is claimed of them: to the table they are typed in. */
export const seededDice = (seed: string): Dice => ({
  draw: (_purpose, n) => ({ rng: simulationRng(`${seed} nature ${n}`), taken: () => null }),
});
