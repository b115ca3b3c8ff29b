import type { ByGame } from '@zaria/games';
import type { Campaign } from './campaign.ts';
import { lawsOf } from './laws.ts';
import { ROYALE_MATCHES, royaleCoverage } from './royale.ts';
import { scores } from './scores.ts';
import { dice, records, tables } from './tables.ts';

/** The laws, on random matches of every game. */
const LAWS: ByGame<Campaign> = {
  'las-vegas': lawsOf('las-vegas', 50_000),
  'las-vegas-royale': lawsOf('las-vegas-royale', ROYALE_MATCHES, royaleCoverage),
  qwinto: lawsOf('qwinto', 200_000),
  'railroad-ink': lawsOf('railroad-ink', 100_000),
};

/** Every campaign there is. */
export const CAMPAIGNS: ReadonlyMap<string, Campaign> = new Map<string, Campaign>([
  ...Object.entries(LAWS),
  ['railroad-ink-scores', scores],
  ['table', tables],
  ['records', records],
  ['dice', dice],
]);
