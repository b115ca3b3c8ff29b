import { NATURE } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { typed } from '../../stage.testing.ts';
import { tableAfter } from '../drawn.testing.ts';

describe('with white dice', () => {
  const table = tableAfter('las-vegas', 2, { starter: 0, neutral: true, openMoney: true }, [
    [NATURE, 'deal 60 70 10+40 80 50 90'],
    [0, 'roll'],
    [NATURE, 'dice 1 1 2 3 3 3 6 6 + 3 4 4 6'],
    [0, 'place 3'],
    [1, 'roll'],
    [NATURE, 'dice 1 1 1 3 3 3 3 6 + 1 1 3 6'],
  ]);

  test('casinos with notes, dice and who would win; everyone’s dice and money; the dice rolled', () => {
    expect(table.draw(1)).toEqual([
      'Round 1 of 4 · 47 notes in the deck',
      ' 1  │  $60,000                 │',
      ' 2  │  $70,000                 │',
      ' 3  │  $40,000→●A  $10,000→○W  │  ●A 3  ○W 1',
      ' 4  │  $80,000                 │',
      ' 5  │  $50,000                 │',
      ' 6  │  $90,000                 │',
      '',
      '  ●A Eva     5 dice + ○W 3  $0 (0 notes)',
      '▸ ■B Daniel  8 dice + ○W 4  $0 (0 notes)',
      '',
      'Rolled: [1] [1] [1] [3] [3] [3] [3] [6] (1) (1) (3) (6)',
    ]);
  });

  test('who would win what after each choice', () => {
    expect(table.foresee(1)).toEqual([
      ['place 1', '5 dice → ■B $60,000'],
      ['place 3', '5 dice → ■B $40,000, ●A $10,000'],
      ['place 6', '2 dice → nobody wins here'],
    ]);
  });
});

test('the last dice of a round are paid at once: the preview says so all the same', () => {
  const rows = [
    [NATURE, 'deal 60 70 10+40 80 50 90'],
    [0, 'roll'],
    [NATURE, 'dice 6 6 6 6 6 6 6 6'],
    [0, 'place 6'],
    [1, 'roll'],
    [NATURE, 'dice 3 3 3 3 3 3 3 3'],
  ] as const;
  const [[, hint] = []] = tableAfter('las-vegas', 2, { starter: 0 }, rows, 'it').foresee(1);
  expect(typed(hint ?? '')).toBe('8 dadi → ■B: $40.000');
});

test('money lies face down for the others', () => {
  const table = tableAfter('las-vegas', 2, { starter: 0 }, [[NATURE, 'deal 60 70 10+40 80 50 90']]);
  expect(table.draw(1).slice(-2)).toEqual([
    '▸ ●A Eva     8 dice  face down (0 notes)',
    '  ■B Daniel  8 dice  $0 (0 notes)',
  ]);
});
