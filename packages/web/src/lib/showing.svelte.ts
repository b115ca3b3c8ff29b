import { openClient, type Client, type Moment, type TableSight } from '@zaria/client';
import { NATURE, type AnyGame, type AnyShape, type Seat, type Telling, type Viewer } from '@zaria/kit';
import type { Connection, TableView } from '@zaria/table/public';
import { tick } from 'svelte';
import { attend, usualViewer, type Attendance } from './device.ts';
import { stage } from './motion.svelte.ts';
import { settings } from './settings.svelte.ts';
import { soundOf } from './sound.ts';

/** How long a moment that is not one's own stands still, at pace 1. */
const BREATH_MS = 220;

const NOTHING: readonly Telling<AnyShape>[] = [];

/** What stands around the board: as of the last moment that came to rest, so that none of it runs ahead of the board. */
interface AtRest {
  readonly moments: readonly Moment[];
  /** Seats that are waited for; while the dice are, those that were. */
  readonly waiting: readonly Seat[];
  readonly table: TableView;
}

const seatsWaitedFor = ({ follower }: TableSight): readonly Seat[] =>
  follower.waiting.filter((actor): actor is Seat => actor !== NATURE);

/** Taken when a moment has come to rest: the next one may be taken in before anybody looks. */
function stillOf(sight: TableSight, before?: AtRest): AtRest {
  const isNatures = sight.follower.waiting.includes(NATURE);
  const waiting = isNatures && before !== undefined ? before.waiting : seatsWaitedFor(sight);
  return { moments: [...sight.moments], waiting, table: sight.table };
}

/**
 * A table as this device shows it: what its viewers are told waits until it is taken in, moment after moment, each when
 * the one before has come to rest. `plays`: whether the seats held on this side are played here, or only watched.
 */
export function openShowing(connection: Connection, game: AnyGame, plays: () => boolean) {
  const client: Client = openClient(connection, game, () => void show());
  // Opened at once, so that all of them are told the same: who came later would be ahead of what is shown.
  const sights = (): readonly TableSight[] => [...client.own, 'spectator' as const].map(viewer => client.sight(viewer));

  /** Grows with what was taken in. */
  let taken = $state(0);
  let still = $state.raw<ReadonlyMap<Viewer, AtRest>>(new Map());
  let isShowing = $state(false);
  let tellings = $state.raw(NOTHING);
  /** Who had the device last, where several play on it. */
  let holder = $state<Seat | null>(null);
  let isClosed = false;
  const waiters = new Set<() => void>();

  const own = $derived(plays() ? client.own : []);
  const usual = $derived(usualViewer(own));
  const viewOf = (viewer: Viewer): unknown => client.sight(viewer).follower.view;

  /** People on this device who are asked now. */
  const askedIn = (sight: TableSight): readonly Seat[] =>
    seatsWaitedFor(sight).filter(seat => own.includes(seat) && sight.table.chairs[seat]?.cover === null);

  function rest(...rested: readonly TableSight[]): void {
    const next = new Map(still);
    for (const sight of rested) {
      const { viewer } = sight.follower;
      next.set(viewer, stillOf(sight, still.get(viewer)));
    }
    still = next;
  }
  rest(...sights());
  const atRest = $derived(still.get(usual) ?? stillOf(client.sight(usual)));
  const attendance = $derived.by((): Attendance => {
    void taken;
    // While something is shown nobody is asked.
    return attend(viewOf, own, isShowing ? [] : askedIn(client.sight(usual)), holder);
  });
  const isOwn = ({ entry }: Moment): boolean => entry.kind === 'play' && own.some(seat => seat === entry.actor);

  async function show(): Promise<void> {
    if (isShowing || isClosed) return;
    const front = client.sight(usual);
    isShowing = true;
    while (front.pending > 0 && !isClosed) {
      const told: Telling<AnyShape>[] = [];
      const moment = front.next((fact, look) => told.push({ fact, view: look() }));
      taken++;
      if (moment !== null && told.length > 0) await play(moment, told, front);
      rest(front);
    }
    // What the others were told is known by now, or nobody else's to know.
    for (const sight of sights()) sight.catchUp();
    rest(...sights());
    taken++;
    isShowing = false;
    for (const wake of waiters) wake();
    waiters.clear();
  }

  async function play(moment: Moment, told: readonly Telling<AnyShape>[], front: TableSight): Promise<void> {
    tellings = told;
    if (settings.now.sound) soundOf(moment.facts);
    await tick();
    await stage.idle();
    const isAsked = front.pending === 0 && askedIn(front).length > 0;
    if (!isOwn(moment) && !isAsked) await stage.pause(BREATH_MS * settings.pace);
  }

  return {
    client,
    /** The seats of people who play on this device. */
    get own() {
      return own;
    },
    get attendance() {
      return attendance;
    },
    /** The match with the eyes of whoever is in front. */
    get follower() {
      // It stays the same when it hears something: whoever reads it is to read it again.
      void taken;
      return client.sight(attendance.viewer).follower;
    },
    /** What led to this view, if it has just come. */
    get tellings() {
      return tellings;
    },
    get atRest() {
      return atRest;
    },
    /** Whether all that happened is on the table and has come to rest. */
    get isSettled() {
      return !isShowing;
    },
    get isOver() {
      return !isShowing && atRest.table.phase === 'over';
    },
    /** Somebody has the device from now on. */
    passTo(seat: Seat): void {
      holder = seat;
    },
    /** When all that happened was shown. */
    shown: (): Promise<void> => (isShowing ? new Promise(resolve => waiters.add(resolve)) : Promise.resolve()),
    close(): void {
      isClosed = true;
      stage.clear();
      client.close();
    },
  };
}

export type Showing = ReturnType<typeof openShowing>;
