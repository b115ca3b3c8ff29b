import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSqlite } from '@zaria/server/store/tools';
import { browser, startServer } from '@zaria/server/testing';
import { buildServer } from '../../tools/build-server.mjs';
import { listening } from '../listening.ts';
import type { ServerWanted } from '../load/servers.ts';
import { playSome } from '../played.ts';

/** What a server costs that has stored so many matches, none of which anybody is at. */
export interface Cost {
  readonly stored: number;
  /** Milliseconds from the start of the process until somebody can come. */
  readonly start: number;
  /** Megabytes when it has started, and has looked after its tables for a while. */
  readonly memory: number;
  readonly inMemory: number;
  /** Milliseconds until somebody who comes back sees his table. */
  readonly open: number;
  /** Milliseconds of a core that the server takes for each who comes back to a table of his own; 0: nobody does. */
  readonly visit: number;
}

const PROGRAM = fileURLToPath(new URL('../load/zaria-server.ts', import.meta.url));
const DATABASE = 'zaria.db';
/** What belongs to one match. Its dice are not published once more: the ledger has each once. */
const TABLES = ['matches', 'entries', 'names', 'members', 'secrets'] as const;
const ENOUGH = 12;
/** Who come back to other copies, one after the other. */
const VISITS = 200;
/** A few rounds in which the house looks for what is due. */
const WHILE = 5000;

interface Played {
  /** Of somebody who sits there. */
  readonly cookie: string;
  readonly table: string;
}

/** A match in play that both have left, and its server's data. */
async function playABit(folder: string): Promise<Played> {
  const server = await startServer({ folder });
  const { people, table } = await playSome(server, ENOUGH, 'stored', 1);
  await server.stop('keep');
  return { cookie: people[0].cookie, table };
}

/** The name of a copy: as a table's, in letters and digits that look like no other. */
const COPY = `replace(replace(printf('cpy%09d', n), '0', 'a'), '1', 'b')`;
const copyOf = (n: number): string => `cpy${String(n).padStart(9, '0').replaceAll('0', 'a').replaceAll('1', 'b')}`;

/** The same match under so many other names. */
async function multiply(folder: string, table: string, copies: number): Promise<void> {
  const { DatabaseSync } = await loadSqlite();
  const database = new DatabaseSync(join(folder, DATABASE));
  database.exec('begin');
  for (const name of TABLES) {
    const key = name === 'matches' ? 'id' : 'match_id';
    const columns = database.prepare(`select name from pragma_table_info('${name}')`).all() as { name: string }[];
    // The command that opened it is known by its name, and there was one.
    const copied = columns.map(({ name: column }) => (column === key ? COPY : column === 'request' ? 'null' : column));
    database
      .prepare(
        `with recursive number(n) as (select 1 union all select n + 1 from number where n < ?)
         insert into ${name} select ${copied.join(', ')} from number, ${name} where ${key} = ?`,
      )
      .run(copies, table);
  }
  database.exec('commit');
  database.close();
}

async function figuresAt(url: string): Promise<(name: string) => number> {
  const figures = await fetch(`${url}/metrics`).then(response => response.text());
  return name => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(figures)?.[1]);
}

async function costOf(program: string, folder: string, stored: number, { cookie, table }: Played): Promise<Cost> {
  const begun = performance.now();
  const wanted: ServerWanted = { place: { folder } };
  const { child, port, ended } = await listening(program, [JSON.stringify(wanted)], { NODE_ENV: 'production' });
  const start = performance.now() - begun;
  const url = `http://127.0.0.1:${port}`;
  await new Promise(resolve => setTimeout(resolve, WHILE));
  const figures = await figuresAt(url);
  const asked = performance.now();
  const guest = browser(() => url);
  guest.cookie = cookie;
  const come = async (to: string): Promise<void> => {
    const online = guest.online(to);
    const opened = await online.opened;
    if (!opened.ok) throw new Error(opened.error.why);
    online.close();
  };
  await come(table);
  const open = performance.now() - asked;
  const visits = Math.min(VISITS, stored - 1);
  const before = (await figuresAt(url))('process_cpu_seconds_total');
  for (let n = 1; n <= visits; n++) await come(copyOf(n));
  const used = (await figuresAt(url))('process_cpu_seconds_total') - before;
  child.kill('SIGTERM');
  await ended;
  return {
    stored,
    start,
    memory: figures('process_resident_memory_bytes') / 2 ** 20,
    inMemory: figures('zaria_tables_in_memory'),
    open,
    visit: visits === 0 ? 0 : (used * 1000) / visits,
  };
}

/** What a server costs with one match, and with so many. */
export async function compareStored(matches: number): Promise<readonly [Cost, Cost]> {
  const folder = mkdtempSync(join(tmpdir(), 'zaria-stored-'));
  try {
    const program = await buildServer(PROGRAM, 'stored');
    const [one, many] = [join(folder, 'one'), join(folder, 'many')];
    const played = await playABit(one);
    cpSync(one, many, { recursive: true });
    await multiply(many, played.table, matches - 1);
    return [await costOf(program, one, 1, played), await costOf(program, many, matches, played)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
