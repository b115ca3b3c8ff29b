import { SIDES, freshTileView, type Side, type TileView } from '@zaria/games/las-vegas-royale';
import { bySeat } from '@zaria/kit';

/** How many players the samples are for. */
const SAMPLE_SEATS = 3;

const heap = (small: readonly number[], big: readonly number[]): Extract<TileView, { readonly side: 'E2' }>['bar'] => ({
  small: bySeat(SAMPLE_SEATS, seat => small[seat] ?? 0),
  big: bySeat(SAMPLE_SEATS, seat => big[seat] ?? 0),
});

/** In the midst of a round of three players: for pictures that show what changes on a tile. */
const CHANGED: { readonly [S in Side]?: Partial<Extract<TileView, { readonly side: S }>> } = {
  A2: { space: 2 },
  B2: { space: 2 },
  D2: { holder: 1 },
  E1: { space: 2 },
  E2: { bar: heap([1, 0, 2], [0, 1, 0]) },
  F1: { groups: [1, 2, 2, 3] },
  F2: { free: { chip: 1, card: 3, move: 4 } },
  G2: { dice: heap([2, 1, 0], [0, 0, 1]) },
  H1: {
    slots: { 1: null, 2: null, 3: { seat: 1, size: 'small' }, 4: null, 5: null, 6: { seat: 2, size: 'big' } },
  },
  H2: { gold: { seat: 0, size: 'small' } },
};

export const sampleTile = (side: Side): TileView =>
  ({ ...freshTileView(side, SAMPLE_SEATS), ...CHANGED[side] }) as TileView;

export const SAMPLES: readonly TileView[] = SIDES.map(sampleTile);
