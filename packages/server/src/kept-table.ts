import { same, type AnyAction, type Rng, type Seat, type Viewer } from '@zaria/kit';
import type { FrameOf, ServerFrame, Why } from '@zaria/protocol';
import { AUTHORITY, chainDice, hostChain, isBotSeat, keep, phaseOf } from '@zaria/table';
import type { Command, Dice, Keeper, Reply } from '@zaria/table';
import type { Table, TokenHash, Wanted } from '@zaria/table';
import type { NoticeKind } from './notices/notices.ts';
import { presenceAt, type Presence } from './presence.ts';
import { keepReminding, type Reminding } from './reminding.ts';
import { StoreError, type MatchHead, type MatchId, type MatchRow, type SecretHash, type Store } from './store/index.ts';
import { keepSummary } from './keep-summary.ts';
import { keepTalk, type Talk } from './keep-talk.ts';
import type { Surroundings } from './surroundings.ts';
import { rememberTold } from './telling.ts';

/** Somebody who is connected to a table. */
export interface Visitor {
  readonly holder: TokenHash;
  /** By which he came. */
  readonly session: SecretHash;
  tell(frame: ServerFrame): void;
  leave(why: Why): void;
}

/** What a table needs beside the store. */
export interface TableOutside extends Surroundings {
  readonly store: Store;
  readonly rng: Rng;
  readonly bots: readonly string[];
  think(wanted: Wanted): Promise<readonly AnyAction[] | null>;
  /** Somebody is waited for and not here. */
  notice(holder: TokenHash, kind: NoticeKind): void;
  /** Whether time, bots and reminders of this table are for this server to see to, and not for another. */
  isLeading(): boolean;
  /** Others are to know that its log has so many entries, or that something else about it is new. */
  wrote(entries: number): void;
  wroteBeside(): void;
  /** Somebody has come or gone. */
  attended(): void;
  /** What the table has told is not in its log any more: it has to be opened anew, as one that was restored. */
  lostEntries(): void;
  failed(error: unknown): void;
}

/** One table in memory: its keeper, and whoever is connected. */
export interface KeptTable {
  readonly row: MatchRow;
  readonly keeper: Keeper;
  readonly presence: Presence;
  /** Whether it waits for its players to say what they know, after a backup was restored. */
  readonly isHeld: boolean;
  /** Calls back as soon as it does not, or at once. */
  whenReleased(call: () => void): void;
  /** When it was last needed. */
  readonly used: number;
  readonly visitors: ReadonlySet<Visitor>;
  enter(visitor: Visitor): void;
  exit(visitor: Visitor): void;
  /** He was told that something is his no more: what is his is told to him anew, also where it is the same by then. */
  tellOwn(visitor: Visitor): void;
  ownedBy(holder: TokenHash): { readonly own: readonly Seat[]; readonly host: boolean };
  /** Has a command carried out. Links that come in the same round of the loop are written together. */
  send(command: Command): Promise<Reply>;
  /** What a seat's device says is the highest number that it knows. */
  known(holder: TokenHash, numbers: readonly (readonly [Seat, number])[]): void;
  readonly say: Talk['say'];
  /** Tells those who are waited for once more, because somebody wants it. */
  readonly nudge: Reminding['nudge'];
  tellAll(frame: ServerFrame): void;
  /** How often that was done. */
  readonly toldAll: number;
  /** Whether that is what a viewer was told, who says that he has heard so many entries of the match. */
  wasTold(as: Viewer, heard: number, digest: string): boolean;
  /** Tells everybody, once, which table its people went on to. */
  tellNext(next: MatchId): void;
  /** From now on what it does by itself is for this server to see to. */
  lead(): void;
  /** Takes in what other servers have written to its log. */
  catchUp(): void;
  /** How it is, for whoever may have missed something. */
  looked(head: MatchHead): void;
  /** Who is connected to other servers. */
  attendedElsewhere(holders: readonly TokenHash[]): void;
  /** Whether names in it were erased since it was opened. */
  isOutdated(head: MatchHead): boolean;
  /** Lets go of it, whoever is connected. */
  close(why: Why): void;
}

/** How long a restored match waits for what its players know, from when the first of them is there. */
const HELD = 30_000;
/** So long until that is tried again, where it could not be written. */
const RECOVER_AGAIN = 2000;
/** How long somebody may be on his way from one server to another, in milliseconds. */
const ON_THE_WAY = 3000;

/** What is kept of a table beside its log: the host's part in the dice, and who was told that he is waited for. */
export interface KeptBeside {
  readonly secret: string | null;
  readonly noticed: string | null;
  /** How it was when it was opened; `null`: nobody else writes to it. */
  readonly head: MatchHead | null;
  readonly elsewhere: readonly TokenHash[];
}

