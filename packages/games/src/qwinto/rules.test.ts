import { NATURE, apply, bySeat, check, pick, simulationRng, type Rng } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { qwinto } from './game.ts';
import { flawOf } from './lawful.ts';
import { fieldAt } from './layout.ts';
import { printSheet } from './line.ts';
import { endingOf, fullRows } from './sheet.ts';
import type { Table } from './table.ts';
import { legal, play, tableOf } from './table.testing.ts';

const [ANNA, BEN, CARLA] = [0, 1, 2] as const;
const BLANK = '_ _ _ | _ _ _ _ _ _ / _ _ _ _ _ | _ _ _ _ / _ _ _ _ | _ _ _ _ _ / 0';
const sheets = (table: Table): string[] => table.sheets.map(printSheet);

describe('the beginning', () => {
  test('[QW-2.1] one to six players, each with an empty sheet', () => {
    expect(qwinto.players).toEqual({ min: 1, max: 6 });
    expect(sheets(qwinto.setup({ rules: qwinto.rules, seats: 6, options: { starter: 'random' } }))).toEqual(
      Array(6).fill(BLANK),
    );
  });

  test('[QW-2.3] the first active player is drawn', () => {
    const table = qwinto.setup({ rules: qwinto.rules, seats: 3, options: { starter: 'random' } });
    expect(qwinto.waiting(table)).toEqual([NATURE]);
    expect(qwinto.outcomes(table)?.map(({ answer, weight }) => [qwinto.print(answer), weight])).toEqual([
      ['starter 0', 1],
      ['starter 1', 1],
      ['starter 2', 1],
    ]);
    expect(play(table, ['nature', 'starter 2'])).toEqual([{ fact: 'starts', seat: CARLA }]);
    expect(qwinto.waiting(table)).toEqual([CARLA]);
    expect(() =>
      play(qwinto.setup({ rules: qwinto.rules, seats: 3, options: { starter: 'random' } }), ['nature', 'starter 3']),
    ).toThrow('not-possible');
  });

  test('[QW-2.3] or set by the host', () => {
    expect(qwinto.waiting(qwinto.setup({ rules: qwinto.rules, seats: 3, options: { starter: BEN } }))).toEqual([BEN]);
  });

  test('[QW-2.1] alone there is nothing to draw', () => {
    expect(qwinto.waiting(qwinto.setup({ rules: qwinto.rules, seats: 1, options: { starter: 'random' } }))).toEqual([
      ANNA,
    ]);
  });
});

describe('the dice', () => {
  test('[QW-2.2] [QW-3.1] the active player chooses one, two or three dice of any colours', () => {
    const table = tableOf(ANNA, BLANK, BLANK);
    expect(legal(table, ANNA)).toEqual([
      'roll orange',
      'roll yellow',
      'roll purple',
      'roll orange yellow',
      'roll orange purple',
      'roll yellow purple',
      'roll orange yellow purple',
    ]);
    expect(legal(table, BEN)).toEqual([]);
    expect(() => play(table, [BEN, 'roll orange'])).toThrow('not-asked');
  });

  test('[QW-3.1] the dice that were chosen show one face each', () => {
    const table = tableOf(ANNA, BLANK, BLANK);
    play(table, [ANNA, 'roll orange purple']);
    expect(qwinto.waiting(table)).toEqual([NATURE]);
    expect(qwinto.outcomes(table)).toHaveLength(36);
    for (const dice of ['dice 4', 'dice 4 5 6', 'dice 4 7', 'dice 0 5'])
      expect(() => play(table, ['nature', dice])).toThrow(/not/);
    expect(play(table, ['nature', 'dice 4 5'])).toEqual([
      { fact: 'rolled', seat: ANNA, dice: ['orange', 'purple'], faces: [4, 5], number: 9, attempt: 1 },
    ]);
  });

  test('[QW-3.2] he keeps the result', () => {
    const table = tableOf(ANNA, BLANK, BLANK);
    play(table, [ANNA, 'roll orange'], ['nature', 'dice 4']);
    expect(legal(table, ANNA)).toEqual(['result keep', 'result reroll']);
    expect(legal(table, BEN)).toEqual([]);
    expect(play(table, [ANNA, 'result keep'])).toEqual([{ fact: 'kept', seat: ANNA, number: 4 }]);
    expect(qwinto.waiting(table)).toEqual([ANNA, BEN]);
  });

  test('[QW-3.2] or rolls all the chosen dice once more, and the second result stands', () => {
    const table = tableOf(ANNA, BLANK, BLANK);
    play(table, [ANNA, 'roll yellow purple'], ['nature', 'dice 2 4'], [ANNA, 'result reroll']);
    expect(() => play(table, ['nature', 'dice 5'])).toThrow('not-possible');
    expect(play(table, ['nature', 'dice 4 5'])).toMatchObject([{ fact: 'rolled', number: 9, attempt: 2 }]);
    expect(qwinto.waiting(table)).toEqual([ANNA, BEN]);
  });
});

