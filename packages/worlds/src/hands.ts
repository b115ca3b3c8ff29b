import { holdDice, newHand, type DiceHand, type Warning } from '@zaria/client/dice';
import { parseHex, printHex } from '@zaria/fair';
import { SEATS, type AnyAction, type Seat, type ToldEntry } from '@zaria/kit';
import type { News, TableView, Wish } from '@zaria/table';
import type { Event } from './event.ts';
import { chainOfHead } from './people.ts';
import type { Outcome } from './side.ts';
import type { World } from './world.ts';

/** What a seat's device was told: by news as they came, so that it knows nothing else. */
interface Heard {
  readonly told: ToldEntry<AnyAction>[];
  table: TableView | null;
}

/**
 * The devices of people, each with its part in the dice by §7 of the protocol. What they want to send is sent by the
 * people of the world, mostly; a device must never have cause to warn, but for what has happened to it in this world.
 */
export function handsOf(world: World): (event: Event, outcome: Outcome) => void {
  const { main, people } = world;
  const heard = new Map<Seat, Heard>();
  const hands = new Map<Seat, DiceHand>();
  /** Links that have reached the table, "3 0" for the draw and the seat, and the draw that was asked for last. */
  const linked = new Set<string>();
  let asked = 0;
  let warnings: Warning[] = [];

  /** Takes news in, from the beginning where somebody else listens now. */
  function hear(seat: Seat, { from, entries, table }: News): void {
    const own = heard.get(seat) ?? { told: [], table: null };
    if (from === 0) own.told.length = 0;
    own.told.push(...entries);
    own.table = table ?? own.table;
    heard.set(seat, own);
  }

  const held = (kept: DiceHand['kept'], head: string): DiceHand =>
    holdDice(main.table.game, kept, warning => warnings.push(warning), chainOfHead(head)?.chain);

  /** The device with the chain that the seat has now, and whether it has only just got it. */
  function handAt(seat: Seat, view: TableView): readonly [DiceHand, isNew: boolean] | null {
    const head = view.chairs[seat]?.head ?? null;
    const own = head === null ? null : chainOfHead(head);
    if (head === null || view.dice.start === null) return null;
    const known = hands.get(seat);
    // A chain that none of these people has made is not this one's either.
    if (own === null || known?.head === head) return known === undefined ? null : [known, false];
    const isFirst = view.dice.start.seats[seat]?.head === head;
    const kept = newHand(seat, { ...view, phase: isFirst ? 'lobby' : 'playing' }, parseHex(own.secret));
    if (!isFirst) world.count('hand late');
    return [held(kept, head), true];
  }

  /** Whether something that happened to the device here is reason enough. */
  function isExplained(warning: Warning, seat: Seat, { entries }: News, { written }: Outcome): boolean {
    if (warning === 'number-lost') return written.some(({ what }) => what.kind === 'match' && isLost(what.entry));
    const draws = entries.flatMap(entry => (entry.kind === 'play' && entry.draw !== undefined ? [entry.draw] : []));
    return (
      warning === 'left-out' && draws.some(({ n, withheld }) => withheld?.includes(seat) && !linked.has(`${n} ${seat}`))
    );
  }

  function listen(seat: Seat, news: News, event: Event, outcome: Outcome): void {
    const before = heard.get(seat)?.table?.chairs[seat];
    hear(seat, news);
    const { told, table } = heard.get(seat) ?? { told: [], table: null };
    const found = table && handAt(seat, table);
    if (found === null || table === null) return void hands.delete(seat);
    const [hand, isNew] = found;
    hands.set(seat, hand);
    // Who is away, or sleeps, is not asked.
    if (event.absent.has(seat) || before?.isAsleep === true) hand.away();
    warnings = [];
    const wishes = hand.hear(isNew ? { from: 0, entries: [...told], table } : news, event.now);
    world.count('hand');
    for (const warning of warnings)
      if (!isExplained(warning, seat, news, outcome))
        world.broken('hands', `the device of seat ${seat} warns: ${warning}, ${JSON.stringify(news)}`);
    for (const wish of wishes) if (wish.do === 'link') wants(seat, wish);
    // What has an explanation does not make it stop.
    if (warnings.length > 0) hands.set(seat, held(hand.kept, hand.head));
  }

  /** The link is the one that the table will find right. */
  function wants(seat: Seat, wish: Extract<Wish, { do: 'link' }>): void {
    const counting = main.table.sitting?.counting(seat) ?? null;
    const link = counting && chainOfHead(counting.head)?.chain.link(wish.n - counting.after);
    if (main.table.asked?.n === wish.n && (!link || printHex(link) !== wish.link))
      world.broken('hands', `the device of seat ${seat} wants to give what is not its link: ${JSON.stringify(wish)}`);
    world.count('hand link');
    people.links.set(seat, wish);
  }

  return (event, outcome) => {
    if (main.table.dice !== 'open') return;
    for (const { what } of outcome.written) {
      if (what.kind === 'asked') asked = what.n;
      if (what.kind === 'linked') linked.add(`${asked} ${what.seat}`);
    }
    for (const { viewer, news } of outcome.news) if (viewer !== 'spectator') listen(viewer, news, event, outcome);
    for (const seat of SEATS) if ((main.table.chairs[seat]?.token ?? null) === null) hands.delete(seat);
  };
}

const isLost = (entry: { readonly kind: string; readonly note?: { readonly note: string } }): boolean =>
  entry.kind === 'note' && entry.note?.note === 'lost';
