import { NATURE, simulationRng, type Seat } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { railroadInk } from './game.ts';
import { printSquare } from './squares.ts';
import { legal, play, refusal, tableFor } from './table.testing.ts';
import type { Table } from './table.ts';
import { printTile } from './tiles.ts';
import { workOf } from './view.ts';

const ROLL = 'nature roll HH.. R.R. H.H. H.R.';
const DRAWN = ['draw B1 HH..', 'draw D1 R.R.', 'draw F1 H.H.', 'draw B7 R.H.'];
const by = (seat: Seat, lines: readonly string[]): string[] => lines.map(line => `${seat} ${line}`);

const drawnBy = (table: Table, seat: Seat): string[] =>
  table.boards[seat].tiles.flatMap((tile, square) =>
    tile === 0 ? [] : [`${printSquare(square as 0)} ${printTile(tile)}`],
  );

/** Plays on at random until `isEnough`. */
function playUntil(table: Table, seed: string, isEnough: () => boolean): void {
  const rng = simulationRng(seed);
  while (!isEnough()) {
    const [actor] = railroadInk.waiting(table);
    if (actor === undefined) return;
    const actions = actor === NATURE ? [railroadInk.sample(table, rng)] : railroadInk.legal(table, actor);
    const action = actions[rng.below(actions.length)];
    if (action === undefined) throw new Error('nothing to do');
    railroadInk.play(table, actor, action);
  }
}

describe('a round', () => {
  test('[RI-2.2] one roll for everybody', () => {
    const table = tableFor(3);
    expect(railroadInk.waiting(table)).toEqual([NATURE]);
    expect(play(table, ROLL)).toEqual([
      { fact: 'round', round: 1, rounds: 7 },
      { fact: 'rolled', routes: ['HH..', 'R.R.', 'H.H.', 'H.R.'], extra: [] },
    ]);
    expect(railroadInk.waiting(table)).toEqual([0, 1, 2]);
    expect(legal(table, 0)).toEqual(legal(table, 2));
    expect(legal(table, 3)).toEqual([]);
  });

  test('[RI-2.2] with the two dice of the expansion', () => {
    expect(() => play(tableFor(1, { expansion: 'rivers' }), ROLL)).toThrow('not-possible');
    expect(() => play(tableFor(1), `${ROLL} / VV.. VV..`)).toThrow('not-possible');
    const table = tableFor(1, { expansion: 'rivers' });
    play(table, `${ROLL} / VV.. V.V.`);
    expect(legal(table, 0)).toEqual(expect.arrayContaining(['draw D4 VV..', 'draw D4 V.V.']));
    expect(legal(table, 0)).not.toContain('draw D4 L...');
  });

  test('[RI-2.3] all draw at the same time, and nobody sees the others’ boards before all have ended', () => {
    const table = tableFor(2);
    play(table, ROLL, ...by(1, DRAWN), '1 draw finish');
    expect(drawnBy(table, 1)).toEqual([]);
    expect(railroadInk.waiting(table)).toEqual([0]);
    const facts = play(table, ...by(0, DRAWN.toReversed()), '0 draw finish');
    expect(drawnBy(table, 1)).toEqual(['B1 HH..', 'D1 R.R.', 'F1 H.H.', 'B7 R.H.']);
    expect(drawnBy(table, 0)).toEqual(drawnBy(table, 1));
    expect(facts.map(fact => fact.fact)).toEqual(['drew', 'drew']);
    expect(facts[1]).toMatchObject({ seat: 1, filled: [], unfit: [] });
  });

  test('[RI-2.5] the next roll comes when all have ended', () => {
    const table = tableFor(2);
    play(table, ROLL, ...by(0, DRAWN), '0 draw finish', ...by(1, DRAWN));
    expect(railroadInk.waiting(table)).toEqual([1]);
    play(table, '1 draw finish');
    expect(railroadInk.waiting(table)).toEqual([NATURE]);
    expect(play(table, ROLL)[0]).toEqual({ fact: 'round', round: 2, rounds: 7 });
  });

  test('[RI-2.7] squares keep their rounds', () => {
    const table = tableFor(1);
    play(table, ROLL, ...by(0, DRAWN), '0 draw finish', ROLL);
    play(table, '0 draw C1 ..HH', '0 draw D2 R.R.', '0 draw F2 H.H.', '0 draw B6 H.R.');
    play(table, '0 draw finish');
    const rounds = table.boards[0].rounds.filter(round => round > 0);
    expect(rounds.toSorted((a, b) => a - b)).toEqual([1, 1, 1, 1, 2, 2, 2, 2]);
  });

  test('[RI-4.2] the round is not ended before its dice are drawn', () => {
    const table = tableFor(1);
    play(table, ROLL, ...by(0, DRAWN.slice(0, 3)));
    expect(refusal(table, 0, 'draw finish')).toEqual({ why: 'routes-due', routes: ['H.R.'] });
    expect(refusal(table, 0, 'draw B1 HH..')).toMatchObject({ why: 'no-die' });
  });

  test('a route die that fits nowhere is told', () => {
    const table = tableFor(1);
    play(table, ROLL);
    const work = workOf(table, 0);
    if (work === null) throw new Error('nobody is drawing');
    work.board.tiles.fill(1);
    expect(play(table, '0 draw finish')).toMatchObject([{ fact: 'drew', unfit: ['HH..', 'R.R.', 'H.H.', 'H.R.'] }]);
  });
});

