import { PIECE, columnOf, printTile, rowOf, type Placement, type RailroadInkShape } from '@zaria/games/railroad-ink';
import { registered } from '@zaria/games/all';
import { NATURE, catchUp, follower, pick, simulationRng, type Follower } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { keyOf, type Key } from '../../screen/keys.ts';
import { matchOf } from '../drawn.testing.ts';
import type { Pointer } from '../pointing.ts';
import { railroadInkPointing } from './pointing.ts';

type Own = Follower<RailroadInkShape>;

const named = (name: string, shift = false): Key => ({ name, text: '', ctrl: false, shift });
const typed = (text: string): Key => keyOf(text, { name: text === ' ' ? 'space' : text });

/** The pointer after some keys. */
function after(own: Own, start: Pointer, keys: readonly Key[]): Pointer {
  let pointer = start;
  for (const key of keys) {
    const pressed = railroadInkPointing.press(own, pointer, key);
    if (pressed?.kind !== 'moved') throw new Error(`${key.name}${key.text} does not move the pointer`);
    ({ pointer } = pressed);
  }
  return pointer;
}

const times = (count: number, key: Key): readonly Key[] => Array.from({ length: count }, () => key);

/** The pointer on a square: by arrows, or from one place where it fits to the next, whichever is shorter. */
function goTo(own: Own, pointer: Pointer, square: Placement['square']): readonly Key[] {
  const columns = columnOf(square) - columnOf(pointer.square as typeof square);
  const rows = rowOf(square) - rowOf(pointer.square as typeof square);
  const arrows = [
    ...times(Math.abs(columns), named(columns < 0 ? 'left' : 'right')),
    ...times(Math.abs(rows), named(rows < 0 ? 'up' : 'down')),
  ];
  const steps = [named('tab'), named('tab', true)].flatMap(key => {
    for (let count = 1, at = pointer; count < arrows.length; count++) {
      at = after(own, at, [key]);
      if (at.square === square) return [times(count, key)];
    }
    return [];
  });
  return steps.toSorted((a, b) => a.length - b.length)[0] ?? arrows;
}

/** The keys that draw this, as somebody would press them who reads the screen. */
function keysFor(own: Own, start: Pointer, target: Placement): readonly Key[] {
  const tile = printTile(target.tile);
  const keys: Key[] = [];
  let pointer = start;
  const press = (...more: readonly Key[]): void => {
    pointer = after(own, pointer, more);
    keys.push(...more);
  };
  const drawing = own.view.viewer === 'spectator' ? null : own.view.seats[own.view.viewer]?.drawing;
  const pieces = [
    ...new Set<string>([...(drawing?.routes ?? []), ...(drawing?.extra ?? []), ...(drawing?.specials ?? [])]),
  ];
  const piece = pieces.indexOf(PIECE[target.tile] ?? '');
  // The tenth and those behind it have no digit: back from the first, or on from the ninth.
  if (piece !== pointer.piece)
    press(typed(String(Math.min(piece + 1, 9))), ...times(Math.max(0, piece - 8), typed('+')));
  press(...goTo(own, pointer, target.square));
  for (let turns = 0; pointer.turned !== tile && turns < 9; turns++) press(typed(' '));
  const played = railroadInkPointing.press(own, pointer, named('return'));
  expect(played).toEqual({ kind: 'played', action: { step: 'draw', answer: target } });
  return [...keys, named('return')];
}

/** How many keys each piece of a match takes. */
function keysInMatch(options: Record<string, unknown>, seed: string): number[] {
  const { game } = registered('railroad-ink');
  const match = matchOf('railroad-ink', 1, options);
  const rng = simulationRng(seed);
  const told = follower(game, match.told(0), 0);
  const own = told as unknown as Own;
  const counts: number[] = [];
  let last: Pointer | null = null;
  for (let [actor] = game.waiting(match.state); actor !== undefined; [actor] = game.waiting(match.state)) {
    catchUp(told, match.told(0));
    const action = actor === NATURE ? game.sample(match.state, rng) : pick(told.legal, rng);
    if (actor !== NATURE && typeof action.answer === 'object') {
      const pointer = railroadInkPointing.begin(own, last);
      if (pointer === null) throw new Error('nothing can be drawn');
      const keys = keysFor(own, pointer, action.answer as Placement);
      counts.push(keys.length);
      last = after(own, pointer, keys.slice(0, -1));
    }
    match.append({ kind: 'play', actor, action });
  }
  return counts;
}

const medianOf = (counts: readonly number[]): number =>
  counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;

describe('keys', () => {
  test.each([
    ['without an expansion', {}],
    ['with rivers', { expansion: 'rivers' }],
    ['with lakes', { expansion: 'lakes' }],
  ])('[19.3] a piece takes at most eight at the median, wherever it goes, %s', (_name, options) => {
    const counts = ['a', 'b', 'c'].flatMap(seed => keysInMatch(options, seed));
    expect(counts.length).toBeGreaterThan(40);
    expect(medianOf(counts)).toBeLessThanOrEqual(8);
  });
});

describe('the pointer', () => {
  const { game } = registered('railroad-ink');
  function drawing(...rows: readonly string[]): Own {
    const match = matchOf('railroad-ink', 1);
    for (const row of ['roll H.H. RR.. HHH. H.R.', ...rows]) {
      const action = game.parse(row);
      if (action === null) throw new Error(row);
      match.append({ kind: 'play', actor: row.startsWith('roll') ? NATURE : 0, action });
    }
    return follower(game, match.told(0), 0, match.told(0).entries) as unknown as Own;
  }

  test('[19.3] begins with a die that is due, where it fits, and goes on from where it was', () => {
    const own = drawing();
    const first = railroadInkPointing.begin(own, null);
    expect(first).toMatchObject({ piece: 0, turned: expect.stringMatching(/^(H\.H\.|\.H\.H)$/) as string });
    const again = railroadInkPointing.begin(drawing('draw B1 H.H.'), { piece: 0, square: 1, turned: null });
    expect(again).toMatchObject({ piece: 0 });
  });

  test('does not leave the board', () => {
    const own = drawing();
    const corner = after(own, { piece: 0, square: 0, turned: 'H.H.' }, [named('up'), named('left')]);
    expect(corner.square).toBe(0);
  });

  test('[19.3] turns and mirrors what it holds', () => {
    const own = drawing();
    const held: Pointer = { piece: 3, square: 24, turned: 'H.R.' };
    const turned = (...keys: readonly string[]): string | null => after(own, held, keys.map(typed)).turned;
    expect([turned('>'), turned('<'), turned('>', '>'), turned('/')]).toEqual(['.H.R', '.R.H', 'R.H.', 'H.R.']);
  });

  test('letters and what it does not know are not its business', () => {
    const own = drawing();
    const held: Pointer = { piece: 0, square: 24, turned: 'H.H.' };
    for (const letter of 'hjklHRx') expect(railroadInkPointing.press(own, held, typed(letter))).toBeNull();
    expect(railroadInkPointing.press(own, held, named('delete'))).toEqual({ kind: 'back' });
  });

  test('when all is drawn Enter ends the round', () => {
    const own = drawing('draw B1 H.H.', 'draw A2 RR..', 'draw F1 HHH.', 'draw D1 R.H.');
    const pointer = railroadInkPointing.begin(own, null);
    if (pointer === null) throw new Error('the round can be ended');
    expect(railroadInkPointing.press(own, pointer, named('return'))).toEqual({
      kind: 'played',
      action: { step: 'draw', answer: 'finish' },
    });
  });
});
