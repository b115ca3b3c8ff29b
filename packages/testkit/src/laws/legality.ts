import {
  NATURE,
  SEATS,
  apply,
  applyBack,
  BACKS,
  questionOn,
  same,
  type Actor,
  type AnyAction,
  type AnyGame,
  type Rng,
} from '@zaria/kit';
import { expect, expectText, places, walk, type Law } from './law.ts';

const ACTORS: readonly Actor[] = [NATURE, ...SEATS];

/** Every legal action is accepted; every other one is refused and changes nothing. A wrong answer has its reason. */
export const legality: Law = {
  name: 'every legal action is accepted, every other refused without change, a wrong answer with its reason',
  check(match, rng) {
    const { game, log } = match;
    const seen: readonly AnyAction[] = log.flatMap(entry => (entry.kind === 'play' ? [entry.action] : []));
    const chosen = places(match, 6, rng);
    walk(match, (state, _entry, index) => {
      if (!chosen.has(index)) return;
      const before = JSON.stringify(state);
      const conserved = game.conserved(state);
      const asked = questionOn(state)?.step;
      for (const actor of ACTORS) {
        const legal = actor === NATURE ? [] : game.legal(state, actor);
        for (const action of legal.slice(0, 40))
          expect(apply(game, state, actor, action).ok, `legal action refused: ${actor} ${game.print(action)}`);
        for (let i = 0; i < 8; i++) {
          const action = writable(game, mutate(seen[rng.below(seen.length)], seen, rng));
          if (action === null) continue;
          const isLegal = legal.some(one => same(one, action));
          const result = apply(game, state, actor, action);
          if (actor !== NATURE) {
            expect(result.ok === isLegal, `${actor} ${JSON.stringify(action)}: accepted and legal must agree`);
            const isUnexplained = !result.ok && result.error.why === 'illegal' && result.error.reason === null;
            expect(!isUnexplained || action.step !== asked, `refused without a reason: ${game.print(action)}`);
          } else if (result.ok)
            expect(
              same(game.conserved(result.value), conserved),
              `nature may not answer this: ${JSON.stringify(action)}`,
            );
        }
        if (actor === NATURE) continue;
        for (const back of BACKS)
          expect(
            applyBack(game, state, actor, back).ok === game.back(state, actor).includes(back),
            `${actor} ${back}: accepted and listed must agree`,
          );
      }
      if (game.waiting(state).includes(NATURE)) checkNature(match, state, rng);
      expectText(JSON.stringify(state), before, 'the pure door changed the state it was given');
    });
  },
};

function checkNature({ game }: Parameters<Law['check']>[0], state: Parameters<typeof game.sample>[0], rng: Rng): void {
  const outcomes = game.outcomes(state);
  for (let i = 0; i < 4; i++) {
    const action = game.sample(state, rng);
    expect(apply(game, state, NATURE, action).ok, `nature's own answer is refused: ${game.print(action)}`);
    expect(
      outcomes === null || outcomes.some(one => same(one.answer, action)),
      `sampled but not among the outcomes: ${game.print(action)}`,
    );
  }
  for (const { answer, weight } of outcomes ?? []) {
    expect(weight > 0, `an outcome without weight: ${game.print(answer)}`);
    expect(apply(game, state, NATURE, answer).ok, `a listed outcome is refused: ${game.print(answer)}`);
  }
}

/** Only what can be written down can ever arrive. */
function writable(game: AnyGame, action: AnyAction): AnyAction | null {
  try {
    return game.parse(game.print(action));
  } catch {
    return null;
  }
}

/** An action changed a little: another number, a missing or doubled part, another action's answer. */
function mutate(action: AnyAction | undefined, pool: readonly AnyAction[], rng: Rng): AnyAction {
  const { step = '', answer = null } = action ?? {};
  if (rng.below(5) === 0) {
    const alike = pool.filter(other => other.step === step);
    return alike[rng.below(alike.length)] ?? { step, answer };
  }
  return { step, answer: mutateValue(answer, rng) };
}

function mutateValue(value: unknown, rng: Rng): unknown {
  if (typeof value === 'number') return value + (rng.below(2) === 0 ? 1 : -1) * (1 + rng.below(3));
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    if (list.length === 0) return list;
    const at = rng.below(list.length);
    if (rng.below(4) === 0) return list.toSpliced(at, 1);
    if (rng.below(4) === 0) return [...list, list[at]];
    return list.with(at, mutateValue(list[at], rng));
  }
  if (typeof value === 'object' && value !== null) {
    const keys = Object.keys(value);
    const key = keys[rng.below(keys.length)];
    if (key === undefined) return value;
    return { ...value, [key]: mutateValue((value as Record<string, unknown>)[key], rng) };
  }
  return value;
}
