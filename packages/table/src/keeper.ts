import { isObject, ok, type AnyAction, type Result, type Rng, type Seat, type Viewer } from '@zaria/kit';
import { absorb } from './absorb.ts';
import { playBot, wantedBots, type Wanted } from './bots.ts';
import { nextTick, tick } from './clock.ts';
import type { Command, Reply } from './command.ts';
import type { Context, Dice } from './context.ts';
import { decide, replyTo, resume } from './decide.ts';
import { askAgain, recover, type Proposal } from './draft.ts';
import type { Stored, TokenHash } from './entries.ts';
import { hearingOf, unheard, type HearingRefusal } from './hearing.ts';
import { copyOf, hear, isSameView, newsFor, type Heard, type News } from './news.ts';
import { refusals } from './refusals.ts';
import { steady } from './steady.ts';
import type { Table } from './table.ts';
import { takeTurns } from './turns.ts';
import { viewTable, type TableView } from './view.ts';

/** Everything a keeper needs that is not the table's to know or to do. */
export interface Outside {
  /** Makes entries durable at the place `seq` and those after it; `false`: somebody else has written there. */
  append(seq: number, entries: readonly Stored[]): Promise<boolean>;
  /** What was written from that place on. */
  read(seq: number): Promise<readonly Stored[]>;
  /** What a bot decides; `null` if it could not. Its move is made when this is answered, and not before. */
  think(wanted: Wanted): Promise<readonly AnyAction[] | null>;
  /** Milliseconds. */
  now(): number;
  /** Wants `tick` to be called at that time; `null`: at none. */
  wake(at: number | null): void;
  /** The dice of the match, for whoever holds their key; `null`: people throw, or not yet. */
  dice(table: Table): Dice | null;
  /** For what is not dice. */
  readonly rng: Rng;
  /** Who is not there, and since when, by the same clock. */
  absent(): ReadonlyMap<Seat | 'host', number>;
  /** The bots that may be seated. */
  readonly bots: readonly string[];
  /** Something went wrong outside while the match went on by itself. */
  failed(error: unknown): void;
}

/** The only loop around a table: page, terminal, worlds, tests and server differ in what they pass as `outside`. */
export interface Keeper {
  readonly table: Table;
  /** Carries a command out; answered as soon as it is durable. What follows from it goes on after that. */
  send(command: Command): Promise<Reply>;
  /** Does what time has led to. */
  tick(): Promise<void>;
  /** Takes in what others have written, and lets the match go on: also when it was just opened. */
  goOn(): Promise<void>;
  /**
   * After a backup was restored, before anything else: what each seat's client says is the highest number it knows. Whether
   * that is durable: where it is not, lost numbers could be drawn again.
   */
  recover(known: ReadonlyMap<Seat, number>): Promise<boolean>;
  /** Takes in what others have written, and no more: for somebody who only watches. */
  catchUp(): Promise<void>;
  /**
   * Hears what the viewer may hear and has not heard, now and from now on, until the function that comes back is called.
   * Who may not hears why; who may no longer hears nothing more, and `ended` is called.
   */
  listen(
    token: string,
    viewer: Viewer,
    heard: Heard,
    listener: (news: News) => void,
    ended?: () => void,
  ): Result<() => void, HearingRefusal>;
  /** When nothing is being written or thought about. */
  settled(): Promise<void>;
  /** Lets nothing more be done: what bots still think about is dropped, and a command fails. */
  close(): void;
}

/** The functions that a table is kept by. Worlds replace one of them to see whether a fault is noticed. */
export const AUTHORITY = {
  absorb,
  askAgain,
  decide,
  replyTo,
  resume,
  tick,
  nextTick,
  wantedBots,
  playBot,
  recover,
  newsFor,
  copyOf,
  unheard,
  hearingOf,
  refusals,
};
export type Authority = typeof AUTHORITY;

/** Milliseconds until what could not be done is tried again: so long at first, twice as long every time, and no longer. */
const RETRY = { first: 1000, doublings: 6 } as const;

const CLOSED = 'this keeper has closed';

/** Whether it looks like a link. Whatever it is, it is looked at as a whole when it is decided on. */
function isLink(command: unknown): boolean {
  const wish = isObject(command) ? command['wish'] : null;
  return isObject(wish) && wish['do'] === 'link';
}

/** The table as it is once these links have come in. */
function withLinks(table: Table, entries: readonly Stored[]): Table {
  const { asked } = table;
  const come = entries.flatMap(({ what }): (readonly [Seat, string])[] =>
    what.kind === 'linked' ? [[what.seat, what.link]] : [],
  );
  return asked === null ? table : { ...table, asked: { ...asked, links: new Map([...asked.links, ...come]) } };
}

