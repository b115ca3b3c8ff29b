import { same, type Seat, type Viewer } from '@zaria/kit';

/** Who looks at this device, and whether a curtain must fall before. */
export interface Attendance {
  /** Who is asked here now. */
  readonly seat: Seat | null;
  readonly viewer: Viewer;
  /** To whom the device is to be passed before anything more is seen. */
  readonly curtain: Seat | null;
}

/** Who is in front of a device as long as nobody at it is asked: one who plays alone there, else everybody. */
export const usualViewer = ([lone, second]: readonly Seat[]): Viewer =>
  lone === undefined || second !== undefined ? 'spectator' : lone;

/** Whether a seat sees something that not everybody sees. `viewOf` gives the view of each viewer. */
export function hasSecret(viewOf: (viewer: Viewer) => unknown, seat: Seat): boolean {
  const bare = (viewer: Viewer): unknown => ({ ...(viewOf(viewer) as object), viewer: null });
  return !same(bare(seat), bare('spectator'));
}

/**
 * `own` are the seats of people here, `asked` those of them who are asked now, `holder` is who had the device last.
 * A lone player always sees his own side; several see only what everybody may, until one of them is asked.
 */
export function attend(
  viewOf: (viewer: Viewer) => unknown,
  own: readonly Seat[],
  asked: readonly Seat[],
  holder: Seat | null,
): Attendance {
  const usual = usualViewer(own);
  if (usual !== 'spectator') return { seat: asked.includes(usual) ? usual : null, viewer: usual, curtain: null };
  const next = holder !== null && asked.includes(holder) ? holder : (asked[0] ?? null);
  if (next === null) return { seat: null, viewer: 'spectator', curtain: null };
  if (next === holder || !hasSecret(viewOf, next)) return { seat: next, viewer: next, curtain: null };
  return { seat: null, viewer: 'spectator', curtain: next };
}
