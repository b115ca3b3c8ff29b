import { ROUTE_DICE, rollRoutes } from '@zaria/games/railroad-ink';
import { simulationRng } from '@zaria/kit';
import { planRound, type Round } from './learned/beam.ts';
import { faceIndexes } from './learned/features.ts';
import { emptyGrid, type Grid } from './learned/grid.ts';
import { valueOf, type Model } from './learned/model.ts';
import { MODELS } from './models.ts';

const MATCHES = 6;
const ROUNDS = 7;

/** Boards as they come up in matches, from an empty one on. */
function someBoards(model: Model): readonly Grid[] {
  const rng = simulationRng('speed');
  return Array.from({ length: MATCHES }).flatMap(() => {
    const boards: Grid[] = [emptyGrid()];
    for (let roundsLeft = ROUNDS - 1; roundsLeft > 0; roundsLeft--) {
      const faces = faceIndexes(rollRoutes(rng));
      const grid = boards.at(-1) as Grid;
      const rest = { routes: ROUTE_DICE, specials: 0, isSpecialDrawn: true, again: 0, blur: null };
      const round: Round = { grid, faces, roundsLeft, ...rest };
      boards.push(planRound(model, round, { width: 1, specials: 'last' })[0]?.grid ?? grid);
    }
    return boards;
  });
}

/** For the benchmark: judges so many boards by what was learned, a run at a time. */
export function judgingBoards(count: number): () => void {
  const model = MODELS.none();
  if (model === null) throw new Error('nothing was learned');
  const boards = someBoards(model);
  const left = { faces: new Uint8Array(0), dice: 0, specials: 2, special: false };
  return () => {
    let sum = 0;
    for (let at = 0; at < count; at++) sum += valueOf(model, boards[at % boards.length] as Grid, left, 3);
    if (!Number.isFinite(sum)) throw new Error('a board is worth something');
  };
}
