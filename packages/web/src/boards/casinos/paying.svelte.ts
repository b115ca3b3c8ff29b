import { fetched } from '../../lib/fetched.svelte.ts';

/** The scene of a payout and its sum: a round is played before. */
export const paying = fetched(async () => {
  const [payout, summary] = await Promise.all([import('./Payout.svelte'), import('./Summary.svelte')]);
  return { Payout: payout.default, Summary: summary.default };
});
