import type { ByGame } from '@zaria/games';
import { attacks } from './attacks.ts';
import type { Campaign } from './campaign.ts';
import { hints } from './hints.ts';
import { lawsOf } from './laws.ts';
import { ROYALE_MATCHES, royaleCoverage } from './royale.ts';
import { scores } from './scores.ts';
import { storeCuts, storeKills } from './store.ts';
import { dice, records, tables } from './tables.ts';
import { verify } from './verify.ts';

/** The laws, on random matches of every game. */
const LAWS: ByGame<Campaign> = {
  'las-vegas': lawsOf('las-vegas', { size: 50_000, short: 1000 }),
  'las-vegas-royale': lawsOf('las-vegas-royale', { size: ROYALE_MATCHES, short: 2000 }, royaleCoverage),
  qwinto: lawsOf('qwinto', { size: 200_000, short: 2000 }),
  'railroad-ink': lawsOf('railroad-ink', { size: 100_000, short: 1000 }),
};

/** Every campaign there is. */
export const CAMPAIGNS: ReadonlyMap<string, Campaign> = new Map<string, Campaign>([
  ...Object.entries(LAWS),
  ['railroad-ink-scores', scores],
  ['table', tables],
  ['records', records],
  ['dice', dice],
  ['verify', verify],
  ['attacks', attacks],
  ['store-cuts', storeCuts],
  ['store-kills', storeKills],
  ['hints', hints],
]);
