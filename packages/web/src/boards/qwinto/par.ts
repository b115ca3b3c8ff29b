import { PARS, besideScores, type BesideOf } from '@zaria/bots/par';

/** Alone one has other dice every time: what the strongest bot scored is the measure. */
export const besideOf: BesideOf = async ({ points }) => besideScores(PARS.qwinto, points);