/** A table where everybody has to decide on 4 + 5 on yellow and purple, rolled by Anna. */
function deciding(...lines: readonly string[]): Table {
  const table = tableOf(ANNA, ...lines);
  play(table, [ANNA, 'roll yellow purple'], ['nature', 'dice 2 4'], [ANNA, 'result reroll'], ['nature', 'dice 4 5']);
  return table;
}

describe('everyone decides', () => {
  test('[QW-3.3] example: 2 + 4, rolled again 4 + 5 on purple and yellow, goes to yellow or purple, not to orange', () => {
    const table = deciding(BLANK, BLANK);
    const fields = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const writes = [...fields.map(place => `write y${place}`), ...fields.map(place => `write p${place}`)];
    expect(legal(table, ANNA)).toEqual([...writes, 'write misthrow']);
    expect(legal(table, BEN)).toEqual([...writes, 'write pass']);
  });

  test('[QW-3.3] example: Linos and Timos write the 9 into yellow, Sara into purple', () => {
    const table = deciding(BLANK, BLANK, BLANK);
    const facts = play(table, [BEN, 'write p6'], [CARLA, 'write y6'], [ANNA, 'write y5']);
    expect(sheets(table)).toEqual([
      '_ _ _ | _ _ _ _ _ _ / _ _ _ _ 9 | _ _ _ _ / _ _ _ _ | _ _ _ _ _ / 0',
      '_ _ _ | _ _ _ _ _ _ / _ _ _ _ _ | _ _ _ _ / _ _ _ _ | _ 9 _ _ _ / 0',
      '_ _ _ | _ _ _ _ _ _ / _ _ _ _ _ | 9 _ _ _ / _ _ _ _ | _ _ _ _ _ / 0',
    ]);
    expect(facts).toEqual([
      { fact: 'wrote', seat: ANNA, number: 9, field: fieldAt('yellow', 4), colour: 'yellow', place: 5 },
      { fact: 'wrote', seat: BEN, number: 9, field: fieldAt('purple', 5), colour: 'purple', place: 6 },
      { fact: 'wrote', seat: CARLA, number: 9, field: fieldAt('yellow', 5), colour: 'yellow', place: 6 },
    ]);
  });

  test('[QW-3.4] nothing is written or told before the last one has decided', () => {
    const table = deciding(BLANK, BLANK, BLANK);
    expect(play(table, [CARLA, 'write y6'], [ANNA, 'write misthrow'])).toEqual([]);
    expect(sheets(table)).toEqual([BLANK, BLANK, BLANK]);
    expect(qwinto.waiting(table)).toEqual([BEN]);
  });

  test('[QW-3.4] a decision that was made stands', () => {
    const table = deciding(BLANK, BLANK);
    play(table, [BEN, 'write pass']);
    expect(qwinto.back(table, BEN)).toEqual([]);
    expect(legal(table, BEN)).toEqual([]);
    expect(() => play(table, [BEN, 'write y5'])).toThrow('not-asked');
  });

  test('[QW-3.4] the order in which they decide changes nothing', () => {
    const decisions = [
      [ANNA, 'write misthrow'],
      [BEN, 'write y1'],
      [CARLA, 'write p9'],
    ] as const;
    const one = deciding(BLANK, BLANK, BLANK);
    const other = deciding(BLANK, BLANK, BLANK);
    expect(play(one, ...decisions)).toEqual(play(other, ...decisions.toReversed()));
    expect(one).toEqual(other);
  });

  test('[QW-3.5] the next player clockwise is active', () => {
    const table = deciding(BLANK, BLANK, BLANK);
    play(table, [ANNA, 'write y5'], [BEN, 'write pass'], [CARLA, 'write pass']);
    expect([table.turn, table.active, qwinto.waiting(table)]).toEqual([2, BEN, [BEN]]);
    const last = tableOf(CARLA, BLANK, BLANK, BLANK);
    play(last, [CARLA, 'roll orange'], ['nature', 'dice 1'], [CARLA, 'result keep']);
    play(last, [ANNA, 'write pass'], [BEN, 'write pass'], [CARLA, 'write o1']);
    expect(qwinto.waiting(last)).toEqual([ANNA]);
  });
});

