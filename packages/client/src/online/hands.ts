import type { AnyGame, Seat } from '@zaria/kit';
import type { TableView } from '@zaria/table/public';
import { playHand, type HeldHand } from '../dice/holding.ts';
import { carryOn, isKeptHand, newHand, type CarriedHand, type KeptHand } from '../dice/kept-hand.ts';
import type { Warning } from '../dice/warning.ts';
import type { Online } from './online.ts';

/** What this device does for the dice of a table elsewhere: a hand for each seat of its people. */
export interface Hands {
  /** Grows with what they warn of. */
  readonly warnings: readonly Warning[];
  /** Whether this device keeps nothing: then it gives nothing either, since it could give the same twice. */
  readonly isBlocked: boolean;
  /** Seats whose part is on another device of the same person. */
  readonly elsewhere: readonly Seat[];
  /** The seats or the table may have changed. */
  follow(): void;
  /** When the table knows what this seat begins with, or it is clear that it adds nothing. */
  begun(seat: Seat): Promise<void>;
  /** Adds to the dice from here from now on, and from the other device no more. */
  takeOver(seat: Seat): Promise<void>;
  /** The connection was lost. */
  away(): void;
  known(): ReadonlyMap<Seat, number>;
  /** What one’s other device needs. */
  carried(): readonly CarriedHand[];
  /** What the seat was told here, if its part is here. */
  toldTo(seat: Seat): { readonly viewer: Seat; readonly entries: KeptHand['told'] } | null;
  close(): void;
}

type Place =
  { readonly at: 'beginning' | 'elsewhere' | 'nowhere' | 'blocked' } | { readonly at: 'here'; readonly held: HeldHand };

/** A seat of this side, as long as it has it. */
interface Holding {
  place: Place;
  readonly begun: Promise<void>;
  readonly gone: AbortController;
}

/** What the hands of a table need of their device. */
export interface HandsOutside {
  /** Called when something that can be seen here has changed. */
  readonly changed: () => void;
  /** Of a device that this one carries on. */
  readonly carried: readonly CarriedHand[];
  /** What is kept of a seat, whatever it is: it is looked at whether it is a hand. */
  read(seat: Seat): Promise<unknown>;
  /** Done when it is kept for good. */
  keep(hand: KeptHand): Promise<void>;
  random(bytes: number): Uint8Array;
  /** Milliseconds. */
  now(): number;
  /**
   * Does it as soon as nobody else on this device adds for the seat, and lets nobody else until `closed`: until the seat or
   * the table is left. What comes back
   * is done when the seat has begun, here or by whoever else adds for it.
   */
  alone(seat: Seat, work: () => Promise<void>, closed: AbortSignal): Promise<void>;
}

const SECRET_BYTES = 32;

