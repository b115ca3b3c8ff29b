import { lasVegas } from '@zaria/games/las-vegas';
import { NATURE, simulationRng } from '@zaria/kit';
import { playOut } from './playout.ts';
import { copyRound, newRound, readRound, shareTable } from './round.ts';

/** For the benchmark: playouts of a fresh round, a run at a time; a run says how many placements it had. */
export function placementsOfPlayouts(seats: number, playouts: number): () => number {
  const table = lasVegas.setup({ rules: 1, seats, options: { starter: 0, openMoney: false, neutral: false } });
  lasVegas.play(table, NATURE, lasVegas.sample(table, simulationRng('speed')));
  const [from, round] = [newRound(), newRound()];
  readRound(table, from);
  shareTable(from, round);
  const tastes = Array.from({ length: seats }, () => ({ spite: 1, price: 10, isPerDie: false }));
  let seed = 0;
  return () => {
    let placements = 0;
    for (let playout = 0; playout < playouts; playout++) {
      copyRound(from, round);
      placements += playOut(round, seed++, tastes);
    }
    return placements;
  };
}
