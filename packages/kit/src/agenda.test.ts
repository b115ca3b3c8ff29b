import { describe, expect, test } from 'vitest';
import { engine } from './agenda.ts';
import { simulationRng } from './rng.ts';
import { NATURE } from './seats.ts';
import { NONE } from './steps.ts';
import {
  ask,
  bareToy,
  play,
  schedule,
  toy,
  toyAfter,
  toyRules as rules,
  toySteps,
  type ToyShape,
} from './toy.testing.ts';

const GUESSED = ['nature die 1', '1 hide 3', '2 guess 3'];
/** Three players who are about to write. */
const writing = (...rows: readonly string[]) => toyAfter(3, ...GUESSED, ...rows);

describe('what is put on the agenda', () => {
  test('is numbered as it is put there, and dealt with last first', () => {
    const state = bareToy(2);
    schedule(state, 'die', NONE);
    ask(state, 'hide', 1, NONE);
    expect(state.agenda).toEqual([
      { step: 'die', number: 0, actor: NATURE, data: {}, parts: null },
      { step: 'hide', number: 1, actor: 1, data: {}, parts: null },
    ]);
    expect([state.asked, rules.waiting(state)]).toEqual([2, [1]]);
  });

  test('keeps its number when what was above it is done', () => {
    const state = toyAfter(2);
    const below = state.agenda.slice(0, -1).map(frame => frame.number);
    play(state, 'nature die 1', '1 hide 3');
    expect(state.agenda.map(frame => frame.number)).toEqual([...below, 5]);
    expect(state.asked).toBe(6);
  });
});

describe('automatic steps', () => {
  test('run until somebody must act', () => {
    const state = bareToy(2);
    schedule(state, 'round', NONE);
    rules.settle(state);
    expect(state.agenda.map(frame => frame.step)).toEqual(['round', 'write', 'die']);
    expect(rules.waiting(state)).toEqual([NATURE]);
  });

  test('run after an answer too, to the end of the game', () => {
    const state = writing('0 write stop', '1 write stop');
    expect(rules.waiting(state)).toEqual([2]);
    play(state, '2 write stop');
    expect([state.agenda, rules.waiting(state)]).toEqual([[], []]);
  });
});

describe('questions to one seat', () => {
  test('only that seat has legal actions, in a fixed order', () => {
    const state = toyAfter(3, 'nature die 1');
    expect(rules.waiting(state)).toEqual([1]);
    expect(rules.legal(state, 1)).toEqual([1, 2, 3, 4].map(answer => ({ step: 'hide', answer })));
    expect([rules.legal(state, 0), rules.legal(state, 2), rules.back(state, 1)]).toEqual([[], [], []]);
  });

  test('why an answer is not legal, if the question is on the table', () => {
    const state = toyAfter(3, 'nature die 1', '1 hide 3', '2 guess 1', '0 write a', '0 write b', '0 write a');
    const answer = { step: 'write', answer: 'a' } as const;
    expect(rules.refuse(state, 0, answer)).toEqual({ why: 'too-long', word: 'aba' });
    expect(rules.refuse(state, 0, { step: 'guess', answer: 1 })).toBeNull();
    expect(rules.refuse(state, 0, { step: 'write', answer: 'stop' })).toBeNull();
    expect(rules.refuse(state, 1, answer)).toBeNull();
    expect(rules.refuse(toyAfter(3, 'nature die 1'), 0, { step: 'hide', answer: 1 })).toBeNull();
  });
});

describe('chance', () => {
  test('samples, lists and admits', () => {
    const state = toyAfter(2);
    expect(rules.outcomes(state)).toEqual([1, 2, 3].map(answer => ({ answer: { step: 'die', answer }, weight: 1 })));
    expect(rules.sample(state, { below: m => m - 1 })).toEqual({ step: 'die', answer: 3 });
    expect(rules.admits(state, { step: 'die', answer: 3 })).toBe(true);
    expect(rules.admits(state, { step: 'die', answer: 4 })).toBe(false);
    expect(rules.admits(state, { step: 'hide', answer: 1 })).toBe(false);
    expect(rules.legal(state, 0)).toEqual([]);
  });

  test('too many outcomes are not listed', () => {
    const { outcomes: _, ...die } = toySteps.die;
    expect(engine<ToyShape>({ ...toySteps, die }).outcomes(toyAfter(2))).toBeNull();
  });

  test('is not asked when a seat must answer, or nobody', () => {
    const asked = toyAfter(2, 'nature die 1');
    expect(rules.admits(asked, { step: 'hide', answer: 1 })).toBe(false);
    expect(() => rules.sample(asked, simulationRng(1))).toThrow('hide is not decided by chance');
    expect(() => rules.outcomes(asked)).toThrow('hide is not decided by chance');
    expect(() => rules.sample(bareToy(2), simulationRng(1))).toThrow('the game is over');
    expect(() => rules.outcomes(bareToy(2))).toThrow('the game is over');
  });
});

