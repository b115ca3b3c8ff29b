import {
  BACKS,
  NATURE,
  SEATS,
  apply,
  applyBack,
  check,
  questionOn,
  same,
  type Actor,
  type AnyAction,
  type AnyState,
  type Rng,
  type Seat,
} from '@zaria/kit';
import type { RandomMatch } from '../match.ts';
import { answersIn, some, wrongAnswers } from './answers.ts';
import { expect, expectSame, expectText, places, walk, type Law } from './law.ts';

const ACTORS: readonly Actor[] = [NATURE, ...SEATS];

export const legality: Law = {
  name: 'every legal action can be played and keeps what is conserved, every other is refused without change',
  check(match, rng) {
    const { game } = match;
    const answers = answersIn(match, rng);
    const chosen = places(match, 4, rng);
    walk(match, (state, _entry, index) => {
      if (!chosen.has(index)) return;
      const before = JSON.stringify(state);
      const asked = questionOn(state)?.step ?? '';
      const others = [...answers.values()].flatMap(list => some(list, 2, rng));
      for (const actor of ACTORS) {
        const isWaitedFor = game.waiting(state).includes(actor);
        if (actor !== NATURE && isWaitedFor) {
          const legal = game.legal(state, actor);
          for (const action of some(legal, 12, rng)) checkLegal(match, state, actor, action);
          for (const action of some(others, 12, rng))
            if (!legal.some(one => same(one, action))) checkWrong(match, state, actor, action);
        } else if (isWaitedFor) checkNature(match, state, [...others, ...some(answers.get(asked) ?? [], 16, rng)], rng);
        else
          for (const action of others)
            expect(check(game, state, actor, action)?.why === 'not-asked', `${actor} is heard without being asked`);
        if (actor !== NATURE) checkBacks(match, state, actor);
      }
      expectText(JSON.stringify(state), before, 'the pure door changed the state it was given');
    });
  },
};

/** Looks at where an action leads: `play` itself decides nothing, and must cope with whatever is called legal. */
function checkPlayed({ game }: RandomMatch, state: AnyState, actor: Actor, action: AnyAction, what: string): void {
  const told = `${what}: ${actor} ${game.print(action)}`;
  const result = apply(game, state, actor, action);
  if (!result.ok) throw new Error(`${told} is refused`);
  const next = result.value;
  expectSame(game.conserved(next), game.conserved(state), `${told}: something appeared or vanished`);
  expectSame(JSON.parse(JSON.stringify(next)), next, `${told} leads to a state that is not plain JSON`);
  expect(game.standing(next).over === (game.waiting(next).length === 0), `${told} leads nowhere`);
}

function checkLegal(match: RandomMatch, state: AnyState, seat: Seat, action: AnyAction): void {
  const { game } = match;
  expect(game.isAction(action), `legal, but not well-formed: ${seat} ${JSON.stringify(action)}`);
  checkPlayed(match, state, seat, action, 'legal');
}

function checkWrong({ game }: RandomMatch, state: AnyState, seat: Seat, action: AnyAction): void {
  const why = check(game, state, seat, action)?.why ?? 'nothing';
  expect(why === 'illegal', `not legal: ${seat} ${game.print(action)}, but what is wrong with it is "${why}"`);
}

/** Nature answers what it samples, all that it lists, and nothing that it does not. */
function checkNature(match: RandomMatch, state: AnyState, answers: readonly AnyAction[], rng: Rng): void {
  const { game } = match;
  const outcomes = game.outcomes(state);
  const isListed = (action: AnyAction): boolean => outcomes?.some(one => same(one.answer, action)) === true;
  for (let i = 0; i < 4; i++) {
    const action = game.sample(state, rng);
    checkPlayed(match, state, NATURE, action, 'sampled');
    expect(outcomes === null || isListed(action), `sampled but not among the outcomes: ${game.print(action)}`);
  }
  for (const { answer, weight } of outcomes ?? []) {
    expect(weight > 0, `an outcome without weight: ${game.print(answer)}`);
    checkPlayed(match, state, NATURE, answer, 'listed');
  }
  for (const action of answers) {
    const isTaken = check(game, state, NATURE, action) === null;
    if (outcomes !== null) expect(isTaken === isListed(action), `nature may not answer this: ${game.print(action)}`);
    if (isTaken) checkPlayed(match, state, NATURE, action, 'possible');
  }
}

function checkBacks({ game }: RandomMatch, state: AnyState, seat: Seat): void {
  for (const back of BACKS)
    expect(
      applyBack(game, state, seat, back).ok === game.back(state, seat).includes(back),
      `${seat} ${back}: accepted and listed must agree`,
    );
}

export const reasons: Law = {
  name: 'a wrong answer has its reason, a legal one has none',
  check(match, rng) {
    const { game } = match;
    wrongAnswers(match, 12, rng, ({ state, seat, action }) => {
      const refusal = check(game, state, seat, action);
      const told = `${seat} ${game.print(action)}`;
      if (refusal?.why !== 'illegal' || refusal.reason === null) throw new Error(`${told}: refused without a reason`);
      expectSame(JSON.parse(JSON.stringify(refusal.reason)), refusal.reason, `${told}: a reason is not plain JSON`);
    });
    const chosen = places(match, 6, rng);
    walk(match, (state, _entry, index) => {
      if (!chosen.has(index)) return;
      for (const seat of SEATS)
        for (const action of some(game.legal(state, seat), 8, rng))
          expectSame(game.refuse(state, seat, action), null, `${seat} ${game.print(action)}: legal, but with a reason`);
    });
  },
};
