/** What is used of SQLite: the API of `node:sqlite`, which two libraries offer. */
export type Sqlite = Pick<typeof import('@photostructure/sqlite'), 'DatabaseSync' | 'backup'>;
export type Database = InstanceType<Sqlite['DatabaseSync']>;

/** The first Node whose own SQLite is complete. */
const BUILT_IN_SINCE = 24;

let loaded: Promise<Sqlite> | null = null;

/** Node's own where there is one, so that nothing native has to be installed; the same as a package elsewhere. */
export const loadSqlite = (): Promise<Sqlite> => (loaded ??= load());

async function load(): Promise<Sqlite> {
  const [major = '0'] = process.versions.node.split('.');
  const own: unknown = Number(major) >= BUILT_IN_SINCE ? process.getBuiltinModule('node:sqlite') : undefined;
  return own === undefined ? import('@photostructure/sqlite') : (own as Sqlite);
}