describe('a step played together', () => {
  test('waits for everyone who has a part and is not done', () => {
    expect(rules.waiting(writing())).toEqual([0, 1, 2]);
    expect(rules.waiting(writing('1 write stop'))).toEqual([0, 2]);
    expect(rules.legal(writing('1 write stop'), 1)).toEqual([]);
  });

  test('a seat may have no part in it', () => {
    const state = bareToy(3);
    schedule(state, 'write', { idle: 1 });
    rules.settle(state);
    expect(state.agenda[0]?.parts?.map(part => part !== null)).toEqual([true, false, true]);
    expect(rules.waiting(state)).toEqual([0, 2]);
  });

  test('without any part it ends at once', () => {
    const state = bareToy(0);
    schedule(state, 'write', { idle: null });
    rules.settle(state);
    expect(state.agenda).toEqual([]);
  });

  test("legal answers and refusals look at the seat's own work", () => {
    const state = writing('0 write a', '0 write a', '0 write b');
    expect(rules.legal(state, 0)).toEqual([{ step: 'write', answer: 'stop' }]);
    expect(rules.legal(state, 1)).toHaveLength(3);
    expect(rules.refuse(state, 0, { step: 'write', answer: 'a' })).toEqual({ why: 'too-long', word: 'aab' });
  });

  test('nothing of it is in the common state before the end', () => {
    const [before, state] = [writing(), writing('0 write a', '1 write b', '1 write stop')];
    expect({ ...state, agenda: null }).toEqual({ ...before, agenda: null });
    expect(play(state, '0 write stop', '2 write stop')).toEqual([
      { fact: 'wrote', seat: 0, word: 'a' },
      { fact: 'wrote', seat: 1, word: 'b' },
      { fact: 'wrote', seat: 2, word: '' },
    ]);
    expect(state.words).toEqual(['a', 'b', '']);
  });

  test('the order of arrival does not matter', () => {
    const rows = ['0 write a', '0 write stop', '1 write b', '1 write stop', '2 write stop'];
    const [one, other] = [
      writing(...rows),
      writing('2 write stop', '1 write b', '0 write a', '1 write stop', '0 write stop'),
    ];
    expect(other).toEqual(one);
  });
});

describe('ways back', () => {
  test('there is none before the first answer, nor for a seat without a part', () => {
    expect(rules.back(writing(), 0)).toEqual([]);
    expect(rules.back(writing('0 write a'), 1)).toEqual([]);
    expect(rules.back(writing('0 write a'), 5)).toEqual([]);
    expect(rules.back(bareToy(2), 0)).toEqual([]);
  });

  test('retract folds the work again without the last answer', () => {
    const state = writing('0 write a', '0 write b', '1 write b');
    expect(rules.back(state, 0)).toEqual(['retract']);
    rules.takeBack(state, 0);
    expect(state).toEqual(writing('0 write a', '1 write b'));
    rules.takeBack(state, 0);
    expect(state).toEqual(writing('1 write b'));
    expect(rules.back(state, 0)).toEqual([]);
  });

  test('reopen goes back to the answer that ended the part, while others are not done', () => {
    const state = writing('0 write a', '0 write stop');
    expect(rules.back(state, 0)).toEqual(['reopen']);
    rules.takeBack(state, 0);
    expect(state).toEqual(writing('0 write a'));
    expect(rules.back(state, 0)).toEqual(['retract']);
  });

  test('a step may forbid reopening', () => {
    const strict = engine<ToyShape>({ ...toySteps, write: { ...toySteps.write, reopens: false } });
    expect(strict.back(writing('0 write a', '0 write stop'), 0)).toEqual([]);
    expect(strict.back(writing('0 write a'), 0)).toEqual(['retract']);
  });

  test('are not among the legal actions', () => {
    expect(rules.legal(writing('0 write a'), 0).map(action => action.answer)).toEqual(['a', 'b', 'stop']);
  });
});

