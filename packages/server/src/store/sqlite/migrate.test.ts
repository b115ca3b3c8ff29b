import { expect, test } from 'vitest';
import { entry } from '../scene.testing.ts';
import { printEntry } from '../entry-text.ts';
import { scratch, sweepScratch } from '../stage.testing.ts';
import { foundationSql, migrationSql } from '../sql/migrations.ts';
import { loadSqlite } from './driver.ts';
import { folderAt } from './folder.ts';
import { openStoreHere } from './here.ts';
import { APPLICATION } from './open-database.ts';

sweepScratch();

test('logs that were written before entries lay in the order they came in are read as they were', async () => {
  const folder = scratch();
  const { DatabaseSync } = await loadSqlite();
  const database = new DatabaseSync(folderAt(folder).database);
  for (const sql of [foundationSql('sqlite'), ...migrationSql(1, 'sqlite')]) database.exec(sql);
  database.exec(`pragma application_id = ${APPLICATION}; insert into migrations values (1, 0)`);
  const logs = ['b', 'a'].map(id => [id, [0, 1, 2].map(seq => entry(`${id} ${seq}`))] as const);
  const insert = database.prepare('insert into entries values (?, ?, ?)');
  for (const [id, entries] of logs)
    for (const [seq, stored] of entries.entries()) insert.run(id, seq, printEntry(stored).text);
  database.close();

  const store = await openStoreHere(folder, 'write');
  for (const [id, entries] of logs) expect(await store.matches.read(id, 0)).toEqual(entries);
  await store.close();
});
