import { registered } from '@zaria/games/all';
import type { GameId } from '@zaria/games';
import { check, completeOptions, same, simulationRng, type AnyFollower, type Seat } from '@zaria/kit';
import { gameBots } from './all.ts';
import type { AnyBot, Considered } from './bot.ts';
import { QUANTITIES, distinct, hintsAmong, type Hint } from './hints.ts';
import { askedMatch } from './match.ts';
import { withNodes } from './names.ts';

/* Hints, judged on positions as they come up between bots. */

export interface Position {
  readonly follower: AnyFollower;
  readonly seat: Seat;
}

/** Longer ago than this nobody plays on for a position. */
const LATEST = 40;

/** Somebody who has to choose, after some moves of casual players. */
export function positionOf(id: GameId, seed: string): Position {
  const { game } = registered(id);
  const rng = simulationRng(`${seed} position`);
  const { min, max } = game.players;
  const seats = Math.max(2, min) + rng.below(Math.min(max, 4) - Math.max(2, min) + 1);
  const options = completeOptions(game.options, seats, {});
  if (!options.ok) throw new Error(`${id} has no options for ${seats}`);
  const { casual } = gameBots(id).levels;
  const match = askedMatch(game, { rules: game.rules, seats, options: options.value }, rng);
  let [asked, left] = [match.next(), rng.below(LATEST)];
  let last: Position | null = null;
  while (asked.done !== true) {
    const { seat, follower } = asked.value;
    last = { seat, follower: follower.at(follower.length) };
    if (left-- <= 0) return last;
    asked = match.next(casual.decide(follower, seat, { nodes: Math.min(casual.nodes, 200) }, rng));
  }
  if (last === null) throw new Error(`nobody is asked anything in ${id}`);
  return last;
}

/** What a bot considers there, and the hints that are made of it. */
export function hintsAt(id: GameId, { follower, seat }: Position, seed: string, nodes: number | null = null) {
  const { master } = gameBots(id).levels;
  const bot: AnyBot = nodes === null ? master : withNodes(master, nodes);
  const considered = distinct(bot.consider?.(follower, seat, { nodes: bot.nodes }, simulationRng(seed)) ?? []);
  return { considered, hints: hintsAmong(considered) };
}

/** What is wrong with hints; `null`: nothing. */
export function faultIn(
  id: GameId,
  { follower, seat }: Position,
  considered: readonly Considered[],
  hints: readonly Hint[],
): string | null {
  const { game } = registered(id);
  if (hints.length !== Math.min(3, considered.length)) return `${hints.length} hints of ${considered.length}`;
  for (const [place, hint] of hints.entries()) {
    if (hints.slice(0, place).some(other => same(other.plan, hint.plan))) return `two hints are the same`;
    const state = follower.imagine(simulationRng('judge'));
    for (const action of hint.plan) {
      if (check(game, state, seat, action) !== null) return `${game.print(action)} is not legal`;
      game.play(state, seat, action);
    }
  }
  const [best, next] = considered;
  const reason = hints[0]?.reason ?? null;
  if (best === undefined || next === undefined) return reason === null ? null : 'a reason without another way';
  // By name, in the order of the list, and not as the hint was made.
  const differences = QUANTITIES.flatMap(quantity => {
    const [here, there] = [best.expects[quantity], next.expects[quantity]];
    return here === undefined || there === undefined ? [] : [{ quantity, size: Math.abs(here - there) }];
  });
  const largest = Math.max(0, ...differences.map(({ size }) => size));
  if (reason === null) return largest === 0 ? null : 'no reason, and something differs';
  const named = differences.find(({ quantity }) => quantity === reason.quantity);
  if (named === undefined) return `${reason.quantity} was not expected of both`;
  return named.size === largest ? null : `${reason.quantity} differs by ${named.size}, and something by ${largest}`;
}
