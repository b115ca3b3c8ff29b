import { NATURE, pick, questionOn, same, type AnyAction, type AnyState, type Rng, type Seat } from '@zaria/kit';
import type { RandomMatch } from '../match.ts';
import { places, walk } from './law.ts';

/** Of one list of legal answers, and of one step, so many are enough. */
const PER_LIST = 24;
const PER_STEP = 120;

/** Up to so many of a list, from anywhere in it. */
export const some = <T>(list: readonly T[], count: number, rng: Rng): readonly T[] =>
  list.length <= count ? list : Array.from({ length: count }, () => pick(list, rng));

/**
 * Well-formed actions by step: what is played or legal somewhere in the match, and what is changed a little. Elsewhere
 * in the match most of them are not legal.
 */
export function answersIn(match: RandomMatch, rng: Rng): ReadonlyMap<string, readonly AnyAction[]> {
  const { game } = match;
  const bySteps = new Map<string, Map<string, AnyAction>>();
  const add = (action: AnyAction): void => {
    const known = bySteps.get(action.step) ?? new Map<string, AnyAction>();
    bySteps.set(action.step, known);
    if (known.size < PER_STEP) known.set(game.print(action), action);
  };
  const chosen = places(match, 16, rng);
  walk(match, (state, entry, index) => {
    if (entry.kind === 'play') add(entry.action);
    if (!chosen.has(index)) return;
    for (const actor of game.waiting(state)) {
      if (actor === NATURE) add(game.sample(state, rng));
      else for (const action of some(game.legal(state, actor), PER_LIST, rng)) add(action);
    }
  });
  for (const known of bySteps.values())
    [...known.values()]
      .map(({ step, answer }) => ({ step, answer: changedValue(answer, rng) }))
      .filter(game.isAction)
      .forEach(add);
  return new Map([...bySteps].map(([step, known]) => [step, [...known.values()]]));
}

/** Another number, a missing or doubled part. */
function changedValue(value: unknown, rng: Rng): unknown {
  if (typeof value === 'number') return value + (rng.below(2) === 0 ? 1 : -1) * (1 + rng.below(3));
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    if (list.length === 0) return list;
    const at = rng.below(list.length);
    if (rng.below(4) === 0) return list.toSpliced(at, 1);
    if (rng.below(4) === 0) return [...list, list[at]];
    return list.with(at, changedValue(list[at], rng));
  }
  if (typeof value === 'object' && value !== null) {
    const keys = Object.keys(value);
    const key = keys[rng.below(keys.length)];
    if (key === undefined) return value;
    return { ...value, [key]: changedValue((value as Record<string, unknown>)[key], rng) };
  }
  return value;
}

/** A well-formed answer to the question on the table that the seat may not give now. */
export interface WrongAnswer {
  /** To be read, not edited. */
  readonly state: AnyState;
  readonly seat: Seat;
  readonly action: AnyAction;
}

/** Visits wrong answers at so many places of a match, each asked of a seat that is waited for. */
export function wrongAnswers(
  match: RandomMatch,
  count: number,
  rng: Rng,
  visit: (wrong: WrongAnswer, index: number) => void,
): void {
  const { game } = match;
  const answers = answersIn(match, rng);
  const chosen = places(match, count, rng);
  walk(match, (state, _entry, index) => {
    if (!chosen.has(index)) return;
    for (const seat of game.waiting(state)) {
      if (seat === NATURE) continue;
      const legal = game.legal(state, seat);
      for (const action of some(answers.get(questionOn(state)?.step ?? '') ?? [], 16, rng))
        if (!legal.some(one => same(one, action))) visit({ state, seat, action }, index);
    }
  });
}
