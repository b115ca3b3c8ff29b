import { questionOn, seatsAsked, type AnyFrame, type AnyGame, type Seat } from '@zaria/kit';
import { seatIn } from './players.ts';

/** The part of every game's view that the page itself reads. */
interface Asking {
  readonly players: number;
  readonly agenda: readonly AnyFrame[];
}

/** Whose turn it is on the table that a view shows; while dice are thrown, whose dice they are. */
export function waitedIn({ steps }: Pick<AnyGame, 'steps'>, view: unknown): readonly Seat[] {
  const { players, agenda } = view as Asking;
  const frame = questionOn({ agenda });
  if (frame === null) return [];
  const seats = seatsAsked(frame);
  if (seats.length > 0 || steps[frame.step]?.kind !== 'chance') return seats;
  const thrower = seatIn(frame.data as object, players);
  return thrower === null ? [] : [thrower];
}
