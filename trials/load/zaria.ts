import { randomBytes } from 'node:crypto';
import { guestOf, settingOf, type TestGuest } from '@zaria/server/testing';
import type { Line } from './line.ts';
import { sleep } from './pace.ts';
import { keepingName, startServers, type Keeping, type Servers } from './servers.ts';
import type { Running, Side } from './side.ts';
import { sitDown, type LoadTable, type Manner } from './zaria-table.ts';

/** Tables that are set up at the same time. */
const AT_ONCE = 16;
/** After these somebody asks again over HTTP, so many milliseconds later. */
const AWAY: ReadonlySet<string> = new Set(['away', 'not-kept']);
const AGAIN = 500;

export interface Ours extends Keeping, Pick<Manner, 'links'>, Partial<Pick<Manner, 'resumes'>> {
  /** A line was lost and comes back, or something is sent again. None: it is said on the terminal. */
  readonly troubled?: (what: string) => void;
}

/** A side of ours, whose servers can be looked at and killed. */
export interface RunningZaria extends Running {
  readonly servers: Servers;
  /** Those that people are at now. */
  readonly tables: readonly LoadTable[];
}

export const zaria = (ours: Ours): Side<RunningZaria> => ({
  name: `zaria, ${keepingName(ours)}, links ${ours.links ? 'on' : 'off'}`,
  async start({ tables: count, each }, { free, told }) {
    const { links, resumes = false, troubled = say } = ours;
    const servers = await startServers(ours);
    /** The people of a table are at different servers, as far as there are several. */
    const urlOf = (place: number, seat: number): string => servers.url(place + seat);
    const tables: LoadTable[] = [];
    let isEnding = false;

    /** People who come together for the first time. */
    async function gather(place: number): Promise<void> {
      const people = await Promise.all(
        Array.from({ length: each }, (_, seat) => guestOf(() => urlOf(place, seat), `P ${place} ${seat}`)),
      );
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
      await seat(place, people, table, []);
    }

    /** Whoever has played one match plays the next, as people do: by the lines that they have. */
    async function playAgain(place: number, people: readonly TestGuest[], last: string): Promise<void> {
      const [host] = people;
      if (host === undefined) return;
      // Over HTTP nothing repeats itself: whoever is interrupted asks again.
      for (;;) {
        if (isEnding) return;
        const next = await host.ask('rematch', { table: last });
        if (isEnding) return;
        if (next.ok) return seat(place, people, next.value.table, tables[place]?.leave() ?? []);
        if (!AWAY.has(next.error.why)) throw new Error(`no rematch: ${JSON.stringify(next.error)}`);
        troubled(`no rematch: ${next.error.why}`);
        await sleep(AGAIN);
      }
    }

    function seat(
      place: number,
      people: readonly TestGuest[],
      table: string,
      lines: readonly (Line | null)[],
    ): Promise<void> {
      const sitting = sitDown(
        table,
        people,
        { links, resumes },
        {
          url: at => urlOf(place, at),
          lines,
          free: () => free(place),
          told: () => told(place),
          over: () => void playAgain(place, people, table),
          troubled,
        },
      );
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
      servers,
      tables,
      figures: () => servers.figures(),
      place: table => tables[table]?.place(),
      async stop() {
        isEnding = true;
        for (const table of tables) table.close();
        await servers.stop();
      },
    };
  },
});

function say(what: string): void {
  process.stderr.write(`a line of the trial was troubled: ${what}\n`);
}
