import type { Viewer } from '@zaria/kit';
import { PROTOCOL_VERSION, readClientFrame, type ClientFrame, type ServerFrame, type Why } from '@zaria/protocol';
import { NOTHING_HEARD, hearingOf, tellLine, type Said, type Wish } from '@zaria/table';
import { bucket } from './bucket.ts';
import type { Identity, Who } from './identity.ts';
import type { House } from './house.ts';
import type { KeptTable, Visitor } from './kept-table.ts';
import { StoreError, type KeptLine, type Store } from './store/index.ts';
import type { Surroundings } from './surroundings.ts';
import { asker, teller } from './telling.ts';

/** One socket, as far as a visit needs it. */
export interface Wire {
  send(frame: ServerFrame): void;
  /** The same, of what is in text already. */
  sendText(text: string): void;
  /** Says why, and hangs up. */
  bye(why: Why): void;
}

export interface VisitOutside extends Pick<Surroundings, 'now'> {
  readonly house: House;
  readonly store: Store;
  readonly identity: Identity;
  /** Of the page; `null`: there is none. */
  readonly build: string | null;
  readonly spectators: number;
  failed(error: unknown): void;
}

/** Whoever has opened the socket. */
export interface Caller {
  /** What the browser brought, if it came from a page of ours. */
  readonly cookie: string | undefined;
  /** Whether his address may come to a table once more. */
  mayComeAgain(): boolean;
}

/** One socket, from its first hello to its end: at one table after the other. */
export interface Visit {
  heard(text: string): void;
  gone(): void;
}

/** Frames at once, and a second: a plan of a round and its links are far less. */
const RATE = { most: 120, perSecond: 30 } as const;
/** What it counts to be told once more with the same eyes, at the same table: that may be all of a match. */
const AGAIN = 16;
/** Commands of one socket that are not answered yet. */
const MOST_UNANSWERED = 32;
/** Lines of the talk that somebody hears who comes. */
const LINES = 100;

/** What a program may wish that came with the token of a seat: to play it. The chair itself, and the table, are its owner's. */
const OF_PLAYING: ReadonlySet<unknown> = new Set<Wish['do']>([
  'ready',
  'head',
  'play',
  'back',
  'undo',
  'hurry',
  'answer-undo',
  'link',
  'chain',
  'awake',
  'resign',
  'return',
]);

type Hello = Extract<ClientFrame, { readonly type: 'hello' }>;
type Hear = Extract<ClientFrame, { readonly type: 'hear' }>;
/** What is said to the table. */
type AtTable = Exclude<ClientFrame, Hello>;

interface Place {
  readonly kept: KeptTable;
  readonly who: Who;
  readonly visitor: Visitor;
}

