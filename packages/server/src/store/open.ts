import { isDatabaseAddress, shownAddress, type DatabaseAddress } from './postgres/address.ts';
import { openStoreHere } from './sqlite/here.ts';
import { openStore as openFolder } from './sqlite/open.ts';
import type { Store } from './store.ts';

/** Where data is: in a folder of this machine, or in a database that several servers share. */
export type DataPlace = { readonly folder: string } | { readonly database: DatabaseAddress };

/** As it may be shown to anybody. */
export const shownPlace = (place: DataPlace): string =>
  'folder' in place ? place.folder : shownAddress(place.database);

/** As the operator named it: by a flag, by another, or by his environment. `null`: that names no database. */
export function placeOf(
  { database, data }: { readonly database: string | undefined; readonly data: string | undefined },
  env: Readonly<Record<string, string | undefined>>,
  usual: string,
): DataPlace | null {
  const named = database ?? (data === undefined ? env['DATABASE_URL'] || undefined : undefined);
  if (named === undefined) return { folder: data ?? usual };
  return isDatabaseAddress(named) ? { database: named } : null;
}

// What speaks to PostgreSQL is loaded only where it is wanted.
const postgres = () => import('./postgres/open.ts');

/** Opens data as a server: a folder as the only one that has it. Rejected with a `StoreError` that says why not. */
export async function openStore(place: DataPlace): Promise<Store> {
  return 'folder' in place ? openFolder(place) : (await postgres()).openPostgres(place.database);
}

/** Opens data beside a server that may run, to look at it or also to change something. */
export async function openBeside(place: DataPlace, does: 'read' | 'amend'): Promise<Store> {
  return 'folder' in place ? openStoreHere(place.folder, does) : (await postgres()).openPostgres(place.database, does);
}
