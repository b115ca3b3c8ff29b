import {
  NATURE,
  apply,
  check,
  pick,
  questionOn,
  same,
  type Actor,
  type AnyAction,
  type AnyState,
  type Json,
  type Rng,
} from '@zaria/kit';
import type { RandomMatch } from '../match.ts';
import { answersIn, some } from './answers.ts';
import { expect, expectSame, expectText, walk, type Law } from './law.ts';

/** What JSON can hold and no step asks for. */
const STRANGE: readonly Json[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e21,
  '',
  ' ',
  'x',
  '1',
  'length',
  '__proto__',
  [],
  [null],
  [[]],
  [1, '2'],
  [1.5, -1],
  {},
  { a: 1 },
  { length: 1 },
  { small: null, big: [] },
  { a: [{ b: null }, [[]]] },
];

/** Steps that no game has, or that nobody answers. */
const STRANGE_STEPS = ['', 'nothing', '__proto__', 'constructor', 'toString'];

/** Almost an answer: of another type, wrapped, with something more or less to it. */
function* distorted(answer: unknown): Generator {
  yield JSON.stringify(answer);
  yield [answer];
  yield { answer };
  if (typeof answer !== 'object' || answer === null) return;
  if (Array.isArray(answer)) {
    const list: readonly unknown[] = answer;
    yield Object.assign({}, list);
    yield [...list, null];
    yield list.map(item => JSON.stringify(item));
    return;
  }
  yield { ...answer, more: null };
  for (const key of Object.keys(answer)) {
    const { [key]: value, ...less } = answer as Record<string, unknown>;
    yield less;
    for (const strange of [null, JSON.stringify(value), [value], {}]) yield { ...answer, [key]: strange };
  }
}

/** What was typed in, or came over a wire, can be anything. */
export const illTyped: Law = {
  name: 'what is not of the type of an answer is refused, and never thrown at',
  check(match, rng) {
    const { game } = match;
    const answers = answersIn(match, rng);
    const values = [...answers.values()].flatMap(list => some(list, 3, rng)).map(({ answer }) => answer);
    const asked = new Set<string>();
    walk(match, (state, _entry, index) => {
      const step = questionOn(state)?.step ?? '';
      const isNew = !asked.has(step);
      asked.add(step);
      // Many questions are asked only once in a match.
      if (rng.below(isNew ? 3 : 200) > 0) return;
      const own = some(answers.get(step) ?? [], 4, rng).flatMap(({ answer }) => [...distorted(answer)]);
      const before = JSON.stringify(state);
      for (const actor of new Set<Actor>([NATURE, ...game.waiting(state)])) {
        for (const answer of [...STRANGE, ...own, ...some(values, 16, rng)])
          tryOut(match, state, actor, { step, answer }, rng);
        for (const strange of [...STRANGE_STEPS, ...Object.keys(game.steps)])
          tryOut(match, state, actor, { step: strange, answer: pick(values, rng) }, rng);
      }
      expectText(
        JSON.stringify(state),
        before,
        `before entry ${index}: looking at an ill-typed answer changed the state`,
      );
    });
  },
};

function tryOut({ game }: RandomMatch, state: AnyState, actor: Actor, action: AnyAction, rng: Rng): void {
  try {
    if (check(game, state, actor, action) !== null) return;
    const isListed =
      actor === NATURE
        ? (game.outcomes(state)?.some(({ answer }) => same(answer, action)) ?? isSampleLike(game, state, action, rng))
        : game.legal(state, actor).some(legal => same(legal, action));
    expect(isListed, 'it is taken for an answer');
    const result = apply(game, state, actor, action);
    if (result.ok) expectSame(game.conserved(result.value), game.conserved(state), 'something appeared or vanished');
  } catch (cause) {
    const what = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${actor} ${JSON.stringify(action)}: ${what}`, { cause });
  }
}

/** Where nature's answers cannot be listed: as written down and read, it is the same, and of the build of one of them. */
function isSampleLike(game: RandomMatch['game'], state: AnyState, action: AnyAction, rng: Rng): boolean {
  const read = game.parse(game.print(action));
  const samples = Array.from({ length: 8 }, () => buildOf(game.sample(state, rng).answer));
  return read !== null && same(read, action) && samples.includes(buildOf(action.answer));
}

/** The types that a value is made of, and no values: lists by what is in them, whatever their length. */
function buildOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(buildOf))].sort().join('|')}]`;
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${key}:${buildOf(item)}`).join()}}`;
}
