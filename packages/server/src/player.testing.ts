/* Somebody who plays by himself, at random, whatever happens to the line: for tests and trials. */
import { openClient, type Client } from '@zaria/client';
import { newHand, playHand, type HeldHand, type KeptHand } from '@zaria/client/dice';
import { OnlineEnded, type Online, type OnlineOutside } from '@zaria/client/online';
import { pick, type AnyGame, type Rng, type Seat } from '@zaria/kit';
import type { Connection, Reply, Wish } from '@zaria/table/public';
import type { TestGuest } from './server.testing.ts';

export interface PlayerOutside {
  readonly rng: Rng;
  /** 32 bytes for his part in the dice; `null`: he has none. */
  readonly secret: Uint8Array | null;
  /** His part in the dice as his device has kept it, of a match that he comes back to. */
  readonly kept?: KeptHand;
  /** Called when a command is sent, and when it was granted. */
  sent?(id: string): void;
  granted?(id: string): void;
  answered?(id: string): void;
  /** Milliseconds before he answers. */
  readonly pause?: number;
  /** In place of the clock's own. */
  readonly after?: OnlineOutside['after'];
}

export interface Player {
  readonly online: Online;
  readonly seat: Seat;
  /** Commands that were not answered yet. */
  readonly waiting: number;
  /** What he has heard of the match. */
  readonly client: Client | null;
  readonly isOver: boolean;
  /** What his device has kept of his part in the dice, and what it warned of. */
  readonly kept: KeptHand | null;
  readonly warnings: readonly string[];
  /** When the match has ended for him. */
  readonly over: Promise<void>;
  close(): void;
}

/** What somebody hears whose screen is a moment behind, or whose throw is falling. */
const HARMLESS = new Set([
  'stale',
  'asking',
  'over',
  'abandoned',
  'out-of-step',
  'link-unasked',
  'not-asleep',
  'head-wrong',
  'link-wrong',
  'refused',
  'started',
]);

/** The highest number of a throw that his device knows, also before its hand listens again. */
function knownTo(seat: Seat, hand: HeldHand | null, kept: KeptHand | undefined): ReadonlyMap<Seat, number> {
  const highest = hand?.hand.highest ?? Math.max(0, ...(kept?.given ?? []).map(({ n }) => n));
  return new Map(hand === null && kept === undefined ? [] : [[seat, highest]]);
}

/** Whoever comes back to a table is a device of his own, whose commands have names of their own. */
let players = 0;

/** Sits down, gets ready and plays to the end; the host starts when all are ready. */
export function play(guest: TestGuest, table: string, seat: Seat, outside: PlayerOutside): Player {
  const player = players++;
  let ids = 0;
  let last = '';
  let client: Client | null = null;
  let hand: HeldHand | null = null;
  let head: string | null = null;
  let waiting = 0;
  let isSending = false;
  let isClosed = false;
  let isOver = false;
  let finish = (): void => {};
  const over = new Promise<void>(resolve => {
    finish = resolve;
  });
  const newId = (): string => {
    last = `${guest.name}-${player}-${seat}-${ids++}`;
    outside.sent?.(last);
    return last;
  };
  const { after } = outside;
  const known = (): ReadonlyMap<Seat, number> => knownTo(seat, hand, outside.kept);
  const online = guest.online(table, { newId, known, ...(after === undefined ? {} : { after }) }, look);

  const connection: Connection = {
    send,
    hear: (viewer, heard, listener) => online.hear(viewer, heard, listener),
    get own() {
      return online.own;
    },
  };

  /** As the table's own, and whoever counts hears of it. */
  async function send(wish: Wish): Promise<Reply> {
    const sent = online.send(wish);
    const id = last;
    waiting++;
    const reply = await sent;
    waiting--;
    outside.answered?.(id);
    if (reply.ok) outside.granted?.(id);
    return reply;
  }

  async function want(wish: Wish): Promise<void> {
    isSending = true;
    try {
      const reply = await send(wish);
      if (!reply.ok && !HARMLESS.has(reply.error.why)) throw new Error(`${wish.do}: ${JSON.stringify(reply.error)}`);
    } finally {
      isSending = false;
    }
    look();
  }

  const later = (wish: Wish): void => {
    isSending = true;
    const go = (): void => {
      want(wish).catch(error => {
        // What nobody will answer any more: the table is gone, or is behind what was told.
        if (!isClosed && !(error instanceof OnlineEnded)) throw error;
      });
    };
    if (outside.pause === undefined) go();
    else setTimeout(go, outside.pause);
  };

  function takeHand(game: AnyGame, kept: KeptHand): HeldHand {
    const held = playHand(connection, game, kept, { now: () => Date.now(), keep: async () => {}, warned: () => {} });
    if (!held.ok) throw new Error(held.error.why);
    return held.value;
  }

  function look(): void {
    const { table: view, game } = online;
    if (view === null || game === null || isSending || isClosed || isOver) return;
    const chair = view.chairs[seat];
    if (view.phase === 'lobby') {
      if (chair?.kind === null) return later({ do: 'sit', seat, as: 'remote', name: guest.name, colour: seat });
      if (!online.own.includes(seat)) return;
      if (outside.secret !== null && head === null) {
        hand = takeHand(game, newHand(seat, view, outside.secret));
        ({ head } = hand.hand);
        return later({ do: 'head', seat, head });
      }
      if (chair?.ready === false) return later({ do: 'ready', seat, version: view.version, ready: true });
      if (online.isHost && view.chairs.every(({ ready }) => ready)) return later({ do: 'start' });
      return;
    }
    client ??= online.own.includes(seat) ? openClient(online, game, look) : null;
    if (client === null) return;
    if (outside.kept !== undefined) hand ??= takeHand(game, outside.kept);
    const sight = client.sight(seat);
    sight.catchUp();
    if (view.phase !== 'playing') {
      isOver = true;
      finish();
      return;
    }
    if (view.dice.asked !== null || sight.follower.legal.length === 0) return;
    const action = game.print(pick(sight.follower.legal, outside.rng));
    later({ do: 'play', seat, question: sight.table.question, count: sight.follower.given, action });
  }

  return {
    online,
    seat,
    get waiting() {
      return waiting;
    },
    get client() {
      return client;
    },
    get kept() {
      return hand?.hand.kept ?? null;
    },
    get warnings() {
      return hand?.hand.warnings ?? [];
    },
    get isOver() {
      return isOver;
    },
    over,
    close() {
      isClosed = true;
      client?.close();
      hand?.stop();
      online.close();
    },
  };
}
