import { describe, expect, test } from 'vitest';
import type { Fact } from '../facts.ts';
import { lasVegasRoyale } from '../game.ts';
import { BLUE, RED, actorOf, legal, play, put, refusal, tableOf } from '../table.testing.ts';

/** Blue is out of dice; red's last die will go to casino 6. Red wins here, at casino 1. */
const CARDS = '1 40+30 r3b2 B1 | 2 50+30 b2 | 3 60+30 r2b3 | 6 90+80 r2Rb';
const SEATS = 'r | b 0c';

describe('Prime Time (B1)', () => {
  const atEnd = (drawing = CARDS) => {
    const table = tableOf(`${drawing} | ${SEATS}`, {});
    while (legal(table).includes('roll')) {
      if (actorOf(table) === RED) put(table, 6, table.supply.big[RED] > 0 ? 'B' : '1');
      else put(table, 5, table.supply.big[BLUE] > 0 ? `${table.supply.small[BLUE]}B` : `${table.supply.small[BLUE]}`);
    }
    return table;
  };

  test('[RV-B1.1] the winner here rolls before payout and may place none, one or both', () => {
    const table = atEnd();
    expect(table.cards).toEqual([[], []]);
    play(table, 'primeTime.dice 2 3');
    expect(actorOf(table)).toBe(RED);
    expect(legal(table)).toEqual(['none', '2', '3', '2 3'].map(dice => `primeTime.place ${dice}`));
  });

  test('[RV-B1.1] of a double one alone may be placed too', () => {
    const table = atEnd();
    play(table, 'primeTime.dice 3 3');
    expect(legal(table)).toEqual(['none', '3', '3 3'].map(dice => `primeTime.place ${dice}`));
  });

  test('[RV-B1.1] what was not rolled is refused with the reason', () => {
    const table = atEnd();
    play(table, 'primeTime.dice 2 3');
    expect(refusal(table, 'primeTime.place 4')).toEqual({ why: 'not-rolled', casino: 4 });
    expect(refusal(table, 'primeTime.place 2 5')).toEqual({ why: 'not-rolled', casino: 5 });
    expect(refusal(table, 'primeTime.place 2 2')).toEqual({ why: 'rolled-once', casino: 2 });
  });

  test('a placement has one text: the lower die first, and no third one', () => {
    for (const text of ['none', '3', '2 3', '3 3'])
      expect(lasVegasRoyale.parse(`primeTime.place ${text}`)).not.toBeNull();
    for (const text of ['', '3 2', '2 3 3', '7', 'none 2'])
      expect(lasVegasRoyale.parse(`primeTime.place ${text}`)).toBeNull();
  });

  test('[RV-B1.2] a placed die counts as the winner’s own: it makes a tie', () => {
    const table = atEnd();
    const facts = play(table, 'primeTime.dice 3 6', 'primeTime.place 3');
    expect(facts).toContainEqual({ fact: 'tied', casino: 3, parties: [RED, BLUE], dice: 3 });
  });

  test('[RV-B1.2] two of them break it', () => {
    const table = atEnd();
    const facts = play(table, 'primeTime.dice 3 3', 'primeTime.place 3 3');
    expect(facts).toContainEqual({ fact: 'paid', casino: 3, party: RED, card: 60 });
    expect(facts).toContainEqual({ fact: 'paid', casino: 3, party: BLUE, card: 30 });
  });

  test('[RV-B1.2] also here: the winner may join a tie that had left him first', () => {
    // Blue and blank tie here, so red wins with less. One more die and red ties with both.
    const drawing = '1 40+30 r2b3x3 B1 | 2 r5R | 3 b4B | r | b';
    expect(play(tableOf(drawing), 'primeTime.dice 1 4', 'primeTime.place none')).toContainEqual({
      fact: 'paid',
      casino: 1,
      party: RED,
      card: 40,
    });
    const facts = play(tableOf(drawing), 'primeTime.dice 1 4', 'primeTime.place 1');
    expect(facts).toContainEqual({ fact: 'tied', casino: 1, parties: [RED, BLUE, 'blank'], dice: 3 });
    expect(facts).toContainEqual({ fact: 'returned', casino: 1, cards: [40, 30] });
  });

  test('[RV-B1.1] placing none changes nothing', () => {
    const table = atEnd();
    const facts = play(table, 'primeTime.dice 3 6', 'primeTime.place none');
    expect(facts).toContainEqual({ fact: 'paid', casino: 3, party: BLUE, card: 60 });
    expect(facts).toContainEqual({ fact: 'primeTime', seat: RED, casinos: [] });
  });

  test('[RV-B1.3] they may not enter a closed casino', () => {
    const table = atEnd(CARDS.replace('3 60+30', '3! 60+30'));
    play(table, 'primeTime.dice 2 3');
    expect(legal(table)).toEqual(['primeTime.place none', 'primeTime.place 2']);
    expect(refusal(table, 'primeTime.place 2 3')).toEqual({ why: 'closed', casino: 3 });
    const both = atEnd(CARDS.replace('3 60+30', '3! 60+30'));
    const facts = play(both, 'primeTime.dice 3 3');
    expect(facts).toContainEqual({ fact: 'idle', side: 'B1' });
    expect(both.round).toBe(1);
    expect(both.cards[RED].length).toBeGreaterThan(0);
  });

  test.each([
    ['blank', '1 40+30 r3b2x4 B1'],
    ['neutral', '1 40+30 r3b2n4 B1'],
    ['nobody', '1 40+30 r3b3 B1'],
  ])('[RV-B1.4] with %s first here nothing happens', (_who, casino) => {
    const facts: Fact[] = [];
    tableOf(`${casino} | 2 50+30 r4Rb${casino.includes('b3') ? 4 : 5}B | r | b`, {}, facts);
    expect(facts[0]).toEqual({ fact: 'idle', side: 'B1' });
    expect(facts.some(({ fact }) => fact === 'blackDice')).toBe(false);
  });
});
