import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { LEDGER_LOCK } from '../sql/ledger.ts';
import type { Db } from '../sql/db.ts';
import { once, type Value } from '../sql/query.ts';
import type { Moved } from './tables.ts';

export type Row = Readonly<Record<string, Value>>;
/** Where a table has been read up to, in the order of its database. */
export type Place = readonly Value[];

/** What is in a table of the database's own making, and moves nowhere. */
const isOwn = ({ name }: Moved, row: Row): boolean => name === 'settings' && row['name'] === LEDGER_LOCK;

/** The next rows in the order of their key, as this database has it. */
export async function readRows(db: Db, table: Moved, after: Place | null, most: number): Promise<readonly Row[]> {
  const key = sql.join(table.key.map(column => sql.ref(column)));
  const from = after === null ? sql`` : sql`where (${key}) > (${sql.join(after.map(value => sql`${value}`))})`;
  const page = once<Row>(builder => ({
    compile: () =>
      sql<Row>`select * from ${sql.table(table.name)} ${from} order by ${key} limit ${sql.lit(most)}`.compile(builder),
  }));
  return db.all(page, {});
}

export const placeOf = ({ key }: Moved, row: Row): Place => key.map(column => row[column] ?? null);

/** Writes rows, none of which is there. */
export async function writeRows(db: Db, table: Moved, rows: readonly Row[]): Promise<void> {
  const given = rows.filter(row => !isOwn(table, row));
  const [first] = given;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const values = given.map(row => sql`(${sql.join(columns.map(column => sql`${row[column] ?? null}`))})`);
  const insert = once(builder => ({
    compile: () =>
      sql`insert into ${sql.table(table.name)} (${sql.join(columns.map(column => sql.ref(column)))}) values ${sql.join(values)}`.compile(
        builder,
      ),
  }));
  await db.run(insert, {});
}

export async function countRows(db: Db, { name }: Pick<Moved, 'name'>): Promise<number> {
  const count = once<{ readonly count: number }>(builder => ({
    compile: () => sql<{ readonly count: number }>`select count(*) as count from ${sql.table(name)}`.compile(builder),
  }));
  return (await db.first(count, {}))?.count ?? 0;
}

/** Whether anything is in it that somebody else has put there. */
export async function isEmpty(db: Db, table: Moved): Promise<boolean> {
  const rows = await readRows(db, table, null, 2);
  return rows.every(row => isOwn(table, row));
}

const MODULUS = 2n ** 256n;

/** How many rows there are, and the sum of their hashes: the same in whatever order they come. */
interface Sum {
  readonly rows: number;
  readonly hash: bigint;
}

const NOTHING: Sum = { rows: 0, hash: 0n };
const plus = ({ rows, hash }: Sum, more: bigint): Sum => ({ rows: rows + 1, hash: (hash + more) % MODULUS });

function hashOf({ name }: Moved, row: Row): bigint {
  const columns = Object.keys(row).sort();
  const text = JSON.stringify([name, ...columns.map(column => [column, row[column]])]);
  return BigInt(`0x${createHash('sha256').update(text).digest('hex')}`);
}

/** Of each table and of each match, all that belongs to it. */
export interface Sums {
  readonly tables: ReadonlyMap<string, Sum>;
  readonly matches: ReadonlyMap<string, Sum>;
}

/** Reads everything. `read` hears of each page how many rows it had. */
export async function sumsOf(
  db: Db,
  tables: readonly Moved[],
  most: number,
  read: (rows: number) => void,
): Promise<Sums> {
  const byTable = new Map<string, Sum>();
  const byMatch = new Map<string, Sum>();
  for (const table of tables) {
    let sum = NOTHING;
    for (let after: Place | null = null; ;) {
      const rows: readonly Row[] = await readRows(db, table, after, most);
      for (const row of rows) {
        if (isOwn(table, row)) continue;
        const hash = hashOf(table, row);
        sum = plus(sum, hash);
        const match = table.match === null ? null : String(row[table.match]);
        if (match !== null) byMatch.set(match, plus(byMatch.get(match) ?? NOTHING, hash));
      }
      read(rows.length);
      const last = rows.at(-1);
      if (last === undefined || rows.length < most) break;
      after = placeOf(table, last);
    }
    byTable.set(table.name, sum);
  }
  return { tables: byTable, matches: byMatch };
}

/** The first thing that is not the same on both sides; `null`: everything is. */
export function differenceIn(one: Sums, other: Sums): string | null {
  const isSame = (a: Sum | undefined, b: Sum | undefined): boolean => a?.rows === b?.rows && a?.hash === b?.hash;
  for (const id of new Set([...one.matches.keys(), ...other.matches.keys()]))
    if (!isSame(one.matches.get(id), other.matches.get(id))) return `match ${id}`;
  for (const [name, sum] of one.tables) if (!isSame(sum, other.tables.get(name))) return name;
  return null;
}

/** One hash for all of it, that can be compared by eye. */
export function digestOf({ tables }: Sums): string {
  const lines = [...tables]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { rows, hash }]) => `${name} ${rows} ${hash}`);
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}
