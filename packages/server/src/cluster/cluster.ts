import type { TokenHash } from '@zaria/table';
import type { MatchHead, MatchId, Store } from '../store/index.ts';
import type { Surroundings } from '../surroundings.ts';
import type { Bus, Hint, OpenBus } from './bus.ts';
import { together } from './together.ts';

/** How this process gets along with others that share its database. */
export interface Cluster {
  /** Whether it is for this process to do what the match does by itself. */
  leads(id: MatchId): boolean;
  /** Takes those that nobody leads; gives those of them that this process leads now. */
  claim(ids: readonly MatchId[]): Promise<readonly MatchId[]>;
  /** It is not in memory here any more. */
  release(id: MatchId): void;
  tell(hint: Hint): void;
  /** Somebody has come to a table or left it: here are these now. */
  attend(id: MatchId, holders: () => readonly TokenHash[]): void;
  /** Who is connected elsewhere. */
  elsewhere(ids: readonly MatchId[]): Promise<ReadonlyMap<MatchId, readonly TokenHash[]>>;
  /** Begins to look after them. */
  begin(house: ClusterHouse): void;
  close(): Promise<void>;
}

/** What is looked after: the tables in memory. */
interface ClusterHouse {
  readonly ids: () => readonly MatchId[];
  /** This process leads it from now on. */
  led(id: MatchId): void;
  /** Nobody who lives leads these: whoever claims one goes on with it. */
  adopt(ids: readonly MatchId[]): Promise<void>;
  /** A hint: its log has so many entries. */
  longer(id: MatchId, seq: number): void;
  /** How it is, for whoever has missed something. */
  looked(head: MatchHead): void;
  attended(id: MatchId, holders: readonly TokenHash[]): void;
  signedOut(holder: TokenHash): void;
  /** For a while nothing could be read or written. */
  recovered(): void;
}

export interface ClusterOutside extends Surroundings {
  readonly store: Store;
  readonly openBus: OpenBus;
  failed(error: unknown): void;
}

/** Milliseconds: how often it says that it lives, and how long that holds. */
const BEAT = 1000;
const TERM = 3500;
/** Matches that are taken over at once. */
const AT_ONCE = 200;

export async function joinCluster(outside: ClusterOutside): Promise<Cluster> {
  const { store, now, after, random, failed } = outside;
  const process = Buffer.from(random(12)).toString('hex');
  const led = new Set<MatchId>();
  /** Until when others believe that this process lives, by a clock that nobody sets. */
  let lives = -Infinity;
  let house: ClusterHouse | null = null;
  let isClosed = false;
  let isTroubled = false;
  let stops: readonly (() => Promise<void>)[] = [];
  /** Matches that somebody said are worth a look. */
  const hinted = new Set<MatchId>();

  const isAlive = (): boolean => performance.now() < lives;
  const claimTogether = together(async (ids: readonly MatchId[]) => {
    // Whoever is believed to be dead would lose it at once.
    if (!isAlive()) await beat();
    return new Set(await store.cluster.claim(process, ids, now()));
  });
  const releaseTogether = together((ids: readonly MatchId[]) => store.cluster.release(process, ids));
  /** Who is at a table, where that is not written yet. */
  const attendances = new Map<MatchId, () => readonly TokenHash[]>();
  const attendTogether = together(async (ids: readonly MatchId[]) => {
    const given = ids.flatMap(match => {
      const holders = attendances.get(match);
      return holders === undefined ? [] : [{ match, holders }];
    });
    await store.cluster.attend(
      process,
      given.map(({ match, holders }) => ({ match, holders: holders() })),
    );
    for (const { match, holders } of given) {
      if (attendances.get(match) === holders) attendances.delete(match);
      bus.tell({ match });
    }
  });

  async function beat(): Promise<void> {
    const until = performance.now() + TERM;
    await store.cluster.beat(process, now(), now() + TERM);
    lives = until;
  }

  async function claim(ids: readonly MatchId[]): Promise<readonly MatchId[]> {
    if (ids.length === 0) return [];
    const mine = await claimTogether(ids);
    for (const id of ids) {
      if (!mine.has(id)) led.delete(id);
      else if (!led.has(id)) {
        led.add(id);
        house?.led(id);
      }
    }
    return ids.filter(id => mine.has(id));
  }

  async function look(ids: readonly MatchId[]): Promise<void> {
    if (ids.length === 0 || house === null) return;
    const [heads, away] = await Promise.all([store.matches.heads(ids), elsewhere(ids)]);
    for (const head of heads) house.looked(head);
    for (const id of ids) house.attended(id, away.get(id) ?? []);
  }

  async function elsewhere(ids: readonly MatchId[]): Promise<ReadonlyMap<MatchId, readonly TokenHash[]>> {
    const found = new Map<MatchId, TokenHash[]>();
    for (const { match, holders } of await store.cluster.elsewhere(process, ids, now()))
      found.set(match, [...(found.get(match) ?? []), ...holders]);
    return found;
  }

  /** What nobody said, or what was not heard, is found here. */
  async function goRound(): Promise<void> {
    await look(house?.ids() ?? []);
    if (attendances.size > 0) await attendTogether([...attendances.keys()]);
    if (isTroubled) house?.recovered();
    isTroubled = false;
  }

  /** What others have led who are not heard of any more goes on here. */
  async function takeOver(): Promise<void> {
    await claim(house?.ids() ?? []);
    const orphans = await store.cluster.orphans(now(), AT_ONCE);
    if (orphans.length > 0) await house?.adopt(orphans);
  }

  /** Does it every second, whatever comes of it; gives what ends that, when the last is done. */
  function everySecond(work: () => Promise<void>): () => Promise<void> {
    let stop = (): void => {};
    let under: Promise<void> = Promise.resolve();
    const again = (): void => {
      if (isClosed) return;
      stop = after(BEAT, () => {
        under = work()
          .catch((error: unknown) => {
            isTroubled = true;
            failed(error);
          })
          .finally(again);
      });
    };
    again();
    return () => {
      stop();
      return under;
    };
  }

  function lookSoon(id: MatchId): void {
    if (hinted.size === 0)
      setImmediate(() => {
        const ids = house?.ids().filter(one => hinted.has(one)) ?? [];
        hinted.clear();
        void look(ids).catch(failed);
      });
    hinted.add(id);
  }

  await beat();
  const bus: Bus = await outside.openBus({
    failed,
    missed() {
      for (const id of house?.ids() ?? []) lookSoon(id);
    },
    heard(hint) {
      if (isClosed) return;
      if ('holder' in hint) house?.signedOut(hint.holder);
      else if ('seq' in hint) house?.longer(hint.match, hint.seq);
      else lookSoon(hint.match);
    },
  });
  return {
    leads: id => led.has(id) && isAlive(),
    claim,
    release(id) {
      if (led.delete(id)) releaseTogether([id]).catch(failed);
    },
    tell: hint => bus.tell(hint),
    attend(id, holders) {
      attendances.set(id, holders);
      attendTogether([id]).catch(failed);
    },
    elsewhere,
    begin(given) {
      house = given;
      // Apart: whoever has much to take over, or waits to write something, lives and reads all the same.
      stops = [everySecond(beat), everySecond(goRound), everySecond(takeOver)];
    },
    async close() {
      isClosed = true;
      await Promise.all(stops.map(stop => stop()));
      await bus.close();
      await store.cluster.leave(process).catch(failed);
    },
  };
}
