import { isSeat, type Actor, type Seat } from './seats.ts';

/*
 * What may be asked about the question on the table. The structure of a frame is the kit's own: everybody else, rules
 * and boards included, asks here.
 */

interface Asked<F> {
  readonly agenda: readonly F[];
}

interface Frames {
  readonly parts: readonly (PartSeen | null)[] | null;
}

/** One seat's part in a common step, in a state or as somebody sees it. */
interface PartSeen {
  readonly done: boolean;
  /** `null`: hidden. */
  readonly answers: readonly unknown[] | null;
}

/** The question on the table, of a state or as a view shows it; `null` when nothing is asked any more. */
export const questionOn = <F>({ agenda }: Asked<F>): F | null => agenda[agenda.length - 1] ?? null;

/** The number of the question on the table; `null` when nothing is asked any more. */
export const questionNumber = (asked: Asked<{ readonly number: number }>): number | null =>
  questionOn(asked)?.number ?? null;

/** Whether several seats answer it at the same time. */
export const isCommon = (frame: Frames | null): boolean => frame !== null && frame.parts !== null;

/** Whether the seat has a part in a common step and is done with it. */
export const isDone = (frame: Frames | null, seat: Seat): boolean => frame?.parts?.[seat]?.done === true;

/** The seats that it waits for; none where it is the dice's or nobody's. */
export function seatsAsked(frame: Frames & { readonly actor: Actor }): readonly Seat[] {
  const { actor, parts } = frame;
  if (parts === null) return isSeat(actor) ? [actor] : [];
  return parts.flatMap((part, seat) => (part !== null && !part.done ? [seat as Seat] : []));
}

/** How many answers the seat has given to the question, as far as that may be known. */
export const answersGiven = (frame: Frames | null, seat: Seat): number => frame?.parts?.[seat]?.answers?.length ?? 0;

/** What the parts of a frame are, whatever frame it is. */
type PartIn<F> = F extends { readonly parts: readonly (infer P)[] | null } ? NonNullable<P> : never;

/** The seat's own part, where it may be seen. */
export const partOf = <F extends Frames>(frame: F | null, seat: Seat): PartIn<F> | null =>
  (frame?.parts?.[seat] ?? null) as PartIn<F> | null;

/** The parts of a common step. */
export const partsOf = <F extends Frames>(frame: F | null): readonly PartIn<F>[] =>
  (frame?.parts ?? []).filter(part => part !== null) as readonly unknown[] as readonly PartIn<F>[];