describe('taking back', () => {
  test('[RI-2.6] the last first, special routes and expansion tiles too', () => {
    const table = tableFor(2, { expansion: 'rivers' });
    play(table, `${ROLL} / VV.. V.V.`);
    const before = JSON.stringify(table);
    expect(railroadInk.back(table, 0)).toEqual([]);
    play(table, '0 draw B1 HH..', '0 draw D4 VV..', '0 draw D1 RRRR');
    expect(refusal(table, 0, 'draw F1 HHHH')).toMatchObject({ why: 'special-this-round' });
    expect(railroadInk.back(table, 0)).toEqual(['retract']);
    railroadInk.takeBack(table, 0);
    expect(legal(table, 0)).toContain('draw F1 HHHH');
    railroadInk.takeBack(table, 0);
    expect(legal(table, 0)).toContain('draw D4 VV..');
    railroadInk.takeBack(table, 0);
    expect(JSON.stringify(table)).toBe(before);
  });

  test('[RI-2.6] he may reopen the round until the last player has ended it', () => {
    const table = tableFor(2);
    play(table, ROLL, ...by(0, DRAWN), '0 draw finish');
    expect(railroadInk.back(table, 0)).toEqual(['reopen']);
    railroadInk.takeBack(table, 0);
    expect(railroadInk.waiting(table)).toEqual([0, 1]);
    railroadInk.takeBack(table, 0);
    play(table, '0 draw F7 R.H.', '0 draw finish', ...by(1, DRAWN), '1 draw finish');
    expect(drawnBy(table, 0)).toContain('F7 R.H.');
    expect(railroadInk.back(table, 0)).toEqual([]);
  });

  test('[RI-2.6] what filled because of a tile vanishes with it', () => {
    const table = tableFor(1, { expansion: 'lakes' });
    play(table, `${ROLL} / L... L...`, ...by(0, DRAWN), '0 draw D3 ..L.', '0 draw C4 .L..', '0 draw finish');
    play(table, `${ROLL} / LL.. L...`, '0 draw E4 ..LL');
    expect(workOf(table, 0)?.board.tiles.map(printTile)[24]).toBe('LLLL');
    railroadInk.takeBack(table, 0);
    expect(workOf(table, 0)?.board.tiles.map(printTile)[24]).toBe('....');
    expect(legal(table, 0)).toContain('draw D4 L...');
  });

  test('[RI-8.7] a fill is told with the round', () => {
    const table = tableFor(1, { expansion: 'lakes' });
    play(table, `${ROLL} / L... L...`, ...by(0, DRAWN), '0 draw D3 ..L.', '0 draw C4 .L..', '0 draw finish');
    const facts = play(
      table,
      `${ROLL} / L... L...`,
      '0 draw E4 ...L',
      '0 draw D2 R.R.',
      '0 draw C1 ..HH',
      '0 draw F2 H.H.',
      '0 draw B6 H.R.',
      '0 draw finish',
    );
    expect(facts.at(-1)).toMatchObject({ fact: 'drew', filled: [24] });
    expect(table.boards[0].rounds[24]).toBe(2);
  });
});

