import { lasVegas, outlookOf, type LasVegasShape } from '@zaria/games/las-vegas';
import { NATURE, check, following, narrate, simulationRng, type Actor, type Seat } from '@zaria/kit';
import { expect, test } from 'vitest';
import { greedyBot } from './greedy.ts';

const greedy = greedyBot<LasVegasShape>(outlookOf);

type Row = readonly [actor: Actor, text: string];

/** What greedy does for `seat` after these entries. */
function decides(seat: Seat, rows: readonly Row[], { seats = 2, neutral = false } = {}): string {
  const match = narrate(lasVegas, { rules: 1, seats, options: { starter: 0, openMoney: false, neutral } });
  for (const [actor, text] of rows) {
    const action = lasVegas.parse(text);
    if (action === null) throw new Error(text);
    expect(check(lasVegas, match.state, actor, action)).toBeNull();
    match.append({ kind: 'play', actor, action });
  }
  const [action] = greedy.decide(following(lasVegas, match.told(seat)), seat, { nodes: 0 }, simulationRng('any'));
  return action === undefined ? '' : lasVegas.print(action);
}

const deal: Row = [NATURE, 'deal 60 70 10+40 80 50 90'];
const turn = (seat: Seat, dice: string, casino: number): readonly Row[] => [
  [seat, 'roll'],
  [NATURE, `dice ${dice}`],
  [seat, `place ${casino}`],
];
const rolls = (seat: Seat, dice: string): readonly Row[] => [
  [seat, 'roll'],
  [NATURE, `dice ${dice}`],
];

test('it rolls when there is nothing else to do', () => {
  expect(decides(0, [deal])).toBe('roll');
});

test('it takes the casino with the best note', () => {
  expect(decides(0, [deal, ...rolls(0, '1 1 2 3 3 3 4 5')])).toBe('place 4');
  expect(decides(0, [deal, ...rolls(0, '1 1 2 3 3 3 4 6')])).toBe('place 6');
});

test('where it is first already another die brings nothing', () => {
  const first = [deal, ...turn(0, '1 2 3 4 5 6 6 6', 6), ...turn(1, '1 1 1 1 1 1 1 1', 1)];
  expect(decides(0, [...first, ...rolls(0, '2 2 3 5 6')])).toBe('place 2');
});

test('a tie brings nothing, and breaking one brings the note', () => {
  const behind = [deal, ...turn(0, '1 2 3 4 4 5 6 6', 6)];
  // One or two dice on the 90 are second or tied; the 50 of casino 5 is free.
  expect(decides(1, [...behind, ...rolls(1, '1 1 1 3 3 5 6 6')])).toBe('place 1');
  expect(decides(1, [...behind, ...rolls(1, '3 3 3 3 3 5 6 6')])).toBe('place 5');
  expect(decides(1, [...behind, ...rolls(1, '3 3 3 3 5 6 6 6')])).toBe('place 6');
});

test('on equal growth it places the fewest dice, then at the lowest casino', () => {
  const even: Row = [NATURE, 'deal 60 60 60 60 60 50'];
  expect(decides(0, [even, ...rolls(0, '1 1 1 2 2 2 3 3')])).toBe('place 3');
  expect(decides(0, [even, ...rolls(0, '1 1 2 2 4 4 5 5')])).toBe('place 1');
});

test('if nothing grows it wastes as few dice as it can', () => {
  // The only note of casino 6 is safe, the only one of casino 5 out of reach.
  const settled = [deal, ...turn(0, '1 1 1 6 6 6 6 6', 6), ...turn(1, '5 5 5 5 5 5 6 6', 5)];
  expect(decides(0, [...settled, ...rolls(0, '5 6 6')])).toBe('place 5');
  expect(decides(0, [...settled, ...rolls(0, '5 5 6')])).toBe('place 6');
});

test('with one number rolled it places there, even if that ends the round', () => {
  const twoLeft = [deal, ...turn(0, '1 2 6 6 6 6 6 6', 6), ...turn(1, '1 1 1 1 1 1 1 1', 1)];
  expect(decides(0, [...twoLeft, ...rolls(0, '2 5')])).toBe('place 2');
  expect(decides(0, [...twoLeft, ...rolls(0, '6 6')])).toBe('place 6');
});

test('white dice count as dice placed, and for their own player', () => {
  const options = { seats: 2, neutral: true };
  const even: Row = [NATURE, 'deal 60 60 60 60 60 50'];
  expect(decides(0, [even, ...rolls(0, '1 1 2 2 2 2 2 2 + 1 3 3 3')], options)).toBe('place 1');
  expect(decides(0, [even, ...rolls(0, '1 2 2 2 3 3 3 3 + 1 4 4 4')], options)).toBe('place 2');
});