export function beginVisit(wire: Wire, caller: Caller, outside: VisitOutside): Visit {
  const { house, store, identity, now } = outside;
  const frames = bucket(RATE.most, RATE.perSecond, now);
  const listening = new Map<Viewer, () => void>();
  /** With whose eyes somebody wanted to be told here. */
  const eyes = new Set<Viewer>();
  let place: Place | null = null;
  let isGone = false;
  let unanswered = 0;
  /** Frames that came while it was looked up who it is, and where he comes to; `null`: nothing is looked up. */
  let early: AtTable[] | null = null;

  function end(why: Why): void {
    if (isGone) return;
    gone();
    wire.bye(why);
  }

  function gone(): void {
    isGone = true;
    leave();
  }

  /** Nothing more is heard of the table. What was sent to it is carried out there, and answered. */
  function leave(): void {
    for (const stop of listening.values()) stop();
    listening.clear();
    eyes.clear();
    if (place !== null) place.kept.exit(place.visitor);
    place = null;
  }

  /** Comes to a table, from the one where he is, if he is at any. */
  function come(hello: Hello): void {
    if (early !== null) return end('message-wrong');
    // The first time was counted when the socket was opened.
    if (place !== null && !caller.mayComeAgain()) return end('too-fast');
    leave();
    early = [];
    arrive(hello).catch(error => {
      outside.failed(error);
      end(error instanceof StoreError ? 'not-kept' : 'failed');
    });
  }

  /** What was said after that line, or the end of it. */
  async function talkAfter(table: string, line: number): Promise<readonly KeptLine[]> {
    const lines = line === 0 ? [] : await store.talk.after(table, line, LINES);
    return line === 0 || lines.length === LINES ? store.talk.last(table, LINES) : lines;
  }

  async function arrive(hello: Hello): Promise<void> {
    const { protocol, table, token, lines } = hello;
    if (protocol !== PROTOCOL_VERSION) return end('version');
    const { signOuts } = house;
    const arriving = await identity.arrive(token ?? caller.cookie, table);
    if (arriving === null) return end('no-guest');
    const { who, row } = arriving;
    if (row === null) return end('no-table');
    if (row.closed !== null) return end('table-closed');
    const kept = await house.open(table);
    if (kept === null) return end('table-closed');
    const { toldAll } = kept;
    const talk = await talkAfter(table, lines);
    if (isGone) return;
    // Meanwhile the table may have left memory, he was signed out, or something was said: he comes once more.
    if (house.tables.get(table) !== kept || house.signOuts !== signOuts || kept.toldAll !== toldAll)
      return arrive(hello);
    const mine = kept.ownedBy(who.holder);
    const isNewSpectator = mine.own.length === 0 && !mine.host && !kept.presence.isHere(who.holder);
    if (isNewSpectator && kept.presence.here().watching >= outside.spectators) return end('table-full');
    const visitor: Visitor = {
      holder: who.holder,
      session: who.session,
      tell: frame => wire.send(frame),
      // Somebody may have counted him among those here before he went on.
      leave(why) {
        if (place?.visitor === visitor) end(why);
      },
    };
    place = { kept, who, visitor };
    wire.send({
      type: 'welcome',
      protocol: PROTOCOL_VERSION,
      build: outside.build,
      table,
      game: kept.row.game,
      ...mine,
      now: now(),
      restored: kept.isHeld,
    });
    if (talk.length > 0)
      wire.send({ type: 'said', lines: talk.map(({ number, line }) => ({ number, line: line && tellLine(line) })) });
    kept.enter(visitor);
    const waiting = early ?? [];
    early = null;
    for (const frame of waiting) act(frame);
  }

  function hear({ kept, who, visitor }: Place, { as, heard, told, legal }: Hear): void {
    listening.get(as)?.();
    listening.delete(as);
    // Who may not hear it does not learn how much there is.
    const isAllowed = hearingOf(kept.keeper.table, who.token, as, NOTHING_HEARD).ok;
    if (isAllowed && !kept.wasTold(as, heard, told)) {
      wire.send({ type: 'behind', as, count: kept.keeper.table.match?.told(as).entries.length ?? 0 });
      return;
    }
    const tell = teller(kept.keeper.table.game, as);
    const ask = legal === true && as !== 'spectator' ? asker(kept.keeper.table, as) : null;
    const hearing = kept.keeper.listen(
      who.token,
      as,
      { count: heard, table: null },
      news => {
        wire.sendText(tell(news));
        const asked = ask?.() ?? null;
        if (asked !== null) wire.send(asked);
      },
      () => {
        listening.delete(as);
        wire.send({ type: 'silence', as, why: 'not-yours' });
        kept.tellOwn(visitor);
      },
    );
    if (hearing.ok) listening.set(as, hearing.value);
    else wire.send({ type: 'silence', as, why: hearing.error.why });
  }

  async function answer(id: string, work: () => Promise<ServerFrame>): Promise<void> {
    if (unanswered >= MOST_UNANSWERED) return end('too-fast');
    unanswered++;
    try {
      const frame = await work();
      if (!isGone) wire.send(frame);
    } catch (error) {
      if (!(error instanceof StoreError)) outside.failed(error);
      // It was not written: whoever sends it again under its name loses nothing.
      if (!isGone) wire.send({ type: 'later', id, why: 'not-kept' });
    } finally {
      unanswered--;
    }
  }

  function act(frame: AtTable): void {
    if (isGone || place === null) return;
    const here = place;
    const { kept, who } = here;
    switch (frame.type) {
      case 'hear':
        if (eyes.has(frame.as) && !frames.take(AGAIN)) return end('too-fast');
        eyes.add(frame.as);
        // A restored match first hears what its players know: only then are they told anything, who are still there.
        kept.whenReleased(() => {
          if (place === here) hear(here, frame);
        });
        return;
      case 'ignore':
        listening.get(frame.as)?.();
        listening.delete(frame.as);
        return;
      case 'do': {
        const { id } = frame;
        // It is for the table to say whether that is a wish.
        const wish = frame.wish as unknown as Wish;
        void answer(id, async () => {
          if (who.match !== null && !OF_PLAYING.has(wish.do))
            return { type: 'refused', id, refusal: { why: 'not-yours' } };
          if (kept.isHeld) return { type: 'later', id, why: 'behind' };
          const reply = await kept.send({ id, token: who.token, wish });
          return reply.ok ? { type: 'done', id } : { type: 'refused', id, refusal: reply.error };
        });
        return;
      }
      case 'say': {
        const { id, seat, said } = frame;
        void answer(id, async () => {
          const reply = await kept.say(who.token, seat, who.name, id, said as unknown as Said);
          return reply.ok ? { type: 'done', id } : { type: 'refused', id, refusal: reply.error };
        });
        return;
      }
      case 'known':
        kept.known(who.holder, frame.numbers);
        return;
      case 'ping':
        wire.send({ type: 'pong' });
        return;
    }
  }

  return {
    heard(text) {
      if (isGone) return;
      if (!frames.take()) return end('too-fast');
      const read = readClientFrame(text);
      if (!read.ok) return end(read.error.why);
      const frame = read.value;
      if (frame.type === 'hello') return come(frame);
      if (place !== null) return act(frame);
      if (early === null) return end('message-wrong');
      if (early.length >= MOST_UNANSWERED) return end('too-fast');
      early.push(frame);
    },
    gone() {
      if (!isGone) gone();
    },
  };
}
