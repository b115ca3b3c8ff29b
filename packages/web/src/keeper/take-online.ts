import type { Result, Seat } from '@zaria/kit';
import type { Answer } from '@zaria/protocol/http';
import { broughtOf, type Table } from '@zaria/table';
import { ask, type AskRefusal } from '../online/server.ts';
import type { KeptMatch } from './kept.ts';

/** Gives a match, with what its dice grow from, to the server that this page came from: the only way on which that goes. */
export function bring(
  table: Table,
  { serverSeed }: Pick<KeptMatch, 'serverSeed'>,
): Promise<Result<Answer<'bring'>, AskRefusal>> {
  const { colours, ...brought } = broughtOf(table, serverSeed);
  return ask('bring', { body: { ...brought, colours: colours as readonly Seat[] } });
}
