import {
  emptyBoard,
  parsePlacement,
  place,
  printTile,
  railroadInk,
  score,
  type RailroadInkOptions,
  type RailroadInkShape,
  type RailroadInkView,
  type SeatView,
} from '@zaria/games/railroad-ink';
import { NATURE, completeOptions, type Seat, type Telling, type Viewer } from '@zaria/kit';

interface Played {
  readonly view: RailroadInkView;
  /** What the last row told. */
  readonly tellings: readonly Telling<RailroadInkShape>[];
  readonly legal: readonly RailroadInkShape['action'][];
}

interface Seen {
  readonly seats?: number;
  readonly viewer?: Viewer;
  readonly options?: Partial<RailroadInkOptions>;
}

/** A table after these rows of a record, as `viewer` sees it; for tests. */
export function played(
  rows: readonly (readonly [who: Seat | 'nature', what: string])[],
  { seats = 2, viewer = 0, options = {} }: Seen = {},
): Played {
  const complete = completeOptions(railroadInk.options, seats, options);
  if (!complete.ok) throw new Error(JSON.stringify(complete.error));
  const table = railroadInk.setup({ rules: railroadInk.rules, seats, options: complete.value });
  let tellings: Telling<RailroadInkShape>[] = [];
  for (const [who, what] of rows) {
    const action = railroadInk.parse(what);
    if (action === null) throw new Error(`not a move: ${what}`);
    tellings = [];
    railroadInk.play(table, who === 'nature' ? NATURE : who, action, fact =>
      tellings.push({ fact, view: railroadInk.view(table, viewer) }),
    );
  }
  const legal = viewer === 'spectator' ? [] : railroadInk.legal(table, viewer);
  return { view: railroadInk.view(table, viewer), tellings, legal };
}

export const ROLLED = ['nature', 'roll HH.. R.R. HHH. H.R.'] as const;

/** A board on which these placements, "B1 H.H.", were drawn one after the other; for tests. */
export function seatWith(...texts: readonly string[]): SeatView {
  const board = emptyBoard();
  for (const text of texts) {
    const placement = parsePlacement(text);
    if (placement === null) throw new Error(`not a placement: ${text}`);
    place(board, placement, 1);
  }
  return {
    tiles: board.tiles.map(printTile),
    rounds: board.rounds,
    specials: [],
    routes: [],
    score: score(board, 'once'),
    drawing: null,
  };
}
