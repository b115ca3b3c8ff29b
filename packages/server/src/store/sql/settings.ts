import type { Settings } from '../store.ts';
import type { OperationsOf } from './db.ts';
import { query } from './query.ts';

const GET = query<{ name: string }>()((db, { name }) =>
  db.selectFrom('settings').select('value').where('name', '=', name),
);

const KEEP = query<{ name: string; value: string }>()((db, { name, value }) =>
  db
    .insertInto('settings')
    .values({ name, value })
    .onConflict(conflict => conflict.doNothing()),
);

export const settingOperations: OperationsOf<Settings> = {
  get: async (db, name) => (await db.first(GET, { name }))?.value ?? null,
  async keepFirst(db, name, value) {
    await db.run(KEEP, { name, value });
    return (await db.first(GET, { name }))?.value ?? value;
  },
};
