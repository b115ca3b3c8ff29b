import { openClient, type Client, type Moment, type TableSight } from '@zaria/client';
import type { Warning } from '@zaria/client/dice';
import { NATURE, type AnyFact, type AnyShape, type Seat, type Telling, type Viewer } from '@zaria/kit';
import { usualViewer, type Connection, type TableView } from '@zaria/table/public';
import { tick, untrack } from 'svelte';
import type { Playable } from '../boards/playable.ts';
import { attend, privacyOf, type Attendance, type Holder } from './device.ts';
import { stage } from './motion.svelte.ts';
import { nextTask } from './next-task.ts';
import { settings } from './settings.svelte.ts';
import { toldSoFar } from './so-far.ts';
import { waitedIn } from './turn.ts';

/** How long a moment that is not one's own stands still, at pace 1. */
const BREATH_MS = 220;

/** Until something that could not be fetched is tried again. */
const RETRY_MS = 2000;

const NOTHING: readonly Telling<AnyShape>[] = [];
const NO_FACTS: readonly AnyFact[] = [];

/** What stands around the board: as of the last moment that came to rest, so that none of it runs ahead of the board. */
interface AtRest {
  readonly moments: readonly Moment[];
  /** Whose turn it is. */
  readonly waiting: readonly Seat[];
  readonly table: TableView;
}

/** A moment on its way to rest. */
interface OnTheWay {
  readonly moment: Moment;
  /** How many of its facts were shown, one after the other. */
  readonly shown: number;
}

interface Surroundings {
  /** Whether the seats held on this side are played here, or only watched. */
  readonly plays: () => boolean;
  /** With whose eyes besides those of the seats held here the table may have to be shown. */
  readonly besides?: readonly Viewer[];
  /** Grows with what the hands that add to the dice warn of. */
  readonly warnings?: readonly Warning[];
}

/**
 * A table as this device shows it: what its viewers are told waits until it is taken in, moment after moment, each when
 * the one before has come to rest.
 */
