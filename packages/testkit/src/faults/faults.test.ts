import { toy } from '@zaria/kit/testing';
import { expect, test } from 'vitest';
import { BrokenLaw, checkLaws } from '../check.ts';
import { LAWS } from '../laws/index.ts';
import { FAULTS } from './faults.ts';
import { toyLaw } from './toy.facts.ts';

const MATCHES = 60;

test('the sound game obeys every law', () => {
  expect(() => checkLaws(toy, MATCHES, [...LAWS, toyLaw])).not.toThrow();
});

test.each(FAULTS.map(fault => [fault.what, fault] as const))(
  'a planted fault is caught: %s',
  (_what, { game, law }) => {
    let broken: unknown = null;
    try {
      checkLaws(game, MATCHES, law === null ? [] : [law], 'faults');
    } catch (error) {
      broken = error;
    }
    expect(broken).toBeInstanceOf(BrokenLaw);
    expect((broken as BrokenLaw).law).toBe(law?.name ?? 'random play comes to an end');
  },
);

test('every law has a fault planted for it', () => {
  const untested = LAWS.filter(law => !FAULTS.some(fault => fault.law === law));
  expect(untested.map(law => law.name)).toEqual([]);
});
