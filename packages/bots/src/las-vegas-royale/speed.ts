import { lasVegasRoyale } from '@zaria/games/las-vegas-royale';
import { NATURE, simulationRng } from '@zaria/kit';
import { playOut } from './playout.ts';

const ANYBODY = { spite: 1, price: 12, isPerDie: false };

/** For the benchmark: plays so many playouts of a fresh round without tiles, and says how many plies they had. */
export function pliesPerRun(seats: number, playouts: number): number {
  const options = { mode: 'base', tiles: 0, noRepeats: false, neutral: false, openMoney: false, starter: 0 } as const;
  const table = lasVegasRoyale.setup({ rules: lasVegasRoyale.rules, seats, options });
  while (lasVegasRoyale.waiting(table)[0] === NATURE)
    lasVegasRoyale.play(table, NATURE, lasVegasRoyale.sample(table, simulationRng('speed')));
  const tastes = Array.from({ length: seats }, () => ANYBODY);
  let plies = 0;
  for (let playout = 0; playout < playouts; playout++)
    plies += playOut(lasVegasRoyale.clone(table), tastes, simulationRng(playout));
  return plies;
}
