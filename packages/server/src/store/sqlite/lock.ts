import { StoreError } from '../store-error.ts';
import type { Database, Sqlite } from './driver.ts';
import { faultOf } from './fault.ts';
import type { Folder } from './folder.ts';

/**
 * Holds the data folder until the database that comes back is closed, or the process ends, however it ends: the lock is
 * the operating system's, taken through an empty SQLite database of its own, and no file says who has it.
 */
export function lockFolder({ DatabaseSync }: Sqlite, { lock }: Folder): Database {
  let held: Database | null = null;
  try {
    held = new DatabaseSync(lock, { timeout: 0 });
    held.exec('begin exclusive');
    return held;
  } catch (error) {
    held?.close();
    const fault = faultOf(error);
    throw new StoreError(fault.why === 'busy' ? { why: 'in-use' } : fault);
  }
}
