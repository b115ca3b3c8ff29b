import { SIDES, lasVegasRoyale, type Side } from '@zaria/games/las-vegas-royale';
import { completeOptions, pick, simulationRng } from '@zaria/kit';
import { expect, test } from 'vitest';
import { MOST_TILES, choiceOf, choosable, resized, toggled, valueOf, withSide, type Choice } from './choosing.ts';

const three: Choice = [null, null, null];

test('a side goes to the first casino without one, and its back takes its place', () => {
  const first = toggled(three, 'C1') ?? [];
  expect(first).toEqual(['C1', null, null]);
  const second = toggled(first, 'H2') ?? [];
  expect(second).toEqual(['C1', 'H2', null]);
  expect(toggled(second, 'C2')).toEqual(['C2', 'H2', null]);
  expect(toggled(second, 'C1')).toEqual([null, 'H2', null]);
});

test('the table grows up to six tiles', () => {
  const sides: readonly Side[] = ['A1', 'B1', 'C1', 'D1', 'E1', 'F1'];
  const full = sides.reduce<Choice>((choice, side) => toggled(choice, side) ?? [], [null]);
  expect(full).toEqual(sides);
  expect(toggled(full, 'G1')).toBe(null);
  expect(toggled(full, 'A2')).toEqual(['A2', ...sides.slice(1)]);
});

test('a casino is offered only what lies nowhere else', () => {
  expect(choosable(['A1', null], 1)).toEqual(SIDES.filter(side => !side.startsWith('A')));
  expect(choosable(['A1', null], 0)).toEqual(SIDES);
  expect(withSide(['A1', null], 1, 'A2')).toEqual([null, 'A2']);
});

test('nothing chosen is a number, as the option lists it', () => {
  expect(valueOf(three)).toBe(3);
  expect(choiceOf(3)).toEqual(three);
  expect(valueOf([null, 'B2'])).toBe('? B2');
  expect(resized(['A1', 'B1', null], 2)).toEqual(['A1', 'B1']);
  expect(resized(['A1'], 2)).toEqual(['A1', null]);
});

test('whatever is touched, the game takes what comes of it, and reads it the same', () => {
  const rng = simulationRng('touched');
  let choice: Choice = three;
  for (let i = 0; i < 2000; i++) {
    choice =
      rng.below(5) === 0
        ? resized(choice, 1 + rng.below(MOST_TILES))
        : (toggled(choice, pick(SIDES, rng)) ??
          withSide(choice, rng.below(choice.length), pick([null, ...SIDES], rng)));
    const value = valueOf(choice);
    expect([value, completeOptions(lasVegasRoyale.options, 3, { tiles: value }).ok]).toEqual([value, true]);
    expect(choiceOf(value)).toEqual(choice);
  }
});
