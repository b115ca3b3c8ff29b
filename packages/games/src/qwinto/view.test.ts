import { SEATS, type Viewer } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { qwinto } from './game.ts';
import { fieldAt } from './layout.ts';
import type { Table } from './table.ts';
import { play, tableOf } from './table.testing.ts';

const [ANNA, BEN, CARLA] = [0, 1, 2] as const;
const BLANK = '_ _ _ | _ _ _ _ _ _ / _ _ _ _ _ | _ _ _ _ / _ _ _ _ | _ _ _ _ _ / 0';
const SIX = '_ _ _ | _ _ _ _ _ _ / _ _ _ _ _ | _ _ _ _ / _ _ _ 6 | _ _ _ _ _ / 1';

function rolledSeven(): Table {
  const table = tableOf(ANNA, SIX, BLANK, BLANK);
  play(table, [ANNA, 'roll orange purple'], ['nature', 'dice 3 4'], [ANNA, 'result keep']);
  return table;
}

describe('what a viewer sees', () => {
  test('[QW-8.1] every sheet, with its score so far and its dead fields', () => {
    for (const viewer of [ANNA, BEN, CARLA, 'spectator'] as const) {
      const { sheets } = qwinto.view(rolledSeven(), viewer);
      expect(sheets.map(({ score }) => score.total)).toEqual([-4, 0, 0]);
      expect(sheets.map(({ misthrows }) => misthrows)).toEqual([1, 0, 0]);
      expect(sheets.map(({ dead }) => dead)).toEqual([[], [], []]);
    }
  });

  test('the dice on the table, and no dice before they are rolled', () => {
    expect(qwinto.view(rolledSeven(), 'spectator').roll).toEqual({
      dice: ['orange', 'purple'],
      faces: [3, 4],
      number: 7,
    });
    expect(qwinto.view(tableOf(ANNA, BLANK, BLANK), ANNA)).toMatchObject({ roll: null, freeFields: [] });
  });

  test('[QW-4.6] where he could write the number, and what that would close for good', () => {
    const { freeFields } = qwinto.view(rolledSeven(), ANNA);
    const purple = freeFields.filter(({ field }) => field >= fieldAt('purple', 0));
    expect(purple).toEqual([
      { field: fieldAt('purple', 4), closes: [] },
      { field: fieldAt('purple', 5), closes: [fieldAt('purple', 4)] },
      { field: fieldAt('purple', 6), closes: [fieldAt('purple', 4), fieldAt('purple', 5)] },
      { field: fieldAt('purple', 7), closes: [4, 5, 6].map(place => fieldAt('purple', place as 4 | 5 | 6)) },
      { field: fieldAt('purple', 8), closes: [4, 5, 6, 7].map(place => fieldAt('purple', place as 4 | 5 | 6 | 7)) },
    ]);
    expect(freeFields.map(({ field }) => ({ step: 'write', answer: field }))).toEqual(
      qwinto.legal(rolledSeven(), ANNA).slice(0, -1),
    );
    expect(qwinto.view(rolledSeven(), 'spectator').freeFields).toEqual([]);
  });

  test('[QW-8.2] of the others’ decisions nothing but that they are made', () => {
    const [one, other, none] = [rolledSeven(), rolledSeven(), rolledSeven()];
    play(one, [BEN, 'write o1']);
    play(other, [BEN, 'write pass']);
    const viewers: Viewer[] = [...SEATS.slice(0, 3), 'spectator'];
    for (const viewer of viewers) {
      const [seen, alsoSeen, before] = [one, other, none].map(table => JSON.stringify(qwinto.view(table, viewer)));
      if (viewer === BEN) expect(seen).not.toBe(alsoSeen);
      else expect(seen).toBe(alsoSeen);
      expect(seen).not.toBe(before);
    }
  });
});
