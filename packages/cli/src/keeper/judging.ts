import { check, simulationRng } from '@zaria/kit';
import type { AnyAction, AnyFollower, AnyGame, Refusal, Seat } from '@zaria/kit';

/** Why a table would not play it, by a state that fits all that the seat was told; `null`: it would. */
export const refusalOf = (game: AnyGame, follower: AnyFollower, seat: Seat, action: AnyAction): Refusal | null =>
  check(game, follower.imagine(simulationRng('judge')), seat, action);
