import type { SpentLinks } from '@zaria/fair';
import type { Table } from './table.ts';

/** What the draws made so far were made of: the deepest link of each chain shows those before it, and none after it. */
export const spentLinks = ({ spent }: Table): SpentLinks => ({ host: spent, chains: [] });