describe('special routes', () => {
  test('[RI-5.3] [RI-5.4] are counted over the rounds', () => {
    const table = tableFor(1);
    const isSpecial = (text: string) => /[HR]{4}$/.test(text);
    for (let round = 1; round <= 3; round++) {
      play(table, ROLL);
      const used = table.specials[0];
      const offered = legal(table, 0).filter(isSpecial);
      expect(offered.filter(text => used.some(special => text.endsWith(special)))).toEqual([]);
      play(table, `0 ${offered[0]}`);
      playUntil(table, `special ${round}`, () => railroadInk.waiting(table)[0] === NATURE);
      expect(table.specials[0]).toHaveLength(round);
    }
    play(table, ROLL);
    expect(legal(table, 0).filter(isSpecial)).toEqual([]);
  });
});

describe('the end', () => {
  test.each([
    ['none', 7],
    ['rivers', 6],
    ['lakes', 6],
  ] as const)('[RI-2.1] with %s after %i rounds', (expansion, rounds) => {
    for (const draft of [false, true]) {
      const table = tableFor(2, { expansion, draft });
      playUntil(table, expansion, () => false);
      expect(table.round).toBe(rounds);
      expect(railroadInk.waiting(table)).toEqual([]);
      expect(railroadInk.standing(table).over).toBe(true);
    }
  });

  test('every board is scored aloud', () => {
    const table = tableFor(2, { expansion: 'lakes' });
    playUntil(
      table,
      'aloud',
      () =>
        table.round === 6 &&
        railroadInk.waiting(table).length === 1 &&
        legal(table, railroadInk.waiting(table)[0] as Seat).includes('draw finish'),
    );
    const [seat] = railroadInk.waiting(table);
    const facts = play(table, `${seat} draw finish`).filter(fact => fact.fact === 'scored' || fact.fact === 'over');
    const { seats } = railroadInk.standing(table);
    expect(facts).toEqual([
      { fact: 'scored', seat: 0, total: seats[0].score, parts: seats[0].parts },
      { fact: 'scored', seat: 1, total: seats[1].score, parts: seats[1].parts },
      { fact: 'over' },
    ]);
  });
});

