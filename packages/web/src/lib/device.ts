import type { Seat, StepInfo, Viewer } from '@zaria/kit';
import { usualViewer } from '@zaria/table/public';

/** Who looks at this device, and whether a curtain must fall before. */
export interface Attendance {
  /** Who is asked here now. */
  readonly seat: Seat | null;
  /** With whose eyes the table is shown: where a seat keeps something to itself, with everybody's. */
  readonly viewer: Viewer;
  /** To whom the device is to be passed before anything more is seen. */
  readonly curtain: Seat | null;
}

/** What keeps an answer from the others: nothing, that all of them are to answer first, or that it is a secret. */
type Privacy = 'open' | 'apart' | 'secret';

export function privacyOf(step: StepInfo | undefined): Privacy {
  if (step?.kind === 'together') return 'apart';
  return step?.kind === 'ask' && step.secret !== null ? 'secret' : 'open';
}

/** Who had the device last, and for which question. */
export interface Holder {
  readonly seat: Seat;
  readonly question: number | null;
}

interface Situation {
  /** The seats of people here, and those of them who are asked now. */
  readonly own: readonly Seat[];
  readonly asked: readonly Seat[];
  readonly privacy: Privacy;
  /** The number of the question. */
  readonly question: number | null;
  readonly holder: Holder | null;
  /** Whether the seat has something that the others are not to see though nothing secret is asked: its money. */
  readonly keeps: (seat: Seat) => boolean;
}

/**
 * A lone player always sees his own side; several see what everybody may. A curtain falls where an answer is not for
 * everybody's eyes: before a secret always, and in a step played together when the device changes hands.
 */
export function attend({ own, asked, privacy, question, holder, keeps }: Situation): Attendance {
  const usual = usualViewer(own);
  if (usual !== 'spectator') return { seat: asked.includes(usual) ? usual : null, viewer: usual, curtain: null };
  const next = holder !== null && asked.includes(holder.seat) ? holder.seat : (asked[0] ?? null);
  if (next === null) return { seat: null, viewer: 'spectator', curtain: null };
  if (privacy === 'open') return { seat: next, viewer: keeps(next) ? 'spectator' : next, curtain: null };
  const isInFront = holder?.seat === next && (privacy === 'apart' || holder.question === question);
  if (isInFront) return { seat: next, viewer: next, curtain: null };
  return { seat: null, viewer: 'spectator', curtain: next };
}
