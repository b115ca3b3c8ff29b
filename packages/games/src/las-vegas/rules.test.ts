import { NATURE, apply, bySeat, pick, simulationRng } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { cardsLeft } from '../casinos/deck.ts';
import { FACES } from '../casinos/faces.ts';
import { lasVegas } from './game.ts';
import {
  BLUE,
  GREEN,
  PURPLE,
  RED,
  YELLOW,
  diceAt,
  legal,
  newTableOf,
  play,
  sixes,
  tableOf,
  turn,
} from './table.testing.ts';

const DEAL = 'nature deal 60 20+40 50 90 30+30 80';

describe('before a round', () => {
  test('[LV-1.1] two to five players with eight dice each', () => {
    expect(lasVegas.players).toEqual({ min: 2, max: 5 });
    for (const players of [2, 3, 4, 5]) expect(newTableOf(players).supply).toEqual(bySeat(players, () => 8));
  });

  test('[LV-1.2] six casinos', () => {
    expect(Object.keys(newTableOf(2).casinos)).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  test('[LV-2.6] the start player is drawn, each equally likely', () => {
    const table = newTableOf(3);
    expect(lasVegas.waiting(table)).toEqual([NATURE]);
    expect(lasVegas.outcomes(table)?.map(({ answer, weight }) => [lasVegas.print(answer), weight])).toEqual([
      ['starter 0', 1],
      ['starter 1', 1],
      ['starter 2', 1],
    ]);
    expect(play(table, 'nature starter 2')).toEqual([{ fact: 'starts', seat: GREEN }]);
    play(table, DEAL);
    expect(lasVegas.waiting(table)).toEqual([GREEN]);
    expect(() => play(newTableOf(3), 'nature starter 3')).toThrow('not-possible');
  });

  test('[LV-2.6] or set by the host', () => {
    const table = newTableOf(4, { starter: YELLOW });
    play(table, DEAL);
    expect(lasVegas.waiting(table)).toEqual([YELLOW]);
  });

  test('[LV-2.3] the notes of a casino lie open, the highest first', () => {
    const table = newTableOf(2, { starter: RED });
    const facts = play(table, DEAL);
    expect(facts.slice(0, 3)).toEqual([
      { fact: 'round', round: 1, seat: RED },
      { fact: 'dealt', casino: 1, notes: [60] },
      { fact: 'dealt', casino: 2, notes: [40, 20] },
    ]);
    expect(FACES.map(face => lasVegas.view(table, BLUE).casinos[face].notes)).toEqual([
      [60],
      [40, 20],
      [50],
      [90],
      [30, 30],
      [80],
    ]);
  });

  test('[LV-2.7] each later round starts one seat further on', () => {
    const table = newTableOf(3, { starter: GREEN });
    const starts = [];
    for (const deal of [
      DEAL,
      'nature deal 70 70 70 70 80 80',
      'nature deal 90 90 90 90 60 60',
      DEAL.replace('90', '80'),
    ]) {
      play(table, deal);
      starts.push(...lasVegas.waiting(table));
      sixes(table);
    }
    expect(starts).toEqual([GREEN, RED, BLUE, GREEN]);
  });

  test('[LV-2.5] [LV-4.7] every player has all his dice again, and the casinos are empty', () => {
    const table = newTableOf(2, { starter: RED });
    play(table, DEAL);
    sixes(table);
    expect(table.supply).toEqual([8, 8]);
    expect(diceAt(table)).toEqual({});
    expect(FACES.flatMap(face => table.casinos[face].notes)).toEqual([]);
  });
});

describe('a turn', () => {
  test('[LV-3.1] turns go clockwise', () => {
    const table = newTableOf(3, { starter: BLUE });
    play(table, DEAL);
    const order = [...lasVegas.waiting(table)];
    for (const who of ['blue', 'green', 'red']) {
      turn(table, who, '1 2 2 2 2 2 2 2', 1);
      order.push(...lasVegas.waiting(table));
    }
    expect(order).toEqual([BLUE, GREEN, RED, BLUE]);
  });

  test('[LV-3.2] all dice left are rolled, not one more or less', () => {
    const table = tableOf(2, 'hand: red 3, blue 8\n turn: red');
    play(table, 'red roll');
    for (const dice of ['1 2', '1 2 3 4', '', '1 2 3 + 4'])
      expect(() => play(table, `nature dice ${dice}`.trim())).toThrow('not-possible');
    for (const dice of ['1 2 7', '1 2 0', '1 2 x', '3 2 1']) expect(() => play(table, `nature dice ${dice}`)).toThrow();
    expect(play(table, 'nature dice 1 2 2')).toEqual([{ fact: 'rolled', seat: RED, own: [1, 2, 2], white: [] }]);
  });

  test('[LV-3.3] [LV-3.4] of 3, 3, 3, 3, 5 the choices are 3 and 5; choosing 3 places four dice', () => {
    const table = tableOf(2, 'hand: red 5, blue 8\n turn: red');
    play(table, 'red roll', 'nature dice 3 3 3 3 5');
    expect(legal(table, RED)).toEqual(['place 3', 'place 5']);
    expect(play(table, 'red place 3')).toEqual([{ fact: 'placed', seat: RED, casino: 3, own: 4, white: 0 }]);
    expect(diceAt(table)).toEqual({ 3: 'red 4' });
    expect(table.supply).toEqual([1, 8]);
  });

  test('[LV-3.3] a number that was not rolled is refused with the reason', () => {
    const table = tableOf(2, 'hand: red 5, blue 8\n turn: red');
    play(table, 'red roll', 'nature dice 3 3 3 3 5');
    expect(apply(lasVegas, table, RED, { step: 'place', answer: 4 })).toEqual({
      ok: false,
      error: { why: 'illegal', reason: { why: 'not-rolled', casino: 4 } },
    });
  });

  test('[LV-3.4] there is no passing and no part of a number', () => {
    const table = tableOf(2, 'hand: red 5, blue 8\n turn: red');
    expect(legal(table, RED)).toEqual(['roll']);
    play(table, 'red roll', 'nature dice 3 3 3 3 5');
    for (const text of ['place', 'pass', 'place 3 3', 'place 3 1']) expect(lasVegas.parse(text)).toBeNull();
  });

  test('[LV-3.1] nobody else may act', () => {
    const table = tableOf(2, 'hand: red 5, blue 8\n turn: red');
    expect(legal(table, BLUE)).toEqual([]);
    expect(() => play(table, 'blue roll')).toThrow('not-asked');
    expect(() => play(table, 'nature dice 1 1 1 1 1')).toThrow('not-asked');
  });

  test("[LV-3.5] dice go to a casino whoever's dice are there, and to the own ones", () => {
    const table = tableOf(
      2,
      `
      casino 4: 50 | red 2, blue 5
      hand: red 2, blue 1
      turn: red
      `,
    );
    turn(table, 'red', '1 4', 4);
    expect(diceAt(table)).toEqual({ 4: 'red 3, blue 5' });
  });

  test('[LV-3.6] a player without dice sits out', () => {
    const table = tableOf(
      4,
      `
      hand: red 2, yellow 3
      turn: red
      `,
    );
    turn(table, 'red', '1 2', 1);
    expect(lasVegas.waiting(table)).toEqual([YELLOW]);
    turn(table, 'yellow', '1 1 2', 1);
    expect(lasVegas.waiting(table)).toEqual([RED]);
  });

  test('[LV-3.7] [LV-3.8] the last player with dice takes several turns; then the round ends', () => {
    const table = tableOf(
      3,
      `
      hand: blue 3
      turn: blue
      `,
    );
    turn(table, 'blue', '1 2 3', 1);
    turn(table, 'blue', '4 4', 4);
    expect(table.round).toBe(1);
    expect(lasVegas.waiting(table)).toEqual([NATURE]);
    expect(table.agenda.map(frame => frame.step)).toEqual(['deal']);
  });

  test('[LV-3.8] the round goes on while anybody has a die', () => {
    const table = tableOf(2, 'hand: red 1, blue 1\n turn: red');
    turn(table, 'red', '6', 6);
    expect(lasVegas.waiting(table)).toEqual([BLUE]);
  });
});

/** Red puts his last die on casino 6, and the round is paid out. */
const payout = (drawing: string, players = 4) => {
  const table = tableOf(players, `${drawing}\n hand: red 1\n turn: red`, { neutral: drawing.includes('white') });
  return { table, facts: turn(table, 'red', '6', 6).slice(2) };
};

describe('the payout', () => {
  test('[LV-4.2] 5, 3, 3 and 1 leave 5 and 1', () => {
    const { table, facts } = payout('casino 1: 80 30 10 | red 5, blue 3, green 3, yellow 1');
    expect(facts).toEqual([
      { fact: 'tied', casino: 1, parties: [BLUE, GREEN], dice: 3 },
      { fact: 'paid', casino: 1, party: RED, note: 80 },
      { fact: 'paid', casino: 1, party: YELLOW, note: 30 },
      { fact: 'returned', casino: 1, notes: [10] },
    ]);
    expect(table.money).toEqual([80, 0, 0, 30]);
    expect(table.notes).toEqual([1, 0, 0, 1]);
    expect(table.deck.under).toEqual([10]);
  });

  test('[LV-4.1] 2, 1, 2 and 1: nobody wins', () => {
    const { table, facts } = payout('casino 1: 50 20 | red 2, blue 1, green 2, yellow 1');
    expect(facts.map(({ fact }) => fact)).toEqual(['tied', 'tied', 'returned']);
    expect(table.money).toEqual([0, 0, 0, 0]);
    expect(table.deck.under).toEqual([50, 20]);
  });

  test('[LV-4.1] three may tie', () => {
    const { table, facts } = payout('casino 2: 90 | red 4, blue 4, green 4, yellow 1');
    expect(facts[0]).toEqual({ fact: 'tied', casino: 2, parties: [RED, BLUE, GREEN], dice: 4 });
    expect(table.money).toEqual([0, 0, 0, 90]);
  });

  test('[LV-4.3] one note each: alone with two notes of 40k', () => {
    const { table } = payout('casino 1: 40 40 | blue 1');
    expect(table.money).toEqual([0, 40, 0, 0]);
    expect(table.deck.under).toEqual([40]);
  });

  test('[LV-4.3] [LV-4.4] most dice take the highest note; who finds none wins nothing', () => {
    const { table, facts } = payout('casino 3: 70 20 | green 3, blue 2, yellow 1');
    expect(table.money).toEqual([0, 20, 70, 0]);
    expect(facts.some(({ fact }) => fact === 'returned')).toBe(false);
  });

  test('[LV-4.5] notes go under the deck in casino order, of each the highest first', () => {
    const { table } = payout(`
      casino 5: 60 10
      casino 2: 50 40 20 | blue 1
      casino 1: 70 30 10 | red 2, blue 2
      deck: 90 90 90 90 90 90 under 80
    `);
    expect(table.deck.under).toEqual([80, 70, 30, 10, 40, 20, 60, 10]);
  });

  test('[LV-4.1] dice of different casinos do not touch each other', () => {
    const { table } = payout(`
      casino 1: 50 | red 3
      casino 2: 60 | blue 3
    `);
    expect(table.money).toEqual([50, 60, 0, 0]);
  });
});

describe('the end', () => {
  const last = (money: string) => {
    const table = tableOf(3, `${money}\n round: 4\n casino 6: 50\n hand: red 1\n turn: red`);
    return { table, facts: turn(table, 'red', '6', 6) };
  };

  test('[LV-6.1] after the fourth round most money wins', () => {
    const { table, facts } = last('money: red 100 in 3, blue 140 in 2, green 120 in 9');
    expect(facts.at(-1)).toEqual({ fact: 'over' });
    expect(lasVegas.waiting(table)).toEqual([]);
    expect(lasVegas.standing(table)).toMatchObject({
      over: true,
      seats: [
        { rank: 1, score: 150, parts: [{ part: 'money', value: 150 }] },
        { rank: 2, score: 140, parts: [{ part: 'money', value: 140 }] },
        { rank: 3, score: 120, parts: [{ part: 'money', value: 120 }] },
      ],
    });
    expect(() => play(table, 'red roll')).toThrow('over');
  });

  test('[LV-6.2] between equals most notes win', () => {
    const { table } = last('money: red 90 in 1, blue 140 in 2, green 140 in 3');
    expect(lasVegas.standing(table).seats.map(({ rank }) => rank)).toEqual([2, 2, 1]);
    expect(lasVegas.standing(table).seats[GREEN].tieBreaks).toEqual([{ part: 'notes', value: 3 }]);
  });

  test('[LV-6.3] then they share the win', () => {
    const { table } = last('money: red 90 in 2, blue 140 in 3, green 130 in 3');
    expect(lasVegas.standing(table).seats.map(({ rank }) => rank)).toEqual([1, 1, 3]);
  });

  test('[LV-1.4] [LV-2.1] random games have four deals, after which the deck and the money make 54 notes', () => {
    const rng = simulationRng('four rounds');
    for (let match = 0; match < 40; match++) {
      const table = newTableOf(2 + (match % 4));
      const deals = [];
      for (let [actor] = lasVegas.waiting(table); actor !== undefined; [actor] = lasVegas.waiting(table)) {
        const action = actor === NATURE ? lasVegas.sample(table, rng) : pick(lasVegas.legal(table, actor), rng);
        if (action.step === 'deal') deals.push(action);
        lasVegas.play(table, actor, action);
      }
      expect(deals).toHaveLength(4);
      expect(table.notes.reduce((a, b) => a + b, 0) + cardsLeft(table.deck)).toBe(54);
    }
  });
});

describe('the variant with neutral dice', () => {
  test('[LV-7.1] five players cannot have it', () => {
    expect(() => newTableOf(5, { neutral: true })).toThrow('option-value neutral');
    for (const players of [2, 3, 4]) expect(newTableOf(players, { neutral: true }).options.neutral).toBe(true);
  });

  test.each([
    [2, 4, 0],
    [3, 2, 2],
    [4, 2, 0],
  ])('[LV-7.2] with %i players %i white dice each and %i left over, every round', (players, each, left) => {
    const table = newTableOf(players, { starter: RED, neutral: true });
    for (const deal of [DEAL, 'nature deal 70 70 70 70 80 80']) {
      expect([table.white, table.spare]).toEqual([bySeat(players, () => each), left]);
      expect(table.supply).toEqual(bySeat(players, () => 8));
      play(table, deal);
      if (left > 0) play(table, 'nature spare 1 2');
      sixes(table);
      expect(diceAt(table)).toEqual({});
    }
  });

  test('[LV-7.2] without the variant nobody has white dice', () => {
    expect([newTableOf(3).white, newTableOf(3).spare]).toEqual([[0, 0, 0], 0]);
  });

  test('[LV-7.3] with three players the spare white dice go to their casinos before the first turn', () => {
    const table = newTableOf(3, { starter: BLUE, neutral: true });
    play(table, DEAL);
    expect(lasVegas.waiting(table)).toEqual([NATURE]);
    expect(() => play(table, 'nature spare 5')).toThrow('not-possible');
    expect(() => play(table, 'nature spare 5 5 5')).toThrow('not-possible');
    expect(play(lasVegas.clone(table), 'nature spare 2 5')).toEqual([
      { fact: 'spare', casino: 2, dice: 1 },
      { fact: 'spare', casino: 5, dice: 1 },
    ]);
    expect(play(table, 'nature spare 5 5')).toEqual([{ fact: 'spare', casino: 5, dice: 2 }]);
    expect(diceAt(table)).toEqual({ 5: 'white 2' });
    expect(lasVegas.waiting(table)).toEqual([BLUE]);
  });

  test.each([
    [1, 2, 1],
    [5, 1, 0],
    [6, 0, 1],
  ])('[LV-7.4] [LV-7.5] own 1, 1, 5 and white 1, 6: choosing %i places %i own and %i white', (face, own, white) => {
    const table = tableOf(2, 'hand: red 3+2, blue 8+4\n turn: red', { neutral: true });
    const facts = play(table, 'red roll', 'nature dice 1 1 5 + 1 6');
    expect(facts).toEqual([{ fact: 'rolled', seat: RED, own: [1, 1, 5], white: [1, 6] }]);
    expect(legal(table, RED)).toEqual(['place 1', 'place 5', 'place 6']);
    expect(play(table, `red place ${face}`)).toEqual([{ fact: 'placed', seat: RED, casino: face, own, white }]);
    expect([table.supply[RED], table.white[RED]]).toEqual([3 - own, 2 - white]);
    expect(table.casinos[face as 1]).toMatchObject({ dice: [own, 0], white });
  });

  test('[LV-7.6] a player with white dice only still takes his turns', () => {
    const table = tableOf(2, 'hand: red 0+2, blue 1+0\n turn: blue', { neutral: true });
    turn(table, 'blue', '3', 3);
    expect(lasVegas.waiting(table)).toEqual([RED]);
    play(table, 'red roll');
    expect(() => play(table, 'nature dice 2 4')).toThrow('not-possible');
    play(table, 'nature dice + 2 4');
    expect(legal(table, RED)).toEqual(['place 2', 'place 4']);
    play(table, 'red place 2');
    expect(lasVegas.waiting(table)).toEqual([RED]);
    expect(diceAt(table)).toEqual({ 2: 'white 1', 3: 'blue 1' });
  });

  test('[LV-7.7] the imaginary player ties like the others', () => {
    const { table, facts } = payout('casino 1: 80 30 | white 3, blue 3, green 1');
    expect(facts[0]).toEqual({ fact: 'tied', casino: 1, parties: [BLUE, 'white'], dice: 3 });
    expect(table.money).toEqual([0, 0, 80, 0]);
  });

  test('[LV-7.7] white dice of several players are one party', () => {
    const table = tableOf(3, 'casino 1: 80 30 | blue 3\n hand: red 1+2, green 0+2\n turn: green', { neutral: true });
    play(table, 'green roll', 'nature dice + 1 1', 'green place 1');
    const facts = turn(table, 'red', '1 + 1 1', 1);
    expect(facts.filter(({ fact }) => fact === 'paid')).toEqual([
      { fact: 'paid', casino: 1, party: 'white', note: 80 },
      { fact: 'paid', casino: 1, party: BLUE, note: 30 },
    ]);
  });

  test('[LV-7.8] the imaginary player is first: his 80k goes under the deck', () => {
    const { table, facts } = payout('casino 1: 80 30 | white 2, blue 1');
    expect(facts).toEqual([
      { fact: 'paid', casino: 1, party: 'white', note: 80 },
      { fact: 'paid', casino: 1, party: BLUE, note: 30 },
      { fact: 'returned', casino: 1, notes: [80] },
    ]);
    expect(table.money).toEqual([0, 30, 0, 0]);
    expect(table.deck.under).toEqual([80]);
  });

  test('[LV-7.9] the imaginary player is second: 70k to the first, 40k under the deck, nothing for the third', () => {
    const { table } = payout('casino 1: 70 40 | green 3, white 2, red 1');
    expect(table.money).toEqual([0, 0, 70, 0]);
    expect(table.deck.under).toEqual([40]);
  });

  test('[LV-7.8] his winnings and what is left over go down together, the highest first', () => {
    const { table } = payout(`
      casino 1: 90 80 70 60 | blue 4, white 3, green 2
      casino 4: 50 10 | white 1
    `);
    expect(table.money).toEqual([0, 90, 70, 0]);
    expect(table.deck.under).toEqual([80, 60, 50, 10]);
  });
});

test('[LV-1.1] five play to the end, each in his turn', () => {
  const table = newTableOf(5, { starter: PURPLE });
  play(table, DEAL);
  const facts = sixes(table);
  expect(facts.flatMap(fact => (fact.fact === 'placed' ? [fact.seat] : []))).toEqual([
    PURPLE,
    RED,
    BLUE,
    GREEN,
    YELLOW,
  ]);
  expect(facts).toContainEqual({ fact: 'tied', casino: 6, parties: [RED, BLUE, GREEN, YELLOW, PURPLE], dice: 8 });
});
