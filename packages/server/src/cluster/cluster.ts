import type { TokenHash } from '@zaria/table';
import type { MatchHead, MatchId, Store } from '../store/index.ts';
import type { Surroundings } from '../surroundings.ts';
import type { Bus, Hint, OpenBus } from './bus.ts';

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
  let stop = (): void => {};
  let round: Promise<unknown> = Promise.resolve();
  const coming = new Map<MatchId, () => readonly TokenHash[]>();
  /** Matches that somebody said are worth a look. */
  const hinted = new Set<MatchId>();

  const isAlive = (): boolean => performance.now() < lives;

  async function beat(): Promise<void> {
    const until = performance.now() + TERM;
    await store.cluster.beat(process, now(), now() + TERM);
    lives = until;
  }

  async function claim(ids: readonly MatchId[]): Promise<readonly MatchId[]> {
    if (ids.length === 0) return [];
    // Whoever is believed to be dead would lose it at once.
    if (!isAlive()) await beat();
    const mine = new Set(await store.cluster.claim(process, ids, now()));
    for (const id of ids) {
      if (!mine.has(id)) led.delete(id);
      else if (!led.has(id)) {
        led.add(id);
        house?.led(id);
      }
    }
    return [...mine];
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
    await beat();
    const ids = house?.ids() ?? [];
    await claim(ids);
    const orphans = await store.cluster.orphans(now(), AT_ONCE);
    if (orphans.length > 0) await house?.adopt(orphans);
    await look(ids);
    if (isTroubled) house?.recovered();
    isTroubled = false;
  }

  function again(wait: number): void {
    if (isClosed) return;
    stop = after(wait, () => {
      round = goRound()
        .catch((error: unknown) => {
          isTroubled = true;
          failed(error);
        })
        .finally(() => again(BEAT));
    });
  }

  async function attendNow(): Promise<void> {
    const tables = [...coming].map(([match, holders]) => ({ match, holders: holders() }));
    coming.clear();
    await store.cluster.attend(process, tables);
    for (const { match } of tables) bus.tell({ match });
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
      if (led.delete(id)) void store.cluster.release(process, [id]).catch(failed);
    },
    tell: hint => bus.tell(hint),
    attend(id, holders) {
      if (coming.size === 0) setImmediate(() => void attendNow().catch(failed));
      coming.set(id, holders);
    },
    elsewhere,
    begin(given) {
      house = given;
      again(BEAT);
    },
    async close() {
      isClosed = true;
      stop();
      await round;
      await bus.close();
      await store.cluster.leave(process).catch(failed);
    },
  };
}
