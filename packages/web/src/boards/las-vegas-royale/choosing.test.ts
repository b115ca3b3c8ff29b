import { lasVegasRoyale } from '@zaria/games/las-vegas-royale';
import { NATURE, pick, same, simulationRng } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { NUMBERED, actionAt, casinoIn, facesIn, kindIn, kindsIn } from './choosing.ts';
import { ASKED, optionsOf } from './match.testing.ts';
import { splitOf, start, swap } from './splitting.ts';
import type { Action } from './types.ts';

/** What was legal at every question of some matches. */
const asked = new Map<string, (readonly Action[])[]>();
const rng = simulationRng('choosing');
for (let match = 0; match < 30; match++) {
  const state = lasVegasRoyale.setup({ rules: 1, seats: 2, options: optionsOf(2, { tiles: 6 }) });
  for (let [actor] = lasVegasRoyale.waiting(state); actor !== undefined; [actor] = lasVegasRoyale.waiting(state)) {
    if (actor === NATURE) {
      lasVegasRoyale.play(state, actor, lasVegasRoyale.sample(state, rng));
      continue;
    }
    const legal = lasVegasRoyale.legal(state, actor);
    const step = legal[0]?.step ?? '';
    asked.set(step, [...(asked.get(step) ?? []), legal]);
    lasVegasRoyale.play(state, actor, pick(legal, rng));
  }
}

test('every question came up', () => {
  expect([...asked.keys()].sort()).toEqual([...ASKED].sort());
});

describe.each(ASKED)('%s', step => {
  const lists = asked.get(step) ?? [];

  test('whatever names a casino is reached by its kind and a tap on the casino', () => {
    const lost: Action[] = [];
    for (const legal of lists)
      for (const action of legal) {
        const face = casinoIn(action);
        if (face === null) continue;
        if (!facesIn(legal).includes(face) || !same(actionAt(legal, face, kindIn(action)), action)) lost.push(action);
      }
    expect(lost).toEqual([]);
  });

  test('what names no casino is one answer beside the casinos, has a number, or has a panel that makes it up', () => {
    for (const legal of lists) {
      const rest = legal.filter(action => casinoIn(action) === null);
      const isMadeUp = step === 'doubleDown.move' || step === 'blackBox.split';
      const isNumbered = (NUMBERED as readonly string[]).includes(step);
      expect(isMadeUp || isNumbered || rest.length <= 1).toBe(true);
      if (isNumbered) expect(facesIn(legal)).toEqual([]);
    }
  });
});

test('a tap takes another kind where the wished one cannot go there', () => {
  const legal: readonly Action[] = [
    { step: 'moveDie', answer: { move: 'place', size: 'small', casino: 2 } },
    { step: 'moveDie', answer: { move: 'take', size: 'big', casino: 4 } },
  ];
  expect(kindsIn(legal)).toEqual(['place small', 'take big']);
  expect(actionAt(legal, 4, 'place small')).toBe(legal[1]);
  expect(actionAt(legal, 3, 'place small')).toBeNull();
});

test('every way to part the tokens is reached by taps, and none where a pile is empty', () => {
  const legal = asked.get('blackBox.split')?.[0] ?? [];
  const tokens = [60, 20, 20, 0, 0, 0];
  const found = new Set<Action | null>();
  const seen = new Set<string>();
  const walk = (lefts: readonly boolean[]): void => {
    if (seen.has(lefts.join())) return;
    seen.add(lefts.join());
    found.add(splitOf(legal, tokens, lefts));
    for (let at = 0; at < tokens.length; at++) walk(swap(lefts, at));
  };
  walk(start());
  expect(found.size).toBe(legal.length + 1);
  expect(splitOf(legal, tokens, [true, true, true, true, true, true])).toBeNull();
  expect(splitOf(legal, tokens, start())).not.toBeNull();
});