describe('misthrows', () => {
  test('[QW-5.1] [QW-5.2] the active player marks one when he does not write, though he could and might have rolled again', () => {
    const table = tableOf(ANNA, BLANK, BLANK);
    play(table, [ANNA, 'roll orange'], ['nature', 'dice 6'], [ANNA, 'result keep']);
    const facts = play(table, [ANNA, 'write misthrow'], [BEN, 'write pass']);
    expect(table.sheets.map(sheet => sheet.misthrows)).toEqual([1, 0]);
    expect(facts).toEqual([
      { fact: 'misthrow', seat: ANNA, count: 1 },
      { fact: 'passed', seat: BEN },
    ]);
  });

  test('[QW-5.1] it is all he can do when the number fits nowhere', () => {
    const full = '_ _ _ | _ _ _ _ _ _ / 9 _ _ _ _ | _ _ _ _ / _ _ _ _ | _ _ _ _ 9 / 0';
    expect(legal(deciding(full, BLANK), ANNA)).toEqual(['write misthrow']);
    expect(legal(deciding(BLANK, full), BEN)).toEqual(['write pass']);
  });

  test('[QW-5.3] other players never mark one', () => {
    const table = deciding(BLANK, BLANK);
    const misthrow = { step: 'write', answer: 'misthrow' } as const;
    expect(check(qwinto, table, BEN, misthrow)).toEqual({ why: 'illegal', reason: { why: 'not-active' } });
    const pass = { step: 'write', answer: 'pass' } as const;
    expect(check(qwinto, table, ANNA, pass)).toEqual({ why: 'illegal', reason: { why: 'misthrow-due' } });
  });
});

test('[QW-4.7] an entry that does not fit cannot be made, and the reason is said', () => {
  const table = deciding(BLANK, '_ _ _ | _ _ _ _ _ _ / _ _ _ 8 9 | _ _ _ _ / _ _ _ _ | _ _ _ _ _ / 0');
  const refusal = (answer: 0 | 10 | 12): unknown => check(qwinto, table, BEN, { step: 'write', answer });
  expect(refusal(0)).toMatchObject({ reason: { why: 'colour-not-rolled', colour: 'orange' } });
  expect(refusal(10)).toMatchObject({ reason: { why: 'not-rising', against: fieldAt('yellow', 3) } });
  expect(refusal(12)).toMatchObject({ reason: { why: 'occupied' } });
  expect(apply(qwinto, table, BEN, { step: 'write', answer: 0 }).ok).toBe(false);
  expect(sheets(table)[BEN]).toBe('_ _ _ | _ _ _ _ _ _ / _ _ _ 8 9 | _ _ _ _ / _ _ _ _ | _ _ _ _ _ / 0');
});

