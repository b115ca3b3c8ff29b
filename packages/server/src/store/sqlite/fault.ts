import { StoreError, type StoreFault } from '../store-error.ts';

/** The primary result codes of SQLite that we can say something about. */
const BY_CODE: Readonly<Record<number, (detail: string) => StoreFault>> = {
  5: () => ({ why: 'busy' }),
  6: () => ({ why: 'busy' }),
  8: () => ({ why: 'read-only' }),
  11: detail => ({ why: 'damaged', detail }),
  13: () => ({ why: 'full' }),
  26: detail => ({ why: 'damaged', detail }),
};

/** Of an index beside the log that finds no room to grow (`SQLITE_IOERR_SHMSIZE`): SQLite says it could not write. */
const NO_ROOM_FOR_INDEX = 4874;

const BY_ERRNO: Readonly<Record<string, StoreFault>> = {
  EACCES: { why: 'read-only' },
  EPERM: { why: 'read-only' },
  EROFS: { why: 'read-only' },
  ENOSPC: { why: 'full' },
  EDQUOT: { why: 'full' },
  ENOENT: { why: 'missing' },
  EEXIST: { why: 'no-folder' },
  ENOTDIR: { why: 'no-folder' },
};

/** What went wrong, of the database or of the file system, as far as it can be told. */
export function faultOf(error: unknown): StoreFault {
  if (error instanceof StoreError) return error.fault;
  const detail = error instanceof Error ? error.message : String(error);
  const { errcode, code } = error as { readonly errcode?: unknown; readonly code?: unknown };
  if (errcode === NO_ROOM_FOR_INDEX) return { why: 'full' };
  if (typeof errcode === 'number') return BY_CODE[errcode & 0xff]?.(detail) ?? { why: 'failed', detail };
  return (typeof code === 'string' ? BY_ERRNO[code] : undefined) ?? { why: 'failed', detail };
}
