import { printHex, readTableRow, seating } from '@zaria/fair';
import type { Announced, Chain, MatchStart, Seating } from '@zaria/fair';
import { NATURE, follower, printRow, same } from '@zaria/kit';
import type { AnyAction, AnyFollower, AnyGame, Draw, Note, NoteKind, ToldEntry } from '@zaria/kit';
import type { DiceView, News, TableView, Wish } from '@zaria/table/public';
import { drawChecker, type DrawChecker, type ToldDraw } from './draws.ts';
import { chainOfHand, shownAt, type KeptHand } from './kept-hand.ts';
import type { Warning } from './warning.ts';

/** How long a throw may be due before links are asked for. Milliseconds. */
const LATE = 10_000;
/** So many warnings, and the device gives no link any more. */
const ENOUGH = 2;
/** Whoever kept silent so often in a row is not asked until he is heard again. */
const ASLEEP_AFTER = 2;

/** Notes that never stand between an ask and its throw, but for a number that is lost. */
const MOVING: ReadonlySet<NoteKind> = new Set(['seat', 'chain', 'lost']);

/** One seat's part in the dice, on the device of whoever plays it. It trusts nobody. */
export interface DiceHand {
  readonly kept: KeptHand;
  /** The head to be published: before the start, or by a new chain. */
  readonly head: string;
  readonly warnings: readonly Warning[];
  /** Whether it has warned so often that it gives nothing more. */
  readonly isStopped: boolean;
  /** Takes in what the seat was told; gives what is to be sent to the table for it. */
  hear(news: News, now: number): readonly Wish[];
  /** The table has taken its link for that draw: it was in time. */
  accepted(n: number): void;
  /** Time has passed. */
  tick(now: number): void;
  /** When it wants `tick` to be called; `null`: at no time. */
  readonly lateAt: number | null;
  /** The connection is lost: whoever is away is not asked. */
  away(): void;
  /** The highest draw number that it knows, for a host that was restored from a backup. */
  readonly highest: number;
}

type DrawAsked = NonNullable<DiceView['asked']>;

/**
 * `warn` is called for each warning; whoever stores the hand does so when `hear` has been called. `chain`: the one that
 * grows from its secret, if it is at hand.
 */