describe('the end', () => {
  /** One number short of two full rows: a 9 at the right end of yellow. */
  const NEARLY = '_ _ _ | _ _ _ _ _ _ / 1 2 3 4 5 | 6 7 8 _ / 2 3 4 5 | 6 7 8 9 10 / 0';

  test('[QW-6.1] [QW-6.3] two players fill their second row on the same roll: both finish', () => {
    const table = deciding(NEARLY, NEARLY, BLANK);
    play(table, [ANNA, 'write y9']);
    expect(qwinto.waiting(table)).toEqual([BEN, CARLA]);
    const facts = play(table, [BEN, 'write y9'], [CARLA, 'write y1']);
    expect(table.sheets.map(fullRows)).toEqual([2, 2, 0]);
    expect(facts.slice(-3)).toEqual([
      { fact: 'ended', seat: ANNA, by: 'rows' },
      { fact: 'ended', seat: BEN, by: 'rows' },
      { fact: 'over' },
    ]);
    expect(qwinto.waiting(table)).toEqual([]);
    expect(qwinto.standing(table)).toMatchObject({ over: true, seats: [{ rank: 1 }, { rank: 1 }, { rank: 3 }] });
  });

  test('[QW-6.1] a second row filled by a player who is not active ends the game too', () => {
    const table = deciding(BLANK, NEARLY);
    play(table, [ANNA, 'write misthrow'], [BEN, 'write y9']);
    expect(qwinto.waiting(table)).toEqual([]);
  });

  test('[QW-6.2] [QW-6.3] the fourth misthrow ends the game only after everyone has decided', () => {
    const table = deciding(BLANK.replace(/0$/, '3'), BLANK, BLANK);
    play(table, [ANNA, 'write misthrow']);
    expect(qwinto.standing(table).over).toBe(false);
    expect(qwinto.waiting(table)).toEqual([BEN, CARLA]);
    play(table, [BEN, 'write y5']);
    const facts = play(table, [CARLA, 'write p5']);
    expect(facts.slice(-2)).toEqual([{ fact: 'ended', seat: ANNA, by: 'misthrows' }, { fact: 'over' }]);
    expect(qwinto.standing(table).seats.map(({ score }) => score)).toEqual([-20, 1, 1]);
  });

  test('[QW-6.3] the round is not completed', () => {
    const table = tableOf(ANNA, BLANK.replace(/0$/, '3'), BLANK);
    play(table, [ANNA, 'roll orange'], ['nature', 'dice 6'], [ANNA, 'result keep']);
    play(table, [ANNA, 'write misthrow'], [BEN, 'write pass']);
    expect(table.turn).toBe(1);
    expect(qwinto.waiting(table)).toEqual([]);
  });

  test('[QW-6.1] one full row or three misthrows do not', () => {
    const table = deciding('_ _ _ | _ _ _ _ _ _ / 1 2 3 4 5 | 6 7 8 _ / _ _ _ _ | _ _ _ _ _ / 3', BLANK);
    const facts = play(table, [ANNA, 'write y9'], [BEN, 'write pass']);
    expect(facts).toContainEqual({ fact: 'full-row', seat: ANNA, colour: 'yellow', points: 9 });
    expect(qwinto.waiting(table)).toEqual([BEN]);
  });
});

test('[QW-7.3] a full column is told with its points', () => {
  const table = deciding('_ _ _ | _ _ 13 _ _ _ / _ _ _ _ _ | _ _ _ _ / _ _ _ _ | _ _ _ 11 _ / 0', BLANK);
  const facts = play(table, [ANNA, 'write y7'], [BEN, 'write pass']);
  expect(facts[1]).toEqual({ fact: 'full-column', seat: ANNA, column: 8, points: 9 });
});

/** Plays a whole match at random; `after` sees the table whenever everyone has decided on a roll. */
function playAtRandom(players: number, rng: Rng, after: (table: Table) => void = () => {}): Table {
  const table = qwinto.setup({ rules: qwinto.rules, seats: players, options: { starter: 'random' } });
  for (let waiting = qwinto.waiting(table); waiting.length > 0; waiting = qwinto.waiting(table)) {
    const actor = pick(waiting, rng);
    const { turn } = table;
    qwinto.play(table, actor, actor === NATURE ? qwinto.sample(table, rng) : pick(qwinto.legal(table, actor), rng));
    if (table.turn !== turn || qwinto.waiting(table).length === 0) after(table);
  }
  return table;
}

test('[QW-6] random matches end exactly when a sheet says so, with sheets that the rules allow', () => {
  const rng = simulationRng('whole matches');
  for (let match = 0; match < 120; match++) {
    const players = 1 + (match % 6);
    const endings: boolean[] = [];
    const table = playAtRandom(players, rng, ({ sheets }) =>
      endings.push(sheets.some(sheet => endingOf(sheet) !== null)),
    );
    expect(endings.pop()).toBe(true);
    expect(endings).not.toContain(true);
    expect(table.sheets.map(flawOf)).toEqual(bySeat(players, () => null));
  }
});
