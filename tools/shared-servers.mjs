/**
 * For vitest: a folder in which the test files of one run share a PostgreSQL server. The first that needs one starts it
 * (packages/server/src/store/postgres/database.testing.ts); here it is ended.
 */
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SHARED = 'ZARIA_SHARED';

export function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'zaria-shared-'));
  // PostgreSQL may run as somebody else.
  chmodSync(folder, 0o711);
  process.env[SHARED] = folder;
}

export async function teardown() {
  const folder = process.env[SHARED];
  if (folder === undefined) return;
  const ready = join(folder, 'ready');
  const said = /** @type {{ readonly pid: number } | null} */ (
    existsSync(ready) ? JSON.parse(readFileSync(ready, 'utf8')) : null
  );
  const pid = said?.pid ?? 0;
  if (pid > 0) {
    process.kill(pid, 'SIGINT');
    while (isThere(pid)) await new Promise(resolve => setTimeout(resolve, 20));
  }
  rmSync(folder, { recursive: true, force: true });
}

/** @param {number} pid */
function isThere(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
