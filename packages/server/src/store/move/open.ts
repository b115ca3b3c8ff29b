import { isDatabaseAddress } from '../postgres/address.ts';
import type { Source, Target } from './place.ts';
import { databaseSource, databaseTarget } from './postgres.ts';
import { folderSource, folderTarget } from './sqlite.ts';

/** The data in a folder, or in a database. Rejected with a `StoreError` that says why not. */
export const openSource = (place: string): Promise<Source> =>
  isDatabaseAddress(place) ? databaseSource(place) : folderSource(place);

/** A folder, or a database, that data is to move to. */
export const openTarget = (place: string, now: number): Promise<Target> =>
  isDatabaseAddress(place) ? databaseTarget(place, now) : folderTarget(place, now);
