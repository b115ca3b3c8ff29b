import { describe, expect, test } from 'vitest';
import { lasVegas } from './game.ts';
import { BLUE, RED, play, tableOf, turn } from './table.testing.ts';

const MONEY = 'money: red 120 in 3, blue 90 in 1, green 0 in 0';

describe('money', () => {
  const table = () => tableOf(3, `${MONEY}\n hand: red 1\n turn: red`);

  test("[LV-5.1] a player sees his own total and not the others'", () => {
    expect(lasVegas.view(table(), RED).money).toEqual([120, null, null]);
    expect(lasVegas.view(table(), BLUE).money).toEqual([null, 90, null]);
    expect(lasVegas.view(table(), 'spectator').money).toEqual([null, null, null]);
  });

  test('[LV-5.1] tables that differ only in the money of the others look the same', () => {
    const other = table();
    other.money[BLUE] = 70;
    for (const viewer of [RED, 'spectator'] as const)
      expect(lasVegas.view(other, viewer)).toEqual(lasVegas.view(table(), viewer));
  });

  test('[LV-5.1] at the end all money is shown', () => {
    const last = tableOf(3, `${MONEY}\n round: 4\n hand: red 1\n turn: red`);
    turn(last, 'red', '1', 1);
    expect(lasVegas.view(last, 'spectator').money).toEqual([120, 90, 0]);
  });

  test('[LV-5.2] with open money everyone sees everything', () => {
    const open = tableOf(3, `${MONEY}\n turn: red`, { openMoney: true });
    for (const viewer of [RED, BLUE, 'spectator'] as const)
      expect(lasVegas.view(open, viewer).money).toEqual([120, 90, 0]);
  });

  test('[LV-5.3] how many notes lie before a player can be seen', () => {
    expect(lasVegas.view(table(), 'spectator').notes).toEqual([3, 1, 0]);
  });
});

describe('what else is seen', () => {
  test('[LV-4.3] who would win what if the round ended now', () => {
    const table = tableOf(
      4,
      `
      casino 1: 80 30 10 | red 5, blue 3, green 3, yellow 1
      casino 2: 70 40 | green 3, white 2, red 1
      casino 3: 60
      turn: red
      `,
      { neutral: true },
    );
    const { casinos } = lasVegas.view(table, 'spectator');
    expect(casinos[1].winning).toEqual([
      { party: 0, note: 80 },
      { party: 3, note: 30 },
    ]);
    expect(casinos[2].winning).toEqual([
      { party: 2, note: 70 },
      { party: 'white', note: 40 },
    ]);
    expect(casinos[3]).toEqual({
      number: 3,
      notes: [60],
      returning: [],
      dice: [0, 0, 0, 0],
      white: 0,
      winning: [],
      level: [],
    });
    expect(casinos[1].level).toEqual([1, 2]);
  });

  test('the roll on the table, and how many notes the deck has, not which', () => {
    const table = tableOf(2, 'hand: red 2, blue 1\n deck: 50 60 under 10\n turn: red');
    play(table, 'red roll', 'nature dice 4 4');
    const view = lasVegas.view(table, BLUE);
    expect(view.deck).toBe(3);
    expect(view.agenda).toMatchObject([{ step: 'place', actor: RED, data: { rolled: { own: { 4: 2 } } } }]);
    const named = 'agenda casinos deck money notes options players round spare starter supply viewer white';
    expect(Object.keys(view).sort().join(' ')).toBe(named);
  });
});
