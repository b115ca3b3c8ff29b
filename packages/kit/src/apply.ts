import type { Back } from './agenda.ts';
import type { Game } from './game.ts';
import { same } from './json.ts';
import { fail, ok, type Result } from './result.ts';
import { NATURE, type Actor, type Seat } from './seats.ts';
import type { AnyReason, Shape, Tell } from './steps.ts';

/** Why an action is not taken. */
export type Refusal<Reason = AnyReason> =
  | { readonly why: 'over' }
  | { readonly why: 'not-asked'; readonly waiting: readonly Actor[] }
  /** Not an answer of this kind at all. */
  | { readonly why: 'ill-formed' }
  | { readonly why: 'not-possible' }
  | { readonly why: 'illegal'; readonly reason: Reason | null };

/** Whether the action may be played now; `null` is yes. */
export function check<G extends Shape>(
  game: Game<G>,
  state: G['state'],
  actor: Actor,
  action: G['action'],
): Refusal<G['reason']> | null {
  const waiting = game.waiting(state);
  if (waiting.length === 0) return { why: 'over' };
  if (!waiting.includes(actor)) return { why: 'not-asked', waiting };
  if (actor !== NATURE && game.legal(state, actor).some(legal => same(legal, action))) return null;
  if (!game.isAction(action)) return { why: 'ill-formed' };
  if (actor === NATURE) return game.admits(state, action) ? null : { why: 'not-possible' };
  return { why: 'illegal', reason: game.refuse(state, actor, action) };
}

/** The pure door: checks, clones and plays. */
export function apply<G extends Shape>(
  game: Game<G>,
  state: G['state'],
  actor: Actor,
  action: G['action'],
  tell?: Tell<G['fact']>,
): Result<G['state'], Refusal<G['reason']>> {
  const refusal = check(game, state, actor, action);
  if (refusal !== null) return fail(refusal);
  const next = game.clone(state);
  game.play(next, actor, action, tell);
  return ok(next);
}

/** The pure door for a way back. */
export function applyBack<G extends Shape>(
  game: Game<G>,
  state: G['state'],
  seat: Seat,
  back: Back,
): Result<G['state'], Refusal<G['reason']>> {
  if (!game.back(state, seat).includes(back)) return fail({ why: 'not-asked', waiting: game.waiting(state) });
  const next = game.clone(state);
  game.takeBack(next, seat);
  return ok(next);
}
