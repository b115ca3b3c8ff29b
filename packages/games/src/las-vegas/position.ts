import type { Result } from '@zaria/kit';
import { countOf, scoreCasinos, type Edition, type PositionFault, type PositionScore } from '../casinos/position.ts';
import { BANKNOTES } from './banknotes.ts';
import { DICE } from './table.ts';

const EDITION: Edition = {
  values: BANKNOTES.map(([value]) => value),
  most: Infinity,
  weigh: (_party, dice, at) => countOf(dice, DICE, at),
};

/** Scores casinos written by hand: `{"casinos":[{"number":1,"money":[80,30,10],"dice":{"red":5,"blue":3}}]}`. */
export const scorePosition = (position: Readonly<Record<string, unknown>>): Result<PositionScore, PositionFault> =>
  scoreCasinos(position, EDITION);
