import { describe, expect, test } from 'vitest';
import { printTable } from '../drawing.testing.ts';
import { RED, legal, play, put, refusal, tableOf } from '../table.testing.ts';

describe('Block It (F1)', () => {
  test('[RV-F1.1] one group of 1, 2 or 3 goes to one casino, also this one', () => {
    const table = tableOf('1 F1 | r | b');
    put(table, 1, '1');
    const groups = [1, 2, 3].flatMap(dice => [1, 2, 3, 4, 5, 6].map(casino => `blockIt.put ${dice} ${casino}`));
    expect(legal(table)).toEqual(groups);
    const facts = play(table, 'blockIt.put 3 1');
    expect(facts[0]).toEqual({ fact: 'blocked', seat: RED, casino: 1, dice: 3 });
    expect(printTable(table)).toContain('1 rx3 F1(1122)');
  });

  test('[RV-F1.1] groups that are gone cannot be taken', () => {
    const table = tableOf('1 F1(12) | r | b');
    put(table, 1, '1');
    expect(refusal(table, 'blockIt.put 3 4')).toEqual({ why: 'no-group', dice: 3 });
    play(table, 'blockIt.put 1 4');
    expect(printTable(table)).toContain('4 x | r');
    put(table, 1, '1');
    expect(legal(table)).toEqual([1, 2, 3, 4, 5, 6].map(casino => `blockIt.put 2 ${casino}`));
  });

  test('[RV-F1.1] without a group nothing happens', () => {
    const table = tableOf('1 F1(-) | r | b');
    const facts = put(table, 1, '1');
    expect(facts.at(-1)).toEqual({ fact: 'idle', side: 'F1' });
    expect(legal(table)).toEqual(['roll']);
  });

  test('[RV-E1.2] not to a closed casino', () => {
    const table = tableOf('1 F1 | 4! | r | b');
    put(table, 1, '1');
    expect(legal(table)).toHaveLength(15);
    expect(refusal(table, 'blockIt.put 1 4')).toEqual({ why: 'closed', casino: 4 });
  });

  test('[RV-4.3] blank dice are one party, apart from neutral', () => {
    const table = tableOf('1 60+50 r2n2x3 F1(12) | 6 r5R | 5 b7B | r | b');
    // Red and neutral tie, blank takes the higher card, nobody the other.
    expect(table.cards[RED]).toEqual([]);
  });

  test('[RV-3.9] blank dice set nothing off', () => {
    const table = tableOf('1 F1 | 2 A1 | r | b');
    put(table, 1, '1');
    const facts = play(table, 'blockIt.put 2 2');
    expect(facts.some(({ fact }) => fact === 'activated')).toBe(false);
    expect(legal(table)).toEqual(['roll']);
  });
});