export function openShowing(
  connection: Connection,
  { game, board }: Playable,
  { plays, besides = ['spectator'], warnings = [] }: Surroundings,
) {
  /** Something was told, and is about to be taken in. */
  let isDue = false;
  const client: Client = openClient(
    connection,
    game,
    () => {
      news++;
      if (isDue) return;
      isDue = true;
      // One viewer is told after the other: who hears it first is not to see it before it is shown to all.
      queueMicrotask(() => {
        isDue = false;
        void show();
      });
    },
    warnings,
  );
  // Opened at once, so that all of them are told the same: who came later would be ahead of what is shown.
  const sights = (): readonly TableSight[] => [...client.own, ...besides].map(viewer => client.sight(viewer));

  /** Grows with what was told. */
  let news = $state(0);
  /** Grows with what was taken in. */
  let taken = $state(0);
  let still = $state.raw<ReadonlyMap<Viewer, AtRest>>(new Map());
  let isShowing = $state(false);
  /** What was told is being taken in, whether or not there is anything to show of it. */
  let isTaking = false;
  let tellings = $state.raw(NOTHING);
  let onTheWay = $state.raw<OnTheWay | null>(null);
  let holder = $state.raw<Holder | null>(null);
  let isClosed = false;
  const waiters = new Set<() => void>();

  const own = $derived(plays() ? client.own : []);
  const usual = $derived(usualViewer(own));
  const viewOf = (viewer: Viewer): unknown => client.sight(viewer).follower.view;

  /** People on this device who are asked now. */
  const askedIn = ({ follower, table }: TableSight): readonly Seat[] =>
    follower.waiting.filter(
      (actor): actor is Seat => actor !== NATURE && own.includes(actor) && table.chairs[actor]?.cover === null,
    );

  /** Taken when a moment has come to rest: the next one may be taken in before anybody looks. */
  const stillOf = ({ moments, table, follower }: TableSight): AtRest => ({
    moments: [...moments],
    waiting: waitedIn(game, follower.view),
    table,
  });

  function rest(...rested: readonly TableSight[]): void {
    still = new Map([...still, ...rested.map(sight => [sight.follower.viewer, stillOf(sight)] as const)]);
    onTheWay = null;
  }
  rest(...sights());
  const atRest = $derived(still.get(usual) ?? stillOf(client.sight(usual)));
  const attendance = $derived.by((): Attendance => {
    void taken;
    const front = client.sight(usual);
    const { question } = front.follower;
    return attend({
      own,
      // While something is shown nobody is asked.
      asked: isShowing ? [] : askedIn(front),
      privacy: privacyOf(question === null ? undefined : game.steps[question.step]),
      question: question?.number ?? null,
      holder,
      keeps: seat => board.ownSecret(viewOf(seat), seat) !== null,
    });
  });
  const isOwn = ({ entry }: Moment): boolean => entry.kind === 'play' && own.some(seat => seat === entry.actor);

  async function show(): Promise<void> {
    if (isTaking || isClosed) return;
    const front = client.sight(usual);
    isTaking = true;
    while (front.pending > 0) {
      // What brought the news, what comes of it and what is drawn of that are tasks of their own: none of them is long.
      if (settings.pace > 0) await nextTask();
      // A table that has just been opened may have no board yet.
      await stage.idle();
      // Before it is taken in: from then on whoever looks sees what is asked by it.
      await fetchedFor(front);
      if (isClosed) break;
      const told: Telling<AnyShape>[] = [];
      const moment = front.next((fact, look) => told.push({ fact, view: look() }));
      if (moment !== null && told.length === 0) soundAnswer(moment);
      // Of what has nothing to show, such as that somebody else is done, nobody's tap is to be lost.
      if (told.length === 0 && front.pending === 0) break;
      if (settings.pace > 0) await nextTask();
      // Together, so that nobody sees where it leads before it is shown.
      isShowing = true;
      taken++;
      if (moment !== null && told.length > 0) await play(moment, told, front);
      else rest(front);
    }
    // What the others were told is known by now, or nobody else's to know.
    for (const sight of sights()) sight.catchUp();
    rest(...sights());
    taken++;
    isShowing = false;
    isTaking = false;
    // Whoever waited for it does so in a task of its own.
    if (settings.pace > 0) await nextTask();
    if (isTaking) return;
    for (const wake of waiters) wake();
    waiters.clear();
  }

  /** What the board needs to show and ask what comes next. Without a network it comes when there is one again. */
  async function fetchedFor(front: TableSight): Promise<void> {
    if (board.later === null || board.later.isHere) return;
    const next = front.ahead();
    while (!isClosed)
      try {
        await board.later.for(next?.facts ?? NO_FACTS, next?.question?.step ?? null);
        if (settings.pace > 0 && next !== null && next.facts.length > 0) await board.later.motion.need();
        return;
      } catch {
        await new Promise(resolve => setTimeout(resolve, RETRY_MS));
      }
  }

  async function play(moment: Moment, told: readonly Telling<AnyShape>[], front: TableSight): Promise<void> {
    tellings = told;
    onTheWay = { moment, shown: 0 };
    sounded = 0;
    await tick();
    await stage.idle();
    // The board has come to rest in this task; what stands around it follows in the next, so that neither is long.
    if (settings.pace > 0) await nextTask();
    sound(moment, moment.facts.length);
    rest(front);
    const isAsked = front.pending === 0 && askedIn(front).length > 0;
    if (!isOwn(moment) && !isAsked) await stage.pause(BREATH_MS * settings.pace);
    else if (settings.pace > 0) await nextTask();
  }

  /** How many facts of the moment on its way were heard, a dice's rattle being heard as it is thrown. */
  let sounded = 0;
  function sound({ facts }: Moment, upTo: number): void {
    const news = facts.slice(sounded, upTo);
    if (settings.now.sound && news.length > 0)
      import('./sound.ts').then(
        ({ play, soundsOf }) => play(soundsOf(news, settings.pace === 0)),
        () => null,
      );
    sounded = Math.max(sounded, upTo);
  }

  /** Of one's own, where it is no fact yet. */
  function soundAnswer({ entry }: Moment): void {
    if (!settings.now.sound || entry.kind !== 'play' || !own.some(seat => seat === entry.actor)) return;
    import('./sound.ts').then(
      ({ play, soundsOfAnswer }) => play(soundsOfAnswer(entry.action)),
      () => null,
    );
  }

  // The board says which fact it shows: those before it were shown.
  const unfollow = $effect.root(() => {
    $effect(() => {
      const index = stage.current?.index;
      if (index === undefined || onTheWay === null) return;
      const { moment, shown } = onTheWay;
      sound(moment, index + 1);
      if (index === shown) return;
      onTheWay = { moment, shown: index };
    });
  });

  return {
    client,
    /** The seats of people who play on this device. */
    get own() {
      return own;
    },
    get attendance() {
      return attendance;
    },
    /** The match with the eyes of whoever is asked, or is in front. */
    get follower() {
      // It stays the same when it hears something: whoever reads it is to read it again.
      void taken;
      return client.sight(attendance.seat ?? attendance.viewer).follower;
    },
    /** The table as everybody in front may see it. */
    get view() {
      void taken;
      return viewOf(attendance.viewer);
    },
    /** What led to this view, if it has just come. */
    get tellings() {
      return tellings;
    },
    get atRest() {
      return atRest;
    },
    /** How the table is by now: what can be taken back is over when it is over, whatever is still being shown. */
    get latest(): TableView {
      void news;
      return client.table;
    },
    /** What the hands on this device warn of. */
    get warnings() {
      void news;
      return [...client.warnings];
    },
    /** What has happened, as far as it was shown. */
    get moments() {
      return toldSoFar(atRest.moments, onTheWay?.moment ?? null, onTheWay?.shown ?? 0);
    },
    /** Whose turn it is on the table that is drawn: whoever moves there, until he has moved. */
    get waiting() {
      const { current } = stage;
      return onTheWay === null || current === null ? atRest.waiting : waitedIn(game, current.drawn);
    },
    /** What is being shown and can be told meanwhile; dice that still roll cannot. */
    get onShow(): AnyFact | null {
      if (onTheWay === null || stage.current === null) return null;
      const { entry } = onTheWay.moment;
      return entry.kind === 'play' && entry.actor === NATURE ? null : stage.current.fact;
    },
    /** What the seat keeps to itself though nothing secret is asked, in words; `null`: nothing. */
    secretOf(seat: Seat): string | null {
      void taken;
      return board.ownSecret(viewOf(seat), seat);
    },
    /** Whether a throw is waited for, to which everybody adds. */
    get isTumbling() {
      void [news, taken];
      return !isShowing && client.sight(usual).isAwaitingThrow;
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
      const question = client.sight(usual).follower.question?.number ?? null;
      const had = untrack(() => holder);
      if (had?.seat !== seat || had.question !== question) holder = { seat, question };
    },
    /** When all that happened was shown. */
    shown: (): Promise<void> => (isTaking || isDue ? new Promise(resolve => waiters.add(resolve)) : Promise.resolve()),
    close(): void {
      isClosed = true;
      unfollow();
      stage.clear();
      client.close();
    },
  };
}

export type Showing = ReturnType<typeof openShowing>;
