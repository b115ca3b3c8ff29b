import { lasVegasRoyale } from '@zaria/games/las-vegas-royale';
import { NATURE, reseedableRng, simulationRng } from '@zaria/kit';
import { playOut } from './playout.ts';
import { readRound } from './reading.ts';
import { copyRound, newRound, type Round } from './round.ts';

const ANYBODY = { spite: 1, price: 12, isPerDie: false };
/** So many draws of tiles, which differ in what they ask. */
const DRAWS = 16;

/** Fresh rounds, each with other tiles. */
function freshRounds(seats: number, tiles: 0 | 3): readonly Round[] {
  const mode = tiles === 0 ? 'base' : 'royale';
  const options = { mode, tiles, noRepeats: false, neutral: false, openMoney: false, starter: 0 } as const;
  return Array.from({ length: DRAWS }, (_, draw) => {
    const rng = simulationRng(`speed ${draw}`);
    const table = lasVegasRoyale.setup({ rules: lasVegasRoyale.rules, seats, options });
    while (lasVegasRoyale.waiting(table)[0] === NATURE)
      lasVegasRoyale.play(table, NATURE, lasVegasRoyale.sample(table, rng));
    const round = newRound();
    readRound(table, round);
    return round;
  });
}

/** For the benchmark: playouts of fresh rounds, a run at a time; a run says how many plies it had. */
export function pliesOfPlayouts(seats: number, tiles: 0 | 3, playouts: number): () => number {
  const rounds = freshRounds(seats, tiles);
  const tastes = Array.from({ length: seats }, () => ANYBODY);
  const [ahead, rng] = [newRound(), reseedableRng()];
  let seed = 0;
  return () => {
    let plies = 0;
    for (let playout = 0; playout < playouts; playout++) {
      copyRound(rounds[playout % rounds.length] as Round, ahead);
      rng.reseed(seed++);
      plies += playOut(ahead, tastes, rng);
    }
    return plies;
  };
}
