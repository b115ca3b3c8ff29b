import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { isObject, simulationRng } from '@zaria/kit';
import { machine } from '@zaria/server';
import { loadSqlite } from '@zaria/server/store/tools';
import { guestOf, settingOf, startServer } from '@zaria/server/testing';
import { fuzzFrames } from './frames.ts';
import { fuzzRequests } from './requests.ts';
import type { Cast, Tally } from './tally.ts';

export interface FuzzResult extends Readonly<Tally> {
  /** What the server complained of itself. */
  readonly complaints: readonly string[];
}

/** What time does by itself would be taken for the doing of whoever was refused at that moment. */
const NEVER = () => () => {};

/** Sends that many mutated frames and requests, half of each. */
export async function runFuzz(
  count: number,
  seed: string,
  tell: (line: string) => void = () => {},
): Promise<FuzzResult> {
  const server = await startServer({ surroundings: { ...machine(bytes => randomBytes(bytes)), after: NEVER } });
  const { DatabaseSync } = await loadSqlite();
  const database = new DatabaseSync(join(server.folder, 'zaria.db'), { readOnly: true });
  const version = database.prepare('pragma data_version');
  const tally: Tally = { frames: 0, requests: 0, granted: 0, refused: 0, broken: [], changed: [] };
  try {
    const half = Math.ceil(count / 2);
    const url = (): string => server.url;
    const [host, stranger] = [await guestOf(url, 'Anna'), await guestOf(url, 'Carla')];
    const body = { request: 'requests', game: 'las-vegas', setting: settingOf(2), isPublic: false };
    const { table } = await host.get('open', { body });
    const written = (): number => {
      const row: unknown = version.get();
      if (!isObject(row)) throw new Error('the database does not say its version');
      return Number(row['data_version']);
    };
    const cast: Cast = { server, host, stranger, table, written };
    await fuzzFrames(cast, half, simulationRng(`${seed} frames`), tally, tell);
    // What lists show of the tables is written a while after they were used.
    for (const id of server.running.house.tables.keys()) server.running.house.refresh(id, 'stopping');
    await server.running.house.settled();
    await fuzzRequests(cast, half, simulationRng(`${seed} requests`), tally, tell);
    // After all of it the server does what it did before.
    await guestOf(url, 'Dora');
  } finally {
    database.close();
    await server.stop();
  }
  const complaints = server.log.filter(line => /"level":(50|60)/.test(line));
  return { ...tally, complaints };
}
