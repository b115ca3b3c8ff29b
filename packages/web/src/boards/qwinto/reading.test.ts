import { fieldAt } from '@zaria/games/qwinto';
import { describe, expect, test } from 'vitest';
import {
  changeBy,
  doingWithout,
  fieldsOf,
  isBlank,
  ownSeat,
  pencilOf,
  pointsOf,
  scoreWith,
  statusOf,
  writingAt,
} from './reading.ts';
import { SEVEN, played } from './match.testing.ts';

const yellow4 = fieldAt('yellow', 3);

describe('who does what', () => {
  test('before the roll the active player is at the dice and the other waits', () => {
    const { view } = played([]);
    expect([statusOf(view, 0), statusOf(view, 1)]).toEqual(['rolls', 'waits']);
  });

  test('then both decide, each at his own time', () => {
    expect([0, 1].map(seat => statusOf(played(SEVEN).view, seat as 0 | 1))).toEqual(['decides', 'decides']);
    const { view } = played([...SEVEN, [1, 'write pass']]);
    expect([statusOf(view, 0), statusOf(view, 1)]).toEqual(['decides', 'decided']);
  });

  test('while a throw is kept both are about to decide, while decisions are told both have', () => {
    const [kept] = played(SEVEN).tellings;
    const [wrote] = played([...SEVEN, [0, 'write y4'], [1, 'write pass']]).tellings;
    const statuses = [kept, wrote].map(telling => telling && [0, 1].map(seat => statusOf(telling.view, seat as 0 | 1)));
    expect(statuses).toEqual([
      ['decides', 'decides'],
      ['decided', 'decided'],
    ]);
  });
});

describe('the pencil', () => {
  test('shows what is looked at', () => {
    const { view, legal } = played(SEVEN);
    const action = writingAt(legal, yellow4);
    expect(pencilOf(view, 0, action)).toEqual({ kind: 'number', field: yellow4, number: 7 });
    expect(pencilOf(view, 0, null)).toBeNull();
  });

  test('stays on one’s own sheet after deciding, until all have', () => {
    const { view } = played([...SEVEN, [0, 'write y4']]);
    expect(pencilOf(view, 0, null)).toEqual({ kind: 'number', field: yellow4, number: 7 });
    expect(pencilOf(played([...SEVEN, [0, 'write y4']], 1).view, 0, null)).toBeNull();
  });

  test('a misthrow is pencilled, a pass leaves no trace', () => {
    const active = played(SEVEN);
    expect(pencilOf(active.view, 0, doingWithout(active.legal))).toEqual({ kind: 'misthrow' });
    const other = played(SEVEN, 1);
    expect(pencilOf(other.view, 1, doingWithout(other.legal))).toBeNull();
  });

  test('tells the score it would make', () => {
    const [sheet] = played(SEVEN).view.sheets;
    if (sheet === undefined) throw new Error('no sheet');
    expect(scoreWith(sheet, { kind: 'number', field: yellow4, number: 7 }).total).toBe(1);
    expect(scoreWith(sheet, { kind: 'misthrow' }).total).toBe(-5);
    expect([changeBy(sheet, { kind: 'misthrow' }), changeBy(sheet, null)]).toEqual([-5, 0]);
  });
});

test('only what is legal can be written', () => {
  const { legal } = played(SEVEN);
  expect(writingAt(legal, fieldAt('purple', 0))).toBeNull();
  expect(writingAt(legal, yellow4)).toEqual({ step: 'write', answer: yellow4 });
});

test('a part of the score knows its points and its fields', () => {
  const { view } = played([...SEVEN, [0, 'write y4'], [1, 'write pass']]);
  const score = view.sheets[0]?.score;
  if (score === undefined) throw new Error('no sheet');
  expect([pointsOf(score, 'yellow'), fieldsOf(score, 'yellow')]).toEqual([1, [yellow4]]);
  expect([pointsOf(score, 'bonus'), fieldsOf(score, 'bonus')]).toEqual([0, []]);
});

test('one’s own sheet is the seat’s, the viewer’s, or for who only watches the active player’s', () => {
  expect(ownSeat(played(SEVEN, 1).view, 1)).toBe(1);
  expect(ownSeat(played(SEVEN, 1).view, null)).toBe(1);
  expect(ownSeat(played(SEVEN, 'spectator').view, null)).toBe(0);
});

test('a sheet is blank until something is on it', () => {
  const { sheets } = played([...SEVEN, [0, 'write misthrow'], [1, 'write pass']]).view;
  expect(sheets.map(isBlank)).toEqual([false, true]);
});
