import type { SpentLinks, UsedChain } from '@zaria/fair';
import type { Table } from './table.ts';

/** What the draws made so far were made of: the deepest link of each chain shows those before it, and none after it. */
export const spentLinks = ({ spent, sitting, links }: Table): SpentLinks => ({
  host: spent,
  chains: (sitting?.chains ?? []).flatMap(({ seat, head, after }): UsedChain[] => {
    const used = links.get(head);
    return used === undefined ? [] : [[seat, after, used.depth, used.link]];
  }),
});