export function holdDice(
  game: AnyGame,
  given: KeptHand,
  warn: (warning: Warning) => void = () => {},
  chain: Chain = chainOfHand(given),
): DiceHand {
  const { seat } = given;
  const warnings: Warning[] = [];
  /** What was judged before is not judged again. */
  let isSilent = false;
  let kept = given;
  let eyes: AnyFollower | null = null;
  let sitting: Seating | null = null;
  let checker: DrawChecker | null = null;
  /** The last number that was drawn or lost. */
  let last = 0;
  /** Whether the start is the one that was shown: else nothing is given. */
  let isAsShown = true;
  let isAnnounced = !given.isLate;
  /** How many entries have moved something: notes of who is away or agrees may stand between ask and throw. */
  let moved = 0;
  let asked: DrawAsked | null = null;
  let askedAt = 0;
  let accepted = 0;
  /** Since when a throw is due without anybody asking; and whether that was said. */
  let dueSince: number | null = null;
  let isLateSaid = false;
  /** Whether it was connected when the throw became due. */
  let isThere = false;
  /** In how many throws in a row its seat was asked and kept silent, by what it was told. */
  let silent = 0;
  /** Since when it says that it is awake, and the table has not heard it. */
  let wokeAt: number | null = null;
  let unchecked: ToldDraw[] = [];

  function say(warning: Warning): void {
    if (isSilent) return;
    warnings.push(warning);
    warn(warning);
  }

  /** The start as it was shown, or nothing is given. */
  function begin(start: MatchStart): void {
    const { shown, matchId, host } = kept;
    const { game: id, rules, options, seats, wait } = start;
    const isOurs = start.matchId === matchId && start.host === host && start.kind === 'open';
    const isShown = same({ game: id, rules, options, seats: seats.length, wait }, shown);
    const isHead = kept.isLate || seats[seat]?.head === chain.head;
    isAsShown = isOurs && isShown && isHead;
    if (!isAsShown) say('start-differs');
    kept = { ...kept, start };
    open(start);
  }

  function open(start: MatchStart): void {
    sitting = seating(start);
    checker = drawChecker(start);
    eyes = follower(game, { rules: start.rules, seats: start.seats.length, options: start.options }, seat);
  }

  function note(row: Note): void {
    if (row.note === 'lost') {
      if (kept.given.some(({ n }) => n > last && n <= row.n)) say('number-lost');
      last = row.n;
      asked = null;
    } else if (asked !== null && (row.note === 'seat' || row.note === 'chain')) say('moved-first');
    if (row.note === 'chain' && row.seat === seat) {
      if (row.head === chain.head) isAnnounced = true;
      // What came before is of those who held the seat before.
      else if (isAnnounced) say('chain-forged');
    }
    const read = readTableRow(printRow(row), kept.start?.seats.length ?? 0);
    if (read === null || sitting?.hear(read, last) !== true) say('told-differs');
  }

  function drawn(draw: Draw, now: number): void {
    const { n, by = [], withheld = [] } = draw;
    if (n !== last + 1) say('draw-wrong');
    const isGiven = kept.given.some(one => one.n === n);
    const isOwn = sitting?.counting(seat)?.head === chain.head;
    const named = [...by, ...withheld];
    if (asked !== null && asked.n === n) {
      // Repeated while this device was away, an ask may have named more.
      const isNamed =
        asked.seats.every(one => named.includes(one)) && (!isThere || named.length === asked.seats.length);
      if (!isNamed) say('seats-differ');
      else if (isGiven && !by.includes(seat) && isInTime(n, now)) say('left-out');
    } else if (isGiven ? !by.includes(seat) : isOwn && !named.includes(seat) && !isPassedOver(now)) say('not-asked');
    silent = by.includes(seat) ? 0 : withheld.includes(seat) ? silent + 1 : silent;
    const chains = by.flatMap((one): Announced[] => {
      const counting = sitting?.counting(one) ?? null;
      return counting === null ? [] : [{ ...counting }];
    });
    if (chains.length !== by.length) say('draw-wrong');
    unchecked.push({ draw, chains });
    sitting?.drawn(n, by);
    last = n;
    asked = null;
  }

  function take(entry: ToldEntry<AnyAction>, now: number): void {
    if (entry.kind === 'note') note(entry.note);
    else if (entry.kind === 'play' && entry.actor === NATURE && entry.draw !== undefined) drawn(entry.draw, now);
    else if (asked !== null) say('moved-first');
    try {
      eyes?.hear(entry);
    } catch {
      // It could not have happened after what was told before.
      say('told-differs');
    }
    if (entry.kind !== 'note' || MOVING.has(entry.note.note)) moved++;
    kept = { ...kept, told: [...kept.told, entry] };
  }

  /** What was told before stays as it was; what is new is taken in. */
  function takeAll({ from, entries }: News, now: number): void {
    const known = kept.told.slice(from, from + entries.length);
    const isChanged = known.some((entry, i) => !same(entry, entries[i]));
    if (from > kept.told.length || isChanged) say('told-differs');
    // A host that was restored has forgotten something: that is said once, and what it tells now is gone on with.
    if (isChanged) follow([...kept.told.slice(0, from), ...entries]);
    else if (from <= kept.told.length) for (const entry of entries.slice(known.length)) take(entry, now);
  }

  /** Follows from the start what is not to be judged: that was done when it came. */
  function follow(told: readonly ToldEntry<AnyAction>[]): void {
    if (kept.start === null) return;
    isSilent = true;
    open(kept.start);
    kept = { ...kept, told: [] };
    [last, moved, silent, asked, unchecked] = [0, 0, 0, null, []];
    for (const entry of told) take(entry, 0);
    isSilent = false;
  }

  /** Whether its link must have been there by then: the ask may have come late, to a phone that slept. */
  const isInTime = (n: number, now: number): boolean => accepted === n || now - askedAt >= (kept.start?.wait ?? 0) / 2;

  /** Whether there is a reason why it is not asked: it was away, or kept silent and has only just been heard again. */
  const isPassedOver = (now: number): boolean =>
    !isThere || (silent >= ASLEEP_AFTER && (wokeAt === null || now - wokeAt < LATE));

  const isDue = (): boolean => eyes?.waiting[0] === NATURE;

  /** A link for the draw that is asked for, if all is as it was told. */
  function answer(wanted: DrawAsked, now: number): readonly Wish[] {
    const isRepeated = asked?.n === wanted.n;
    const isFewer = isRepeated && !(asked?.seats.every(one => wanted.seats.includes(one)) ?? true);
    const { n } = wanted;
    if (!isRepeated) askedAt = now;
    asked = wanted;
    kept = { ...kept, asks: [...kept.asks.filter(one => one.n !== n), wanted] };
    const before = kept.given.find(one => one.n === n);
    const isMoved = before !== undefined && before.moved !== moved;
    if (isFewer || isMoved || n !== last + 1 || !isDue()) {
      say('ask-wrong');
      return [];
    }
    const counting = sitting?.counting(seat) ?? null;
    const isOwn = counting !== null && counting.head === chain.head;
    if (!wanted.seats.includes(seat)) {
      if (isOwn && !isRepeated && !isPassedOver(now)) say('not-asked');
      return [];
    }
    if (!isOwn) say('ask-wrong');
    if (!isOwn || !isAsShown || warnings.length >= ENOUGH) return [];
    if (before === undefined) kept = { ...kept, given: [...kept.given, { n, moved }] };
    return [{ do: 'link', seat, n, link: printHex(chain.link(n - counting.after)) }];
  }

  function look(table: TableView): void {
    const { start } = table.dice;
    // Until the match starts the screen shows every change.
    if (start === null) kept = kept.start === null ? { ...kept, shown: shownAt(table) } : kept;
    else if (kept.start === null) begin(start);
    else if (!same(start, kept.start)) say('told-differs');
  }

  /** Says that it is there, if the table takes it for asleep. */
  function wakeUp(table: TableView, now: number): readonly Wish[] {
    if (table.chairs[seat]?.isAsleep !== true) {
      if (silent >= ASLEEP_AFTER) silent = 0;
      wokeAt = null;
      return [];
    }
    wokeAt ??= now;
    return [{ do: 'awake', seat }];
  }

  /** Whether the seat has got a chain, instead of this hand's, that was not there when it was drawn. */
  function isForestalled(): boolean {
    const current = sitting?.chains.findLast(one => one.seat === seat)?.head ?? null;
    return !isAnnounced && current !== null && current !== chain.head && current !== kept.replaces;
  }

  function checkDraws({ dice }: TableView): void {
    const wrong = checker?.check(unchecked, dice.spent) ?? null;
    unchecked = [];
    if (wrong !== null) say(wrong);
  }

  function watch(now: number): void {
    if (!isDue() || asked !== null) {
      dueSince = null;
      isLateSaid = false;
    } else dueSince ??= now;
    isThere = true;
  }

  follow(kept.told);
  asked = kept.asks.find(({ n }) => n === last + 1) ?? null;

  return {
    get kept() {
      return kept;
    },
    head: chain.head,
    warnings,
    get isStopped() {
      return warnings.length >= ENOUGH;
    },
    hear(news, now) {
      if (news.table !== null) look(news.table);
      if (kept.start === null) return [];
      const wasForestalled = isForestalled();
      takeAll(news, now);
      if (!wasForestalled && isForestalled()) say('chain-forged');
      if (news.table !== null && unchecked.length > 0) checkDraws(news.table);
      const wanted = news.table?.dice.asked ?? null;
      // Whoever comes back answers once more: the answer may have been lost on its way.
      const links = wanted !== null && (!isThere || !same(asked, wanted)) ? answer(wanted, now) : [];
      const wakes = news.table === null ? [] : wakeUp(news.table, now);
      watch(now);
      return [...wakes, ...links];
    },
    tick(now) {
      if (dueSince === null || isLateSaid || now - dueSince < LATE) return;
      if (sitting?.counting(seat)?.head !== chain.head) return;
      isLateSaid = true;
      say('ask-late');
    },
    accepted(n) {
      accepted = n;
    },
    get lateAt() {
      return dueSince === null || isLateSaid ? null : dueSince + LATE;
    },
    away() {
      isThere = false;
      dueSince = null;
    },
    get highest() {
      return Math.max(last, asked?.n ?? 0, ...kept.given.map(({ n }) => n));
    },
  };
}
