import {
  SPECIALS,
  pieceOf,
  printTile,
  type RailroadInkShape,
  type RailroadInkView,
  type Square,
} from '@zaria/games/railroad-ink';
import { same, type Seat } from '@zaria/kit';
import { changedAt, isOnly, topOf, type Facts } from '../laws/facts.ts';

/* What the facts of Railroad Ink say. */

type SeatView = RailroadInkView['seats'][number];

const NOTHING = '....';
const WATER = 'LLLL';

/** What a seat has still to draw belongs to the question, and is not told. */
function isOnlyOf(before: RailroadInkView, after: RailroadInkView, change: Partial<RailroadInkView>): boolean {
  const still = (view: RailroadInkView): RailroadInkView => ({
    ...view,
    seats: view.seats.map(seat => ({ ...seat, drawing: null })),
  });
  return isOnly(still({ ...before, ...change }), still(after), {});
}

const withSeats = (view: RailroadInkView, change: (seat: SeatView) => Partial<SeatView>): Partial<RailroadInkView> => ({
  seats: view.seats.map(seat => ({ ...seat, ...change(seat) })),
});

const withSeat = (view: RailroadInkView, seat: Seat, change: Partial<SeatView>): Partial<RailroadInkView> => ({
  seats: changedAt(view.seats, seat, one => ({ ...one, ...change })),
});

export const railroadInkFacts: Facts<RailroadInkShape> = {
  told: {
    starts: (before, { seat }, after) => before.star === null && isOnlyOf(before, after, { star: seat, first: seat }),

    round: (before, { round, rounds }, after) =>
      round === before.round + 1 && rounds === before.rounds && isOnlyOf(before, after, { round }),

    rolled: (before, { routes, extra }, after) =>
      topOf(after)?.step === 'draw' && isOnlyOf(before, after, { ...withSeats(before, () => ({ routes })), extra }),

    pooled: (before, { pairs, extra }, after) =>
      topOf(after)?.step === 'pick' &&
      isOnlyOf(before, after, { ...withSeats(before, () => ({ routes: [] })), pairs, extra }),

    picked(before, { seat, pair }, after) {
      const taken = before.pairs.findIndex(other => same(other.toSorted(), pair.toSorted()));
      const routes = [...(before.seats[seat]?.routes ?? []), ...pair];
      const pairs = before.pairs.toSpliced(taken, 1);
      return taken >= 0 && isOnlyOf(before, after, { ...withSeat(before, seat, { routes }), pairs });
    },

    first: (before, { seat }, after) =>
      topOf(after)?.step === 'draw' && before.pairs.length === 0 && isOnlyOf(before, after, { first: seat }),

    drew(before, { seat, drawn, filled }, after) {
      const [board, now] = [before.seats[seat], after.seats[seat]];
      if (board === undefined || now === undefined || topOf(after)?.step === 'draw') return false;
      // Who has drawn it has seen it all the time, until now in the making.
      if (after.viewer === seat) return now.drawing === null && isOnlyOf(before, after, {});
      const news: readonly (readonly [Square, string])[] = [
        ...drawn.map(({ square, tile }) => [square, printTile(tile)] as const),
        ...filled.map(square => [square, WATER] as const),
      ];
      const special = drawn.map(({ tile }) => SPECIALS.find(one => one === pieceOf(tile)));
      const change = {
        tiles: news.reduce<readonly string[]>(
          (list, [square, tile]) => changedAt(list, square, () => tile),
          board.tiles,
        ),
        rounds: news.reduce((list, [square]) => changedAt(list, square, () => before.round), board.rounds),
        specials: [...board.specials, ...special.filter(one => one !== undefined)],
        score: now.score,
      };
      const isFree = news.every(([square]) => board.tiles[square] === NOTHING);
      return isFree && isOnlyOf(before, after, withSeat(before, seat, change));
    },

    scored: (before, { seat, total }, after) =>
      topOf(after)?.step === 'over' && after.seats[seat]?.score.total === total && isOnlyOf(before, after, {}),

    over: (before, _fact, after) => after.agenda.length === 0 && isOnlyOf(before, after, {}),
  },

  untold(before, after) {
    // One's own board grows as one draws it.
    const own = typeof after.viewer === 'number' && topOf(after)?.step === 'draw' ? after.viewer : null;
    const change = own === null ? undefined : after.seats[own];
    return isOnlyOf(before, after, own === null || change === undefined ? {} : withSeat(before, own, change));
  },
};
