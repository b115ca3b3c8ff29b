import type { Back } from './agenda.ts';
import type { Game, Start } from './game.ts';
import type { Note } from './notes.ts';
import type { Actor, Seat } from './seats.ts';
import type { Shape, Tell } from './steps.ts';

/** What a chance entry was drawn from: the n-th draw of the match, the moduli asked for, and the numbers they gave. */
export interface Draw {
  readonly n: number;
  /** The step's name. */
  readonly purpose: string;
  readonly m: readonly number[];
  readonly values: readonly number[];
  /** The seats whose links are in it, and those that were asked and kept silent; a draw from one key has none. */
  readonly by?: readonly Seat[];
  readonly withheld?: readonly Seat[];
}

/** One entry of a match: what somebody did. Nothing is ever removed from a log. */
export type Entry<A> =
  | { readonly kind: 'play'; readonly actor: Actor; readonly action: A; readonly draw?: Draw }
  | { readonly kind: 'back'; readonly seat: Seat; readonly back: Back }
  /** From here on the match is what it was after the first `to` entries. */
  | { readonly kind: 'undo'; readonly to: number }
  | { readonly kind: 'note'; readonly note: Note };

export type EffectiveEntry<E> = Exclude<E, { readonly kind: 'undo' | 'note' }>;

/** The entries that are in force and act on the game: an undo takes out all after its mark, earlier undos included. */
export function effective<E extends { readonly kind: string }>(
  log: readonly (E | { readonly kind: 'undo'; readonly to: number })[],
): EffectiveEntry<E>[] {
  const kept: EffectiveEntry<E>[] = [];
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i];
    if (entry === undefined) continue;
    if (isUndo(entry)) i = entry.to;
    else if (entry.kind !== 'note') kept.push(entry as EffectiveEntry<E>);
  }
  return kept.reverse();
}

const isUndo = (entry: { readonly kind: string }): entry is { readonly kind: 'undo'; readonly to: number } =>
  entry.kind === 'undo';

/** Plays one entry that is in force, in place. */
export function playEntry<G extends Shape>(
  game: Game<G>,
  state: G['state'],
  entry: EffectiveEntry<Entry<G['action']>>,
  tell?: Tell<G['fact']>,
): void {
  if (entry.kind === 'play') game.play(state, entry.actor, entry.action, tell);
  else game.takeBack(state, entry.seat);
}

/**
 * The state a log stands for: what a log means, in the fewest words. A match that grows is heard by a `timeline`, and
 * one that somebody watches by a `follower`; this is what both are judged by.
 */
export function fold<G extends Shape>(
  game: Game<G>,
  start: Start<G['options']>,
  log: readonly Entry<G['action']>[],
  tell?: Tell<G['fact']>,
): G['state'] {
  const state = game.setup(start);
  for (const entry of effective<Entry<G['action']>>(log)) playEntry(game, state, entry, tell);
  return state;
}
