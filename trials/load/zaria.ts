import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { guestOf, settingOf, type TestGuest } from '@zaria/server/testing';
import { buildServer } from '../../tools/build-server.mjs';
import { listening } from '../listening.ts';
import type { Side } from './side.ts';
import { sitDown, type LoadTable } from './zaria-table.ts';

const PROGRAM = fileURLToPath(new URL('./zaria-server.ts', import.meta.url));
/** Tables that are set up at the same time. */
const AT_ONCE = 16;

export interface Ours {
  /** Whether everybody adds to every throw. */
  readonly links: boolean;
  /** On whose disk the store is. */
  readonly folder: string;
  /** Where the server's profile is written. */
  readonly profile?: string;
}

export const zaria = ({ links, folder, profile }: Ours): Side => ({
  name: links ? 'zaria, dice links on' : 'zaria, dice links off',
  async start({ tables: count, each }, { free, told }) {
    const data = mkdtempSync(join(folder, 'zaria-load-'));
    const program = await buildServer(PROGRAM, 'load');
    const args = [data, ...(profile === undefined ? [] : ['{}', profile])];
    const { child, port, ended } = await listening(program, args, { NODE_ENV: 'production' });
    const url = (): string => `http://127.0.0.1:${port}`;
    const tables: LoadTable[] = [];
    let isEnding = false;

    /** People who come together for the first time. */
    async function gather(place: number): Promise<void> {
      const people = await Promise.all(Array.from({ length: each }, (_, i) => guestOf(url, `P ${place} ${i}`)));
      const [host, ...others] = people;
      if (host === undefined) return;
      const body = {
        request: randomBytes(8).toString('hex'),
        game: 'las-vegas' as const,
        setting: settingOf(each),
        isPublic: false,
      };
      const { table, code } = await host.get('open', { body });
      await Promise.all(others.map(guest => guest.get('join', { table, body: { code } })));
      await seat(place, people, table);
    }

    /** Whoever has played one match plays the next, as people do. */
    async function playAgain(place: number, people: readonly TestGuest[], last: string): Promise<void> {
      tables[place]?.close();
      const [host] = people;
      if (host === undefined || isEnding) return;
      const { table } = await host.get('rematch', { table: last });
      if (!isEnding) await seat(place, people, table);
    }

    function seat(place: number, people: readonly TestGuest[], table: string): Promise<void> {
      const sitting = sitDown(url(), table, people, links, {
        free: () => free(place),
        told: () => told(place),
        // When the trial ends the server goes away, whatever somebody was about to ask.
        over: () =>
          void playAgain(place, people, table).catch((error: unknown) => {
            if (!isEnding) throw error;
          }),
      });
      tables[place] = sitting;
      return sitting.started;
    }

    const places = Array.from({ length: count }, (_, place) => place);
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let place = places.shift(); place !== undefined; place = places.shift()) await gather(place);
      }),
    );
    return {
      child,
      place: table => tables[table]?.place(),
      async stop() {
        isEnding = true;
        for (const table of tables) table.close();
        // A profile is written by a process that ends by itself.
        child.kill(profile === undefined ? 'SIGKILL' : 'SIGTERM');
        await ended;
        rmSync(data, { recursive: true, force: true });
      },
    };
  },
});
