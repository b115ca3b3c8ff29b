import { describe, expect, test } from 'vitest';
import { apply, applyBack, check } from './apply.ts';
import { NATURE } from './seats.ts';
import { bareToy, toy, toyAfter, type ToyFact } from './toy.testing.ts';

const WRITING = ['nature die 1', '1 hide 3', '0 guess 3'];

describe('the pure door', () => {
  test('plays on a copy and tells what happens', () => {
    const state = toyAfter(2);
    const facts: ToyFact[] = [];
    const result = apply(toy, state, NATURE, { step: 'die', answer: 1 }, fact => facts.push(fact));
    expect(result).toEqual({ ok: true, value: toyAfter(2, 'nature die 1') });
    expect(facts).toEqual([{ fact: 'die', die: 1 }]);
    expect(state).toEqual(toyAfter(2));
  });

  test.each([
    ['over', bareToy(2), 0, { step: 'hide', answer: 1 }, { why: 'over' }],
    ['not asked', toyAfter(2), 0, { step: 'die', answer: 1 }, { why: 'not-asked', waiting: [NATURE] }],
    [
      'not nature',
      toyAfter(2, 'nature die 1'),
      NATURE,
      { step: 'hide', answer: 1 },
      { why: 'not-asked', waiting: [1] },
    ],
    ['not possible', toyAfter(2), NATURE, { step: 'hide', answer: 1 }, { why: 'not-possible' }],
    ['ill-formed, from nature', toyAfter(2), NATURE, { step: 'die', answer: 7 }, { why: 'ill-formed' }],
    [
      'ill-formed, from a seat',
      toyAfter(2, 'nature die 1'),
      1,
      { step: 'hide', answer: null as never },
      { why: 'ill-formed' },
    ],
    [
      'illegal, with the reason of the game',
      toyAfter(2, ...WRITING, '0 write a', '0 write a', '0 write a'),
      0,
      { step: 'write', answer: 'b' },
      { why: 'illegal', reason: { why: 'too-long', word: 'aaa' } },
    ],
    [
      'illegal, an answer to another question',
      toyAfter(2, 'nature die 1'),
      1,
      { step: 'guess', answer: 1 },
      { why: 'illegal', reason: null },
    ],
  ] as const)('refuses: %s', (_why, state, actor, action, refusal) => {
    const before = JSON.stringify(state);
    expect(check(toy, state, actor, action)).toEqual(refusal);
    expect(apply(toy, state, actor, action)).toEqual({ ok: false, error: refusal });
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe('the pure door back', () => {
  const state = toyAfter(2, 'nature die 1', '1 hide 3', '0 guess 3', '0 write a');

  test('takes back on a copy', () => {
    const before = JSON.stringify(state);
    const result = applyBack(toy, state, 0, 'retract');
    expect(result).toEqual({ ok: true, value: toyAfter(2, 'nature die 1', '1 hide 3', '0 guess 3') });
    expect(JSON.stringify(state)).toBe(before);
  });

  test('refuses a way back that there is not', () => {
    const refusal = { ok: false, error: { why: 'not-asked', waiting: [0, 1] } };
    expect(applyBack(toy, state, 0, 'reopen')).toEqual(refusal);
    expect(applyBack(toy, state, 1, 'retract')).toEqual(refusal);
  });
});
