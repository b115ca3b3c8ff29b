import { NATURE, effective, simulationRng } from '@zaria/kit';
import type { Actor, AnyAction, Game, Rng, Shape, Standing, Start, ToldEntry } from '@zaria/kit';
import type { Bot } from './bot.ts';
import { askedMatch, endOf } from './match.ts';

/** Asked of a thread: what the strongest bot makes of the dice of a match that somebody played alone and was told. */
export interface SameDiceQuestion {
  readonly ask: 'same-dice';
  readonly start: Start;
  readonly entries: readonly ToldEntry<AnyAction>[];
}

/** `null`: it could not say. */
export interface SameDiceAnswer {
  readonly points: number | null;
}

/** By which luck a bot thinks there: the same match has the same par wherever it is asked for. */
export const parLuck = (): Rng => simulationRng('par');

/** What the dice showed in a match, taken-back throws left out; of its log, or of what a seat was told. */
export function throwsIn<A>(entries: readonly LoggedEntry<A>[]): readonly A[] {
  return effective<LoggedEntry<A>>(entries).flatMap(entry =>
    isPlay<A>(entry) && entry.actor === NATURE ? [entry.action] : [],
  );
}

type Play<A> = { readonly kind: 'play'; readonly actor: Actor; readonly action: A };
type LoggedEntry<A> = Play<A> | { readonly kind: 'undo'; readonly to: number } | { readonly kind: string };

const isPlay = <A>(entry: { readonly kind: string }): entry is Play<A> => entry.kind === 'play';

/**
 * A match that somebody played alone once more, for games in which nobody has a say in the dice: the same throws, and a
 * bot chooses. Before each choice it says how many throws have fallen; `null`: there were too few for a whole match.
 */
export function* onSameDice<G extends Shape>(
  game: Game<G>,
  start: Start<G['options']>,
  throws: readonly G['action'][],
  bot: Bot<G>,
  thought: Rng,
): Generator<number, Standing<G['part']> | null> {
  let [fallen, isShort] = [0, false];
  const thrown: Game<G> = {
    ...game,
    sample: state => {
      const action = throws[fallen++];
      isShort = action === undefined || !game.admits(state, action);
      if (action === undefined || isShort) throw new Error('there are too few throws');
      return action;
    },
  };
  try {
    const match = askedMatch(thrown, start, thought);
    let asked = match.next();
    while (asked.done !== true) {
      yield fallen;
      const { follower, seat } = asked.value;
      asked = match.next(bot.decide(follower, seat, { nodes: bot.nodes }, thought));
    }
    return endOf(game, asked.value);
  } catch (error) {
    if (isShort) return null;
    throw error;
  }
}

/** The same in one go. */
export function playedOnSameDice<G extends Shape>(
  ...given: Parameters<typeof onSameDice<G>>
): Standing<G['part']> | null {
  const playing = onSameDice(...given);
  let next = playing.next();
  while (next.done !== true) next = playing.next();
  return next.value;
}
