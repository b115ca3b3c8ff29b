import { describe, expect, test } from 'vitest';
import { railroadInk } from './game.ts';
import { play, tableFor } from './table.testing.ts';

const ROLL = 'nature roll HH.. R.R. H.H. H.R.';

describe('the view', () => {
  const table = tableFor(2);
  play(table, ROLL, '0 draw B1 HH..', '0 draw D1 RRRR', '1 draw F1 H.H.');

  test('one’s own board is seen as it is being drawn, with its score', () => {
    const [own] = railroadInk.view(table, 0).seats;
    expect(own?.tiles.filter(tile => tile !== '....')).toEqual(['HH..', 'RRRR']);
    expect(own?.rounds.slice(0, 4)).toEqual([0, 1, 0, 1]);
    expect(own).toMatchObject({ specials: ['RRRR'], score: { highway: { points: 1 }, errors: { points: -4 } } });
    expect(own?.drawing).toEqual({
      routes: ['R.R.', 'H.H.', 'H.R.'],
      due: ['R.R.', 'H.H.', 'H.R.'],
      extra: [],
      specials: [],
    });
  });

  test('[RI-2.3] others’ boards are seen as they were at the end of the last round', () => {
    for (const viewer of [1, 'spectator'] as const) {
      const [other] = railroadInk.view(table, viewer).seats;
      expect(other?.tiles.every(tile => tile === '....')).toBe(true);
      expect(other).toMatchObject({
        specials: [],
        drawing: null,
        score: { total: 0 },
        routes: ['HH..', 'R.R.', 'H.H.', 'H.R.'],
      });
    }
  });

  test('[RI-2.3] tables that differ only in what a player is drawing look the same to everyone else', () => {
    const other = tableFor(2);
    play(other, ROLL, '0 draw F7 ..HH', '1 draw F1 H.H.');
    for (const viewer of [1, 'spectator'] as const)
      expect(railroadInk.view(other, viewer)).toEqual(railroadInk.view(table, viewer));
    expect(railroadInk.view(other, 0)).not.toEqual(railroadInk.view(table, 0));
  });

  test('the table around it', () => {
    const draft = tableFor(3, { draft: true, starter: 1, expansion: 'rivers' });
    play(
      draft,
      'nature pool HH..+H.R. R.R.+RRR. HHH.+HRHRx RR..+H.H. HH..+HR.. R.R.+RR.. / VV.. V.V.',
      '1 pick HHH.+HRHRx',
    );
    expect(railroadInk.view(draft, 'spectator')).toMatchObject({
      viewer: 'spectator',
      players: 3,
      round: 1,
      rounds: 6,
      extra: ['VV..', 'V.V.'],
      star: 1,
      first: 1,
      pairs: [
        ['HH..', 'H.R.'],
        ['R.R.', 'RRR.'],
        ['RR..', 'H.H.'],
        ['HH..', 'HR..'],
        ['R.R.', 'RR..'],
      ],
      seats: [{ routes: [] }, { routes: ['HHH.', 'HRHRx'] }, { routes: [] }],
      agenda: [{ step: 'pick', actor: 2 }],
    });
  });
});
