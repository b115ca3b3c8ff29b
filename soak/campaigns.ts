import type { Campaign } from './campaign.ts';
import { lawsOf } from './laws.ts';

/** Every campaign there is. */
export const CAMPAIGNS: ReadonlyMap<string, Campaign> = new Map<string, Campaign>([
  ['las-vegas', lawsOf('las-vegas', 50_000)],
  ['qwinto', lawsOf('qwinto', 200_000)],
  ['railroad-ink', lawsOf('railroad-ink', 100_000)],
]);
