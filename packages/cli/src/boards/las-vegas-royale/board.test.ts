import { NATURE } from '@zaria/kit';
import { expect, test } from 'vitest';
import { tableAfter } from '../drawn.testing.ts';

const table = tableAfter('las-vegas-royale', 3, { starter: 0 }, [
  [NATURE, 'deal 40+30 50+40 60+50 70+60 80+70 100+90'],
  [NATURE, 'bank 30*7 40*6 50*8 60*9 70*8 80*7 90*5 100*4'],
  [NATURE, 'tiles A2 C1 F1'],
  [0, 'roll'],
  [NATURE, 'dice 1 1 2 2 2 2 3 B2'],
  [0, 'place 2'],
  [1, 'roll'],
  [NATURE, 'dice 1 3 3 5 5 6 6 B3'],
]);

test('casinos with cards, dice and the Biggy; tiles with tracks and markers; chips', () => {
  expect(table.draw(1)).toEqual([
    'Round 1 of 3 · 24 cards to come',
    ' 1  │  $40,000  $30,000     │',
    ' 2  │  $50,000→●A  $40,000  │  ●A 4+B',
    ' 3  │  $60,000  $50,000     │',
    ' 4  │  $70,000  $60,000     │',
    ' 5  │  $80,000  $70,000     │',
    ' 6  │  $100,000  $90,000    │',
    '',
    ' 1  Jackpot    ▸30k 40k 50k 60k 70k 80k',
    ' 2  High Five  100k  → ●A',
    ' 3  Block It   □  □  □□  □□  □□□',
    'B Biggy   ○N Neutral   □ Blank   ✦ black die   ⊘ closed',
    '',
    '  ●A Eva     dice 3    2 chips  face down (0 cards)',
    '▸ ■B Daniel  dice 7+B  2 chips  $0 (0 cards)',
    '  ▲C Nora    dice 7+B  2 chips  face down (0 cards)',
    '',
    'Rolled: [1] [3] [3] [5] [5] [6] [6] B[3]',
  ]);
});

test('who would win what after each choice, and the tile that it sets off', () => {
  expect(table.foresee(1)).toEqual([
    ['place 1', '1 die → ■B $40,000 + Jackpot'],
    ['place 3', '3 dice → ■B $60,000 + Block It'],
    ['place 5', '2 dice → ■B $80,000'],
    ['place 6', '2 dice → ■B $100,000'],
    ['place pass', null],
  ]);
});