describe('the draft', () => {
  const POOL = 'nature pool HH..+H.R. R.R.+RRR. HHH.+HRHRx RR..+H.H. HH..+HR.. R.R.+RR..';

  test('[RI-9.1] the first player is drawn by lot, or set', () => {
    const table = tableFor(3, { draft: true });
    expect(table.star).toBeNull();
    expect(railroadInk.outcomes(table)?.map(({ answer }) => railroadInk.print(answer))).toEqual([
      'starter 0',
      'starter 1',
      'starter 2',
    ]);
    expect(() => play(table, 'nature starter 3')).toThrow('not-possible');
    expect(play(table, 'nature starter 2')).toEqual([{ fact: 'starts', seat: 2 }]);
    expect([table.star, table.first]).toEqual([2, 2]);
    expect(tableFor(3, { draft: true, starter: 1 })).toMatchObject({ star: 1, first: 1 });
  });

  test('[RI-9.3] from the first player clockwise everyone takes a pair, then again', () => {
    const table = tableFor(3, { draft: true, starter: 1 });
    expect(play(table, POOL)).toMatchObject([{ fact: 'round' }, { fact: 'pooled' }]);
    expect(railroadInk.waiting(table)).toEqual([1]);
    expect(legal(table, 1)).toHaveLength(6);
    play(table, '1 pick HHH.+HRHRx');
    expect(refusal(table, 2, 'pick HHH.+HRHRx')).toEqual({ why: 'no-such-pair', pair: ['HHH.', 'HRHRx'] });
    play(table, '2 pick HH..+H.R.', '0 pick R.R.+RRR.', '1 pick RR..+H.H.', '2 pick HH..+HR..');
    const facts = play(table, '0 pick R.R.+RR..');
    expect(table.routes).toEqual([
      ['R.R.', 'RRR.', 'R.R.', 'RR..'],
      ['HHH.', 'HRHRx', 'RR..', 'H.H.'],
      ['HH..', 'H.R.', 'HH..', 'HR..'],
    ]);
    // Totals 5, 7, 4.
    expect(facts).toEqual([
      { fact: 'picked', seat: 0, pair: ['R.R.', 'RR..'] },
      { fact: 'first', seat: 2, total: 4 },
    ]);
    expect(railroadInk.waiting(table)).toEqual([0, 1, 2]);
  });

  test('[RI-9.3] everyone draws with his own dice', () => {
    const table = tableFor(2, { draft: true, starter: 0 });
    play(table, 'nature pool HH..+HH.. HH..+H.R. R.R.+RRR. RR..+HR..');
    play(table, '0 pick HH..+HH..', '1 pick R.R.+RRR.', '0 pick HH..+H.R.', '1 pick RR..+HR..');
    expect(refusal(table, 0, 'draw D1 R.R.')).toMatchObject({ why: 'no-die' });
    expect(legal(table, 1)).toContain('draw D1 R.R.');
  });

  test('[RI-9.5] the next round begins with its first player; the pool is full again', () => {
    const table = tableFor(2, { draft: true, starter: 0 });
    play(table, 'nature pool HH..+HH.. HH..+H.R. HHH.+RRR. RR..+HR..');
    play(table, '0 pick HHH.+RRR.', '1 pick HH..+HH..', '0 pick HH..+H.R.', '1 pick RR..+HR..');
    expect(table.first).toBe(1);
    playUntil(table, 'next', () => railroadInk.waiting(table)[0] === NATURE);
    expect(table).toMatchObject({ round: 1, star: 0, pairs: [] });
    play(table, 'nature pool HH..+HH.. HH..+H.R. HHH.+RRR. RR..+HR..');
    expect(railroadInk.waiting(table)).toEqual([1]);
    expect(table.routes).toEqual([[], []]);
  });

  test('[RI-9.4] the dice of an expansion stay common', () => {
    const table = tableFor(2, { draft: true, starter: 0, expansion: 'lakes' });
    expect(() => play(table, 'nature pool HH..+HH.. HH..+H.R. HHH.+RRR. RR..+HR..')).toThrow('not-possible');
    play(table, 'nature pool HH..+HH.. HH..+H.R. HHH.+RRR. RR..+HR.. / LL.. L.H.');
    play(table, '0 pick HHH.+RRR.', '1 pick HH..+HH..', '0 pick HH..+H.R.', '1 pick RR..+HR..');
    for (const seat of [0, 1] as const) expect(legal(table, seat)).toContain('draw D4 L.H.');
  });

  test('nobody is named first for a round that will not be', () => {
    const table = tableFor(2, { draft: true, starter: 0 });
    playUntil(table, 'last', () => table.round === 7 && table.pairs.length === 1);
    const [seat] = railroadInk.waiting(table);
    const [pick] = legal(table, seat as Seat);
    expect(play(table, `${seat} ${pick}`).map(fact => fact.fact)).toEqual(['picked']);
  });
});