export function keepTable(
  table: Table,
  row: MatchRow,
  { secret, noticed, head, elsewhere }: KeptBeside,
  outside: TableOutside,
): KeptTable {
  const { store, now, after } = outside;
  const { id } = row;
  const visitors = new Set<Visitor>();
  const presence = presenceAt(table, now, head === null ? 0 : ON_THE_WAY);
  const told = new Map<Visitor, { readonly own: FrameOf<'own'> | null; readonly here: string }>();
  let dice: Dice | null = null;
  let stopWake = (): void => {};
  let stopHeld: (() => void) | null = null;
  let isHeld = row.restored !== null;
  const answers = new Map<Seat, number>();
  const released: (() => void)[] = [];
  let isReleased = !isHeld;
  let isRecovering = false;
  let used = now();
  let isDirty = false;
  let isClosed = false;
  let toldAll = 0;
  const summary = keepSummary(table, row, outside);
  const talk = keepTalk(table, id, head, { store, now, wroteBeside: outside.wroteBeside, failed, tellAll });
  const reminding = keepReminding(table, row, noticed, presence, { ...outside, lookAgain: changed });
  presence.elsewhere(elsewhere);
  /** The last line of the talk that everybody here was told, and whether they were told where it goes on. */
  let hasNext = (head?.next ?? null) !== null;
  let isCatchingUp = false;
  let isBehind = false;

  /** After everything that was absorbed in one go. */
  function changed(): void {
    if (isDirty || isClosed) return;
    isDirty = true;
    setImmediate(() => {
      isDirty = false;
      if (isClosed) return;
      used = now();
      tellPlaces();
      if (!outside.isLeading()) return;
      summary.changed();
      if (!isHeld) reminding.look();
    });
  }

  function ownedBy(holder: TokenHash): { readonly own: readonly Seat[]; readonly host: boolean } {
    const own = table.chairs.flatMap(({ token }, seat) => (token === holder ? [seat as Seat] : []));
    return { own, host: table.host === holder };
  }

  /** Who sat where, and was host, when everybody was last told of it; `null`: somebody has come or gone since. */
  let placed: readonly (TokenHash | null)[] | null = null;

  /** What has changed around the match: for each his seats, for all who is here. */
  function tellPlaces(): void {
    const places = [table.host, ...table.chairs.map(({ token }) => token)];
    if (placed !== null && same(placed, places)) return;
    placed = places;
    const here: FrameOf<'here'> = { type: 'here', ...presence.here() };
    const hereText = JSON.stringify(here);
    for (const visitor of visitors) {
      const before = told.get(visitor);
      if (before === undefined) continue;
      const own: FrameOf<'own'> = { type: 'own', ...ownedBy(visitor.holder) };
      const isOwnNew = !same(own, before.own);
      const isHereNew = hereText !== before.here;
      if (!isOwnNew && !isHereNew) continue;
      told.set(visitor, { own, here: hereText });
      if (isOwnNew) visitor.tell(own);
      if (isHereNew) visitor.tell(here);
    }
  }

  function failed(error: unknown): void {
    outside.failed(error);
    if (isClosed) return;
    if (error instanceof StoreError && error.fault.why === 'match-closed') close('table-closed');
    if (error instanceof StoreError && error.fault.why === 'gap') outside.lostEntries();
  }

  const keeper = keep(
    table,
    {
      async append(seq, entries) {
        const isWritten = await store.matches.append(id, seq, entries);
        if (isWritten) outside.wrote(seq + entries.length);
        return isWritten;
      },
      read: seq => store.matches.read(id, seq),
      think: wanted => outside.think(wanted),
      now,
      wake(at) {
        stopWake();
        if (at === null || isClosed) return;
        stopWake = after(at - now(), () => {
          if (!outside.isLeading()) return catchUp();
          void keeper.tick();
          // Also where time changes nothing at the table, somebody may have to be told.
          changed();
        });
      },
      dice() {
        if (secret === null || isHeld) return null;
        dice ??= chainDice(hostChain({ matchId: table.matchId, secret }));
        return dice;
      },
      rng: outside.rng,
      absent: () => presence.absent(),
      bots: outside.bots,
      failed,
    },
    {
      ...AUTHORITY,
      // Whoever listens here puts it into text at once.
      copyOf: given => given,
      wantedBots: (given, at) => (outside.isLeading() ? AUTHORITY.wantedBots(given, at) : []),
      absorb(to, proposal) {
        AUTHORITY.absorb(to, proposal);
        changed();
      },
    },
  );

  /** Links that wait for others of the same throw. */
  const links: (() => void)[] = [];

  function sendLinks(): void {
    for (const send of links.splice(0)) send();
  }

  function send(command: Command): Promise<Reply> {
    if (command.wish.do !== 'link') {
      // In the order they came.
      sendLinks();
      return keeper.send(command);
    }
    return new Promise((resolve, reject) => {
      if (links.push(() => void keeper.send(command).then(resolve, reject)) === 1) setImmediate(sendLinks);
    });
  }

  /** What the store could not do is seen to here, too, and not by whoever wanted it alone. */
  function seenTo<T>(work: Promise<T>): Promise<T> {
    work.catch((error: unknown) => {
      if (error instanceof StoreError) failed(error);
    });
    return work;
  }

  /** Whoever leads also goes on from there. */
  function catchUp(): void {
    isBehind = true;
    if (isCatchingUp || isClosed) return;
    isCatchingUp = true;
    isBehind = false;
    void (outside.isLeading() && !isHeld ? keeper.goOn() : keeper.catchUp()).catch(failed).finally(() => {
      isCatchingUp = false;
      if (isBehind) catchUp();
    });
  }

  function tellAll(frame: ServerFrame): void {
    toldAll++;
    for (const visitor of visitors) visitor.tell(frame);
  }

  function tellNext(next: MatchId): void {
    if (hasNext) return;
    hasNext = true;
    tellAll({ type: 'next', table: next });
  }

  /** Who watches goes along, also whoever is connected here. */
  async function follow(next: MatchId): Promise<void> {
    for (const holder of new Set([...visitors].map(visitor => visitor.holder))) await store.matches.admit(next, holder);
    tellNext(next);
  }

  /** Goes on with what the players know, or without those who have not said it; when that is durable, and not before. */
  async function release(): Promise<void> {
    if (!isHeld || isRecovering || isClosed) return;
    isRecovering = true;
    stopHeld?.();
    const isRecovered = await keeper.recover(answers);
    isRecovering = false;
    if (isClosed) return;
    if (isRecovered) await goOn();
    else stopHeld = after(RECOVER_AGAIN, () => void release());
  }

  async function goOn(): Promise<void> {
    isHeld = false;
    await store.matches.recovered(id).catch(failed);
    await keeper.goOn();
    isReleased = true;
    for (const call of released.splice(0)) call();
  }

  function isEverybodyHeard(): boolean {
    return table.chairs.every((chair, seat) => chair.token === null || isBotSeat(chair) || answers.has(seat as Seat));
  }

  function close(why: Why): void {
    if (isClosed) return;
    isClosed = true;
    stopWake();
    stopHeld?.();
    summary.close(outside.isLeading());
    keeper.close();
    for (const visitor of visitors) visitor.leave(why);
    visitors.clear();
    told.clear();
  }

  // A match that nobody plays has nothing to be recovered, and of dice that one device began with nobody says anything.
  if (isHeld && (phaseOf(table) !== 'playing' || table.dice !== 'open')) void goOn();
  changed();

  return {
    row,
    keeper,
    presence,
    get isHeld() {
      return isHeld;
    },
    whenReleased(call) {
      if (isReleased) call();
      else released.push(call);
    },
    get used() {
      return used;
    },
    visitors,
    tellOwn(visitor) {
      const before = told.get(visitor);
      if (before === undefined) return;
      told.set(visitor, { ...before, own: null });
      placed = null;
      changed();
    },
    ownedBy,
    send: command => seenTo(send(command)),
    enter(visitor) {
      used = now();
      visitors.add(visitor);
      placed = null;
      presence.came(visitor.holder);
      outside.attended();
      told.set(visitor, { own: { type: 'own', ...ownedBy(visitor.holder) }, here: '' });
      changed();
      if (isHeld) stopHeld ??= after(HELD, () => void release());
    },
    exit(visitor) {
      if (!visitors.delete(visitor)) return;
      used = now();
      told.delete(visitor);
      placed = null;
      presence.went(visitor.holder);
      outside.attended();
      changed();
    },
    known(holder, numbers) {
      if (!isHeld) return;
      for (const [seat, n] of numbers) if (table.chairs[seat]?.token === holder) answers.set(seat, n);
      if (isEverybodyHeard()) void release();
    },
    say: (...given) => seenTo(talk.say(...given)),
    nudge: by => reminding.nudge(by),
    tellAll,
    get toldAll() {
      return toldAll;
    },
    wasTold: rememberTold(table),
    tellNext,
    lead() {
      if (!isHeld) void keeper.goOn();
      changed();
    },
    catchUp,
    looked({ entries, lines, next }) {
      if (entries > table.seq) catchUp();
      talk.heardOf(lines);
      if (next !== null && !hasNext) void follow(next).catch(failed);
    },
    attendedElsewhere(holders) {
      if (!presence.elsewhere(holders)) return;
      placed = null;
      changed();
    },
    isOutdated: ({ edition }) => head !== null && head.edition !== edition,
    close,
  };
}
