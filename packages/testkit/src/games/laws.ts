import type { ByGame, GameId } from '@zaria/games';
import { factLaw, type FactLaw } from '../laws/facts.ts';
import { LAWS } from '../laws/index.ts';
import type { Law } from '../laws/law.ts';
import { royaleFacts } from './las-vegas-royale.facts.ts';
import { lasVegasFacts } from './las-vegas.facts.ts';
import { qwintoFacts } from './qwinto.facts.ts';
import { railroadInkFacts } from './railroad-ink.facts.ts';

export const FACT_LAWS: ByGame<FactLaw> = {
  'las-vegas': factLaw(lasVegasFacts),
  'las-vegas-royale': factLaw(royaleFacts),
  qwinto: factLaw(qwintoFacts),
  'railroad-ink': factLaw(railroadInkFacts),
};

/** Everything a game of the house must obey. */
export const lawsOf = (id: GameId): readonly Law[] => [...LAWS, FACT_LAWS[id]];
