import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase } from '@zaria/server/store/database';
import type { Store } from '@zaria/server/store';
import {
  backUp,
  moveData,
  openBeside,
  openSource,
  openStoreHere,
  openTarget,
  restore,
} from '@zaria/server/store/tools';
import { expect, test } from 'vitest';
import { ROOT } from './files.ts';

/** What docs/hosting.md tells to run when a database was restored. */
const [, SQL = ''] = /^```sql\n(.*?)^```$/ms.exec(readFileSync(join(ROOT, 'docs', 'hosting.md'), 'utf8')) ?? [];

const PHASES = ['lobby', 'playing', 'over', 'abandoned'] as const;

/** A match in each phase, with a summary of all entries and with an older one, open and closed. */
async function fill(store: Store): Promise<void> {
  for (const phase of PHASES)
    for (const entries of [1, 2])
      for (const isClosed of [false, true]) {
        const id = `${phase}${entries}${isClosed}`;
        await store.matches.create({
          id,
          game: 'qwinto',
          entries: Array.from({ length: entries }, (_, i) => ({
            at: 1,
            by: `${id} ${i}`,
            what: { kind: 'ready', seat: 0, ready: true },
          })),
          dice: null,
          join: 'a hash',
          isPublic: false,
          created: 1,
          summary: { seq: 1, phase, chairs: [], waiting: [], wake: null, changed: 1 },
          host: 'a'.repeat(64),
          request: null,
        });
        if (isClosed) await store.matches.close(id, 2);
      }
}

test('a restored database has the same matches marked as a restored backup', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zaria-marks-'));
  const database = await testDatabase();
  try {
    const [data, file, restored] = ['data', 'backup.db', 'restored'].map(name => join(folder, name)) as [
      string,
      string,
      string,
    ];
    const filled = await openStoreHere(data, 'write');
    await fill(filled);
    await filled.close();
    await backUp({ folder: data, file, replace: false, progress: () => {} });
    await restore({ file, folder: restored, replace: false, now: 3 });
    const [source, target] = [await openSource(data), await openTarget(database.url, 3)];
    await moveData(source, target, { progress: () => {} });
    await target.close();
    await source.close();
    await database.run(SQL);

    const [one, other] = [await openStoreHere(restored, 'read'), await openBeside({ database: database.url }, 'read')];
    const marked = await one.matches.restored();
    expect(marked).toEqual(['lobby2false', 'playing1false', 'playing2false']);
    expect(await other.matches.restored()).toEqual(marked);
    await one.close();
    await other.close();
  } finally {
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
});
