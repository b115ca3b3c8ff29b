import { EXPANSIONS, ROUTE_DICE, rollExtra, rollRoutes } from '@zaria/games/railroad-ink';
import { simulationRng } from '@zaria/kit';
import { expect, test } from 'vitest';
import { planRound, type Round } from './beam.ts';
import { emptyGrid } from './grid.ts';
import { newModel, valueOf } from './model.ts';
import { faceIndexes, seen } from './features.ts';
import { sharesOf, type Standing } from './shares.ts';

const NOTHING_LEFT = { faces: new Uint8Array(0), dice: 0, special: false };

test.each(EXPANSIONS)('what a round promises is the sum of its shares, with the expansion %s', expansion => {
  const model = newModel(expansion, true);
  const rng = simulationRng(`shares ${expansion}`);
  for (let at = 0; at < model.learned.length; at++) model.learned[at] = (rng.below(201) - 100) / 400;
  let board: Standing & { readonly specials: number } = { grid: emptyGrid(), specialsDrawn: 0, specials: 0 };
  for (let roundsLeft = 5; roundsLeft >= 0; roundsLeft--) {
    const round: Round = {
      grid: board.grid,
      faces: faceIndexes([...rollRoutes(rng), ...rollExtra(expansion, rng)]),
      routes: ROUTE_DICE,
      specials: board.specials,
      isSpecialDrawn: false,
      roundsLeft,
      again: 0,
      blur: null,
    };
    const [end] = planRound(model, round, { width: 1, specials: 'last' });
    if (end === undefined) throw new Error('every round can be ended');
    const specialsDrawn = board.specialsDrawn + (end.isSpecialDrawn ? 1 : 0);
    const ended = { grid: end.grid, specialsDrawn, specials: end.specials };
    const promisedBy = (standing: Standing): number => {
      const left = { ...NOTHING_LEFT, specials: 3 - standing.specialsDrawn };
      return valueOf(model, standing.grid, left, roundsLeft) - seen.points;
    };
    const shares = sharesOf(model, board, ended, roundsLeft);
    const sum = Object.values(shares).reduce((all, share) => all + share, 0);
    if (roundsLeft === 0) expect(shares).toEqual({ ...shares, joins: 0, openings: 0, fits: 0, growth: 0 });
    else expect(Math.abs(sum - (promisedBy(ended) - promisedBy(board)))).toBeLessThan(0.05 * Math.abs(sum) + 0.5);
    board = ended;
  }
});