describe('a copy of the agenda', () => {
  test('shares no part that is edited', () => {
    const state = writing('0 write a');
    const before = JSON.stringify(state);
    const copy = toy.clone(state);
    expect(JSON.stringify(copy)).toBe(before);
    play(copy, '0 write b', '1 write stop');
    rules.takeBack(copy, 0);
    expect(JSON.stringify(state)).toBe(before);
  });

  test('taken before the step began, is not begun with the original', () => {
    const state = toyAfter(3, 'nature die 1', '1 hide 3');
    const copy = toy.clone(state);
    play(state, '2 guess 1', '0 write a');
    expect(copy.agenda.map(frame => frame.parts)).toEqual([null, null, null]);
  });
});

describe('what a viewer sees of a frame', () => {
  const seen = (viewer: 0 | 1 | 'spectator') => {
    const frame = writing('0 write a', '1 write stop').agenda.at(-1);
    return frame && rules.redact(frame, viewer).parts;
  };

  test('of a step played together his own part, of the others whether they are done', () => {
    const closed = (done: boolean) => ({ done, answers: null, work: null });
    const own = { done: false, answers: ['a'], work: { word: 'a' } };
    expect(seen(0)).toEqual([own, closed(true), closed(false)]);
    expect(seen('spectator')).toEqual([closed(false), closed(true), closed(false)]);
  });

  test('his part as a copy', () => {
    const state = writing('0 write a');
    const [frame] = state.agenda.slice(-1);
    const view = frame && rules.redact(frame, 0);
    play(state, '0 write b');
    expect(view?.parts?.[0]).toMatchObject({ answers: ['a'], work: { word: 'a' } });
  });

  test('of data what the step does not hide', () => {
    const [frame] = toyAfter(3, 'nature die 1', '1 hide 3').agenda.slice(-1);
    expect(frame && rules.redact(frame, 1).data).toEqual({ hider: 1, hidden: 3 });
    for (const viewer of [0, 2, 'spectator'] as const)
      expect(frame && rules.redact(frame, viewer).data).toEqual({ hider: 1, hidden: null });
  });
});

describe('mistakes that only we can make throw', () => {
  test.each([
    ['the game is over', () => rules.play(bareToy(2), 0, { step: 'hide', answer: 1 })],
    ['expected an answer to die, got one to hide', () => rules.play(toyAfter(2), 0, { step: 'hide', answer: 1 })],
    ['hide is not asked of 0', () => rules.play(toyAfter(2, 'nature die 1'), 0, { step: 'hide', answer: 1 })],
    ['1 has no open part in write', () => rules.play(writing('1 write stop'), 1, { step: 'write', answer: 'a' })],
    ['4 has no open part in write', () => rules.play(writing(), 4, { step: 'write', answer: 'a' })],
    ['-1 has no open part in write', () => rules.play(writing(), NATURE, { step: 'write', answer: 'a' })],
    ['1 has nothing to take back', () => rules.takeBack(bareToy(2), 1)],
    ['4 has nothing to take back', () => rules.takeBack(writing(), 4)],
    ['round takes no answer', () => rules.print({ step: 'round', answer: 1 } as never)],
    ['there is no step dance', () => rules.print({ step: 'dance', answer: 1 } as never)],
  ])('%s', (message, act) => {
    expect(act).toThrow(message);
  });
});

describe('an action as text', () => {
  test('is the name of its step and the answer', () => {
    expect(rules.print({ step: 'hide', answer: 3 })).toBe('hide 3');
    expect(rules.parse('write stop')).toEqual({ step: 'write', answer: 'stop' });
  });

  test.each([
    '',
    'hide',
    'hide 5',
    'hide  3',
    'hide 3 ',
    ' hide 3',
    'hide 3\n',
    'round',
    'dance 1',
    'toString',
    '__proto__',
  ])('and "%s" is none', text => {
    expect(rules.parse(text)).toBeNull();
  });

  test('only as it would be printed', () => {
    const loose = { print: String, parse: (text: string) => (Number(text) >= 1 ? (Number(text) as 1) : null) };
    const lax = engine<ToyShape>({ ...toySteps, hide: { ...toySteps.hide, notation: loose } });
    expect([lax.parse('hide 1'), lax.parse('hide 01'), lax.parse('hide 1.0')]).toEqual([
      { step: 'hide', answer: 1 },
      null,
      null,
    ]);
  });
});

test('the kit knows of every step what it must', () => {
  expect(rules.steps).toEqual({
    round: { kind: 'auto' },
    die: { kind: 'chance' },
    hide: { kind: 'ask', secret: toySteps.hide.secret },
    guess: { kind: 'ask', secret: null },
    write: { kind: 'together', reopens: true },
  });
});
