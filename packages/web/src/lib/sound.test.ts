import { expect, test } from 'vitest';
import { soundsOf, soundsOfAnswer } from './sound.ts';

test('what is told together is heard once each, in its order; what nobody knows is silent', () => {
  expect(soundsOf([{ fact: 'rolled' }, { fact: 'placed' }, { fact: 'placed' }, { fact: 'kept' }])).toEqual([
    'throw',
    'place',
  ]);
  expect(soundsOf([{ fact: 'tied' }, { fact: 'paid' }, { fact: 'over' }])).toEqual(['tie', 'note', 'win']);
  expect(soundsOf([{ fact: 'of a game to come' }])).toEqual([]);
  // Under reduced motion there is no chord for whoever wins.
  expect(soundsOf([{ fact: 'paid' }, { fact: 'over' }], true)).toEqual(['note']);
});

test('ink is heard as it comes onto one’s own sheet', () => {
  expect(soundsOfAnswer({ step: 'draw', answer: null })).toEqual(['ink']);
  expect(soundsOfAnswer({ step: 'roll', answer: null })).toEqual([]);
});
