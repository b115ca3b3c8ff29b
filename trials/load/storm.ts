import type { Store } from '@zaria/server/store';
import { ms, withPeople, type Rate } from './measure.ts';
import { sleep, type Pace, type Stretch } from './pace.ts';
import type { Seating } from './side.ts';
import { readKept, type Listener } from './sync.ts';
import { zaria, type Ours, type RunningZaria } from './zaria.ts';
import type { LoadTable } from './zaria-table.ts';

export interface StormPlan {
  readonly seating: Seating;
  readonly rate: number;
  /** Of play around the drop, and as long after it. */
  readonly seconds: number;
  /** Before anything is dropped; as long as for everything that is measured, if left out. */
  readonly warm?: Rate;
}

/** Who was dropped, and how they came back. Milliseconds from the drop. */
export interface Storm {
  readonly what: string;
  readonly dropped: number;
  /** Until each was told all that was durable when they were dropped, shortest first; `Infinity`: never. */
  readonly back: readonly number[];
  /** Lines that were refused or lost on the way, and commands that were to be sent once more. */
  readonly again: number;
  /** Those who have not heard what the store has, when everything is quiet. */
  readonly different: number;
  /** Until a server that was killed listened again; `null`: nobody waits for it. */
  readonly revived: number | null;
  /** Play after everybody is back. */
  readonly after: Stretch;
}

interface Drop {
  readonly what: string;
  /** Gives when the server listens again, where people wait for that. */
  drop(running: RunningZaria): Promise<{ readonly revived: Promise<number> | null }>;
  /** When everybody is back. */
  mend(running: RunningZaria): Promise<void>;
}

/** Milliseconds that everybody may take to come back. */
const IN_TIME = 10_000;

/** Share of the play around the drop that is before it. */
const BEFORE = 0.2;
/** How long anybody is waited for at all; and, when nobody plays, for the last word to be heard. */
const [PATIENCE, QUIET] = [60_000, 10_000];
/** As systemd waits before it starts a server again (hosting/zaria.service). */
const RESTART = 1000;

/** Something between people and server goes away, as when a proxy is restarted. */
const cut: Drop = {
  what: 'every line reset at once',
  async drop({ tables }) {
    for (const table of tables) table.reset();
    return { revived: null };
  },
  async mend() {},
};

/** A server is killed. Its people wait for it, or go to another where there is one. */
const kill: Drop = {
  what: 'a server killed',
  async drop({ servers }) {
    const began = performance.now();
    await servers.kill(0);
    async function revive(): Promise<number> {
      await sleep(RESTART);
      await servers.revive(0);
      return performance.now() - began;
    }
    return { revived: servers.count > 1 ? null : revive() };
  },
  async mend({ servers }) {
    if (servers.count > 1) await servers.revive(0);
  },
};

/** Lets people play, drops their lines in one way and then in another, and sees how they come back. */
export function runStorms(ours: Ours, plan: StormPlan, tell: (storm: Storm) => void): Promise<void> {
  let troubles = 0;
  const side = zaria({ ...ours, resumes: true, troubled: () => troubles++ });
  return withPeople(
    side,
    plan.seating,
    async (stretch, running, pace) => {
      const store = await running.servers.openStore();
      try {
        for (const one of [cut, kill]) tell(await storm(one, { store, stretch, running, pace }));
      } finally {
        await store.close();
      }
    },
    plan.warm,
  );

  async function storm(one: Drop, { store, stretch, running, pace }: Weather): Promise<Storm> {
    const playing = stretch(plan.rate, plan.seconds);
    await sleep(plan.seconds * 1000 * BEFORE);
    const tables = [...running.tables];
    for (const { people } of tables) for (const { heard } of people) heard.lost = null;
    const listeners = (): readonly Listener[] => tables.flatMap(table => listenersAt(table, running));
    const dropped = (): readonly Listener[] => listeners().filter(({ heard }) => heard.lost !== null);
    troubles = 0;
    const began = performance.now();
    const { revived } = await one.drop(running);
    const heads = await store.matches.heads(tables.map(({ id }) => id));
    await until(() => dropped().length > 0 && dropped().every(({ heard }) => heard.since.length > 0), PATIENCE);
    const again = troubles - dropped().length;
    await playing;
    await one.mend(running);
    const after = await stretch(plan.rate, plan.seconds);
    // Somebody has dice at every table, and nobody places them.
    await until(() => pace.waiting === plan.seating.tables, PATIENCE);
    const ids = [...tables, ...running.tables].map(({ id }) => id);
    const kept = await readKept(store, ids);
    const durable = new Map(heads.map(({ id, entries }) => [id, entries]));
    const back = dropped().map(listener => {
      const needed = kept.needed(durable, listener);
      return (listener.heard.since.find(({ count }) => count >= needed)?.at ?? Infinity) - began;
    });
    const all = new Set([...tables, ...running.tables]);
    const different = (): number =>
      [...all].flatMap(table => listenersAt(table, running)).filter(one => !kept.agrees(one)).length;
    await until(() => different() === 0, QUIET);
    return {
      what: one.what,
      dropped: back.length,
      back: back.toSorted((a, b) => a - b),
      again,
      different: different(),
      revived: await revived,
      after,
    };
  }
}

interface Weather {
  readonly store: Store;
  readonly stretch: (rate: number, seconds: number) => Promise<Stretch>;
  readonly running: RunningZaria;
  readonly pace: Pace;
}

const listenersAt = (table: LoadTable, { tables }: RunningZaria): readonly Listener[] =>
  table.people.map(({ heard }, seat) => ({ table: table.id, seat, heard, isThere: tables.includes(table) }));

async function until(isSo: () => boolean, patience: number): Promise<void> {
  const end = performance.now() + patience;
  while (!isSo() && performance.now() < end) await sleep(5);
}

/** Whether everybody came back in time, heard what is kept, and plays on. */
export const isWeathered = ({ dropped, back, different, after }: Storm): boolean =>
  dropped > 0 && (back.at(-1) ?? Infinity) <= IN_TIME && different === 0 && after.p999 < Infinity;

export function printStorm(storm: Storm, print: (line: string) => void): void {
  const { what, dropped, back, again, different, revived, after } = storm;
  const at = (share: number): string => ms(back[Math.floor(share * (back.length - 1))] ?? Infinity);
  const lines = [
    ['lines dropped', `${dropped}, by ${what}${revived === null ? '' : `, which listened again after ${ms(revived)}`}`],
    ['back and in sync', `p50 ${at(0.5)}, p99 ${at(0.99)}, the last ${at(1)}`],
    ['on the way', `${again} tries more than one for each`],
    ['when all is quiet', `${different} people have not heard what is kept`],
    ['play goes on', `${after.done.toFixed(1)} placements/s, told p50 ${ms(after.p50)}, p99 ${ms(after.p99)}`],
    ['', isWeathered(storm) ? `within ${IN_TIME / 1000} s` : 'FAILED'],
  ] as const;
  for (const [name, said] of lines) print(`  ${name.padEnd(22)}${said}`);
}
