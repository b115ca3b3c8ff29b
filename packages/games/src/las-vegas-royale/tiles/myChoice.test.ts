import { describe, expect, test } from 'vitest';
import { printTable } from '../drawing.testing.ts';
import { BLUE, RED, actorOf, legal, play, put, refusal, tableOf } from '../table.testing.ts';

function chosen(drawing: string, result: number, dice = '1') {
  const table = tableOf(drawing);
  put(table, 1, dice);
  const facts = play(table, `myChoice.dice ${result} ${result}`, `myChoice.use ${result}`);
  return { table, facts };
}

describe('My Choice (H2)', () => {
  test('[RV-H2.1] one of the two results is used, either', () => {
    const table = tableOf('1 H2 | r | b');
    put(table, 1, '1');
    play(table, 'myChoice.dice 2 3');
    expect(legal(table)).toEqual(['myChoice.use 2', 'myChoice.use 3']);
    expect(refusal(table, 'myChoice.use 1')).toEqual({ why: 'not-rolled', casino: 1 });
    const double = tableOf('1 H2 | r | b');
    put(double, 1, '1');
    play(double, 'myChoice.dice 2 2');
    expect(legal(double)).toEqual(['myChoice.use 2']);
  });

  test.each([
    [1, 3, []],
    [2, 4, []],
    [3, 2, [30]],
  ])('[RV-H2.1] result %i', (result, chips, cards) => {
    const { table, facts } = chosen('1 H2 | r | b', result);
    expect([table.chips[RED], table.cards[RED]]).toEqual([chips, cards]);
    expect(facts).toContainEqual({ fact: 'chose', seat: RED, result });
  });

  test('[RV-H2.2] 4 sets off any other tile in play', () => {
    const { table } = chosen('1 H2 | 2 A1 | 3 D1 | r | b', 4);
    expect(legal(table)).toEqual(['myChoice.tile 2', 'myChoice.tile 3']);
    expect(refusal(table, 'myChoice.tile 1')).toEqual({ why: 'no-tile', casino: 1 });
    const facts = play(table, 'myChoice.tile 3');
    expect(facts[0]).toEqual({ fact: 'activated', seat: RED, casino: 3, side: 'D1' });
  });

  test('[RV-H2.5] 4 without another tile lapses', () => {
    const { table, facts } = chosen('1 H2 | r | b', 4);
    expect(facts.at(-1)).toEqual({ fact: 'idle', side: 'H2' });
    expect(legal(table)).toEqual(['roll']);
    expect(actorOf(table)).toBe(BLUE);
  });

  test('[RV-H2.3] 5 moves a die', () => {
    const { table } = chosen('1 H2 | r | b', 5);
    play(table, 'moveDie place small 6');
    expect(printTable(table)).toContain('6 r |');
  });

  test('[RV-H2.4] 6 puts a die of the supply on the gold space', () => {
    const { table } = chosen('1 H2 | r | b', 6);
    expect(legal(table)).toEqual(['myChoice.gold small', 'myChoice.gold big']);
    const facts = play(table, 'myChoice.gold big');
    expect(facts).toEqual([{ fact: 'gold', seat: RED, size: 'big' }]);
    expect(printTable(table)).toContain('1 r H2(R)');
    expect(table.supply.big[RED]).toBe(0);
  });

  test('[RV-H2.4] a die already there goes back to its owner', () => {
    const { table } = chosen('1 H2(B) | r | b', 6);
    const facts = play(table, 'myChoice.gold small');
    expect(facts[1]).toEqual({ fact: 'goldLeft', seat: BLUE, size: 'big' });
    expect(printTable(table)).toContain('H2(r)');
    expect(table.supply.big[BLUE]).toBe(1);
  });

  test('[RV-3.6] and its owner, out of dice before, is back in turn order', () => {
    const table = tableOf('1 H2(b) | 5 b6B | 6 r2 | r | b');
    put(table, 1, '1');
    play(table, 'myChoice.dice 6 6', 'myChoice.use 6', 'myChoice.gold small');
    expect(actorOf(table)).toBe(BLUE);
    expect(table.supply.small[BLUE]).toBe(1);
  });

  test('[RV-H2.4] one’s own die there is exchanged', () => {
    const { table } = chosen('1 H2(R) | r | b', 6);
    expect(legal(table)).toEqual(['myChoice.gold small']);
    expect(refusal(table, 'myChoice.gold big')).toEqual({ why: 'no-die', size: 'big' });
    play(table, 'myChoice.gold small');
    expect([table.supply.small[RED], table.supply.big[RED]]).toEqual([5, 1]);
  });

  test('[RV-H2.5] 6 without a die in supply lapses', () => {
    const { table, facts } = chosen('1 r6 H2 | 2 R | r | b', 6);
    expect(facts.at(-1)).toEqual({ fact: 'idle', side: 'H2' });
    expect(actorOf(table)).toBe(BLUE);
  });

  test('[RV-H2.4] the gold space pays 60k at payout, the Biggy no more', () => {
    const table = tableOf('1 H2(R) | 2 r7 | 3 b7B | r | b');
    expect(table.cards).toEqual([[60], []]);
    expect(table.supply).toEqual({ small: [7, 7], big: [1, 1] });
  });
});