/** What is wrong with it is wrong at any table. */
const ANYWHERE: ReadonlySet<string> = new Set(['command-wrong', 'token-wrong']);

/** A command that was sent and is not answered. */
interface Sent {
  readonly command: Command;
  resolve(reply: Reply): void;
  reject(error: unknown): void;
}

interface Listener {
  readonly holder: TokenHash;
  readonly viewer: Viewer;
  heard: Heard;
  readonly hear: (news: News) => void;
  readonly ended: () => void;
}

export function keep(table: Table, outside: Outside, authority: Authority = AUTHORITY): Keeper {
  const listeners = new Set<Listener>();
  const refused = authority.refusals();
  const clock = steady(table, () => outside.now());
  /** Decisions that bots are making: the name of each question, with how many answers were given to it. */
  const thoughts = new Set<string>();
  const resting = new Set<() => void>();
  /** What was sent and has not had its turn, in order. */
  const sent: Sent[] = [];
  /** What is decided is decided on what was written before. */
  const turns = takeTurns(rest);
  let isClosed = false;
  let hasAskedAgain = false;
  /** How often in a row going on has failed. */
  let failures = 0;
  let view: TableView | null = null;
  let isSeen = false;

  const context = (): Context => ({
    now: clock.now(),
    dice: outside.dice(table),
    rng: outside.rng,
    absent: outside.absent(),
    bots: outside.bots,
  });

  const isResting = (): boolean => !turns.isAtWork && thoughts.size === 0;

  function rest(): void {
    if (!isResting()) return;
    for (const wake of resting) wake();
    resting.clear();
  }

  /** How the table looks: worked out once after a change, and the same one while it looks the same. */
  function look(): TableView {
    if (isSeen && view !== null) return view;
    const next = viewTable(table);
    if (view === null || !isSameView(next, view)) view = next;
    isSeen = true;
    return view;
  }

  function tell(listener: Listener): void {
    if (authority.unheard(table, listener.holder, listener.viewer) !== null) {
      listeners.delete(listener);
      guarded(listener.ended);
      return;
    }
    const news = authority.newsFor(table, listener.viewer, listener.heard, look());
    if (news === null) return;
    listener.heard = hear(listener.heard, news);
    guarded(() => listener.hear(authority.copyOf(news)));
  }

  /** What was written is written, and the others are to hear of it. */
  function guarded(call: () => void): void {
    try {
      call();
    } catch (error) {
      outside.failed(error);
    }
  }

  function take(proposal: Proposal): void {
    authority.absorb(table, proposal);
    isSeen = false;
    for (const listener of listeners) tell(listener);
  }

  /** Whether others have written anything. */
  async function readOn(): Promise<boolean> {
    const entries = await outside.read(table.seq);
    if (entries.length > 0) take({ entries, ahead: null });
    return entries.length > 0;
  }

  /** Writes a proposal and takes it in; `false`: somebody else was faster, and what he has written was taken in. */
  async function put(proposal: Proposal): Promise<boolean> {
    if (await outside.append(table.seq, proposal.entries)) {
      take(proposal);
      return true;
    }
    if (isClosed) throw new Error(CLOSED);
    if (!(await readOn())) throw new Error('the store takes nothing here, and shows nothing new');
    return false;
  }

  /** Writes what is proposed; if somebody else was faster, asks again what is to be written. Whether there was anything. */
  async function write(propose: () => Proposal): Promise<boolean> {
    for (;;) {
      const proposal = propose();
      if (proposal.entries.length === 0) return false;
      if (await put(proposal)) return true;
    }
  }

  /** What waits for nobody: an undo all agree to, nature, forced answers; then bots and the clock. */
  async function followUp(): Promise<void> {
    for (;;) {
      if (isClosed) return;
      const proposal = authority.resume(table, context());
      if (proposal.entries.length === 0) break;
      await put(proposal);
    }
    const now = clock.now();
    const next = authority.nextTick(table, now);
    outside.wake(next === null ? null : clock.outside(next));
    failures = 0;
    for (const wanted of authority.wantedBots(table, now)) void consult(wanted);
  }

  /** What could not be written is tried again, though nobody sends anything: else a match would stand still. */
  function trouble(error: unknown): void {
    const wait = RETRY.first * 2 ** Math.min(failures++, RETRY.doublings);
    if (!isClosed) outside.wake(clock.outside(clock.now() + wait));
    outside.failed(error);
  }

  /** Decides on a command; what is refused is refused by all that was written, not by what this process has heard of. */
  async function answer(command: Command): Promise<Reply> {
    for (;;) {
      const decision = authority.decide(table, command, context());
      const reply = authority.replyTo(decision);
      if (decision.ok) {
        const { value: proposal } = decision;
        if (proposal.entries.length === 0 || (await put(proposal))) return reply;
      } else if (reply.ok || ANYWHERE.has(reply.error.why) || !(await readOn())) return reply;
    }
  }

  /** The first that waits, and the links right behind it: those of one throw come together, and are written together. */
  function nextSent(): readonly Sent[] {
    const other = sent.findIndex(({ command }) => !isLink(command));
    return sent.splice(0, Math.max(1, other === -1 ? sent.length : other));
  }

  /** Writes links of several seats at once, and the draw if they are all; those that are refused so are judged by themselves. */
  async function writeLinks(links: readonly Sent[]): Promise<readonly Sent[]> {
    let taken: readonly Sent[] = [];
    await write(() => {
      const seats = new Set<Seat>();
      const names = new Set<string | null>();
      const decided = links.flatMap(one => {
        if (refused.earlier(one.command) !== null) return [];
        const decision = authority.decide(table, one.command, context());
        const linked = decision.ok ? decision.value.entries : [];
        const { by = null, what } = (linked.length === 1 ? linked[0] : undefined) ?? {};
        if (what?.kind !== 'linked' || seats.has(what.seat) || names.has(by)) return [];
        seats.add(what.seat);
        names.add(by);
        return [{ one, linked }];
      });
      taken = decided.map(({ one }) => one);
      const entries = decided.flatMap(({ linked }) => linked);
      if (entries.length === 0) return { entries, ahead: null };
      const drawn = authority.resume(withLinks(table, entries), context());
      return { entries: [...entries, ...drawn.entries], ahead: drawn.entries.length === 0 ? null : drawn.ahead };
    });
    for (const { resolve } of taken) resolve(ok(true));
    return links.filter(one => !taken.includes(one));
  }

  async function answerOne({ command, resolve }: Sent): Promise<void> {
    const earlier = refused.earlier(command);
    if (earlier !== null) return resolve(earlier);
    const reply = await answer(command);
    refused.remember(table, command, reply);
    resolve(reply);
  }

  /** Whether anything waited, and could be written. */
  async function answerNext(): Promise<boolean> {
    const next = nextSent();
    try {
      if (isClosed) throw new Error(CLOSED);
      for (const one of next.length > 1 ? await writeLinks(next) : next) await answerOne(one);
      return next.length > 0;
    } catch (error) {
      for (const { reject } of next) reject(error);
      return false;
    }
  }

  async function consult(wanted: Wanted): Promise<void> {
    const thought = `${wanted.question} ${wanted.seat} ${wanted.count}`;
    if (thoughts.has(thought)) return;
    thoughts.add(thought);
    // A bot that fails has a move picked for it.
    const plan = await outside.think(authority.copyOf(wanted)).catch(() => null);
    await goOnWith(async () => {
      thoughts.delete(thought);
      if (!isClosed) await write(() => authority.playBot(table, wanted, plan, context()));
    });
  }

  const goOnWith = (work: () => Promise<void>): Promise<void> =>
    turns
      .done(async () => {
        await work();
        await followUp();
      })
      .catch(trouble);

  async function answerAndFollowUp(): Promise<void> {
    if (await answerNext()) await followUp().catch(trouble);
  }

  return {
    table,
    send: command =>
      new Promise((resolve, reject) => {
        sent.push({ command, resolve, reject });
        turns.take(answerAndFollowUp);
      }),
    tick: () =>
      goOnWith(async () => {
        if (!isClosed) await write(() => authority.tick(table, context()));
      }),
    goOn: () =>
      goOnWith(async () => {
        await readOn();
        if (hasAskedAgain || isClosed) return;
        hasAskedAgain = true;
        await write(() => authority.askAgain(table, context()));
      }),
    async recover(known) {
      let isDurable = false;
      await goOnWith(async () => {
        if (isClosed) return;
        await write(() => authority.recover(table, known, context()));
        isDurable = true;
      });
      return isDurable;
    },
    catchUp: () => turns.done(async () => void (await readOn())),
    listen(token, viewer, heard, listener, ended = () => {}) {
      const hearing = authority.hearingOf(table, token, viewer, heard, authority.unheard);
      if (!hearing.ok) return hearing;
      const { holder } = hearing.value;
      const own: Listener = { holder, viewer, heard: hearing.value.heard, hear: listener, ended };
      listeners.add(own);
      tell(own);
      return ok(() => void listeners.delete(own));
    },
    settled: () =>
      isResting()
        ? Promise.resolve()
        : new Promise(resolve => {
            resting.add(resolve);
          }),
    close() {
      isClosed = true;
      listeners.clear();
      outside.wake(null);
    },
  };
}
