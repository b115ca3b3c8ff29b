import { same, type AnyGame, type AnyState, type Seat, type Viewer } from '@zaria/kit';

/** Who looks at this device, and whether a curtain must fall before. */
export interface Attendance {
  /** Who is asked here now. */
  readonly seat: Seat | null;
  readonly viewer: Viewer;
  /** To whom the device is to be passed before anything more is seen. */
  readonly curtain: Seat | null;
}

/** Whether somebody sees something that not everybody sees. */
export function hasSecret(game: AnyGame, state: AnyState, seat: Seat): boolean {
  const bare = (viewer: Viewer): unknown => ({ ...(game.view(state, viewer) as object), viewer: null });
  return !same(bare(seat), bare('spectator'));
}

/**
 * `own` are the seats of people here, `asked` those of them who are asked now, `holder` is who had the device last.
 * A lone player always sees his own side; several see only what everybody may, until one of them is asked.
 */
export function attend(
  game: AnyGame,
  state: AnyState,
  own: readonly Seat[],
  asked: readonly Seat[],
  holder: Seat | null,
): Attendance {
  const [lone, second] = own;
  if (lone === undefined) return { seat: null, viewer: 'spectator', curtain: null };
  if (second === undefined) return { seat: asked.includes(lone) ? lone : null, viewer: lone, curtain: null };

  const next = holder !== null && asked.includes(holder) ? holder : (asked[0] ?? null);
  if (next === null) return { seat: null, viewer: 'spectator', curtain: null };
  if (next === holder || !hasSecret(game, state, next)) return { seat: next, viewer: next, curtain: null };
  return { seat: null, viewer: 'spectator', curtain: next };
}
