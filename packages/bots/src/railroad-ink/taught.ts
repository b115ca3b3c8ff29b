import { learnedFrom } from './learned-rounds.ts';
import { MODELS } from './models.ts';

/** All that the levels which learned think with: for whoever fetches it only when such a bot sits down. */
export const railroadInkLearned = learnedFrom(MODELS);