export function holdHands(online: Online, outside: HandsOutside): Hands {
  const { changed, carried } = outside;
  const warnings: Warning[] = [];
  const places = new Map<Seat, Holding>();
  let isClosed = false;
  /** Whether what was to be kept last was not. */
  let isUnkept = false;

  const now = (): { readonly game: AnyGame; readonly table: TableView } | null =>
    online.game === null || online.table === null ? null : { game: online.game, table: online.table };

  function put(holding: Holding, place: Place): void {
    holding.place = place;
    changed();
  }

  function letGo({ place, gone }: Holding): void {
    gone.abort();
    if (place.at === 'here') place.held.stop();
  }

  async function keep(hand: KeptHand): Promise<void> {
    const was = isUnkept;
    try {
      await outside.keep(hand);
      isUnkept = false;
    } catch (error) {
      isUnkept = true;
      throw error;
    } finally {
      if (isUnkept !== was) changed();
    }
  }

  /** What the device has for the seat; `null`: nothing, and it is not to draw anything new. */
  async function found(seat: Seat, table: TableView): Promise<KeptHand | null> {
    const kept = await outside.read(seat);
    if (isKeptHand(kept) && kept.seat === seat && kept.matchId === table.dice.matchId) return kept;
    const brought = carried.find(hand => hand.seat === seat && hand.matchId === table.dice.matchId);
    if (brought !== undefined) return carryOn(brought, table);
    // Whoever holds the seat has a part in the dice already: on another device, or on one that is lost.
    if (table.phase !== 'lobby' && (table.chairs[seat]?.head ?? null) !== null) return null;
    return drawn(seat, table);
  }

  const drawn = (seat: Seat, table: TableView): KeptHand => newHand(seat, table, outside.random(SECRET_BYTES));

  async function hold(seat: Seat, draw: (seat: Seat, table: TableView) => Promise<KeptHand | null>): Promise<void> {
    const there = now();
    const holding = places.get(seat);
    if (there === null || holding === undefined) return;
    const { signal } = holding.gone;
    const kept = await draw(seat, there.table);
    if (signal.aborted) return;
    if (kept === null) {
      put(holding, { at: 'elsewhere' });
      return;
    }
    await keep(kept);
    if (signal.aborted) return;
    const played = playHand(online, there.game, kept, {
      now: () => outside.now(),
      keep,
      warned(warning) {
        warnings.push(warning);
        changed();
      },
    });
    if (!played.ok) {
      put(holding, { at: 'nowhere' });
      return;
    }
    const held = played.value;
    put(holding, { at: 'here', held });
    const { table } = now() ?? there;
    const { head } = held.hand;
    if (table.phase === 'playing' && kept.isLate && table.chairs[seat]?.head !== head)
      await online.send({ do: 'chain', seat, head });
    else if (table.phase === 'lobby' && table.chairs[seat]?.head !== head)
      await online.send({ do: 'head', seat, head });
  }

  async function begin(seat: Seat): Promise<void> {
    const holding = places.get(seat);
    try {
      await hold(seat, found);
    } catch {
      // What it has begun with is kept; that nobody hears of it is no fault of the device.
      if (holding?.place.at === 'beginning') put(holding, { at: 'blocked' });
    }
  }

  return {
    warnings,
    get isBlocked() {
      return isUnkept || [...places.values()].some(({ place }) => place.at === 'blocked');
    },
    get elsewhere() {
      return [...places].flatMap(([seat, { place }]) => (place.at === 'elsewhere' ? [seat] : []));
    },
    follow() {
      const there = now();
      // Only what is thrown by all together has a part of anybody's.
      if (isClosed || there === null || there.table.dice.kind !== 'open') return;
      for (const [seat, holding] of places)
        if (!online.own.includes(seat)) {
          letGo(holding);
          places.delete(seat);
        }
      for (const seat of online.own)
        if (!places.has(seat)) {
          // It is there before it begins: what it does first may change something.
          let start: () => void = () => {};
          const gone = new AbortController();
          const begun = new Promise<void>(resolve => {
            start = resolve;
          }).then(() => outside.alone(seat, () => begin(seat), gone.signal));
          places.set(seat, { place: { at: 'beginning' }, begun, gone });
          start();
        }
    },
    begun: async seat => places.get(seat)?.begun,
    takeOver: seat => hold(seat, async (mine, table) => drawn(mine, table)),
    away() {
      for (const { place } of places.values()) if (place.at === 'here') place.held.hand.away();
    },
    known: () =>
      new Map(
        [...places].flatMap(([seat, { place }]) => (place.at === 'here' ? [[seat, place.held.hand.highest]] : [])),
      ),
    carried: () => [...places.values()].flatMap(({ place }) => (place.at === 'here' ? [place.held.hand.kept] : [])),
    toldTo(seat) {
      const place = places.get(seat)?.place;
      return place?.at === 'here' ? { viewer: seat, entries: place.held.hand.kept.told } : null;
    },
    close() {
      isClosed = true;
      for (const holding of places.values()) letGo(holding);
      places.clear();
    },
  };
}
