import { describe, expect, test } from 'vitest';
import { arrange, type Arrangement, type Room } from './arrange.ts';
import type { Box } from './plan.ts';

/** The window, and what the table leaves to the board there. */
const STAGES = [
  ['320×568', 304, 320],
  ['360×740', 344, 500],
  ['768×1024', 744, 640],
  ['1024×768', 668, 710],
  ['740×360', 436, 314],
  ['1440×900', 1084, 842],
  ['1920×1080', 1462, 1022],
  ['2560×1440', 2076, 1382],
] as const;

const roomOf = (width: number, height: number, players: number): Room => ({
  width,
  height,
  rem: 16,
  players,
  hasDice: true,
});

/** From top to bottom, as Board.svelte puts it together. */
function heightOf({ manner, sheet, tray, pictures, score, gap }: Arrangement, players: number): number {
  const line = (score === 'line' ? 44 : score === 'signs' ? 40 : -gap) + gap;
  const strip = players > 1 ? 44 + gap : 0;
  if (manner === 'railed') return sheet.height;
  if (manner === 'upright') return strip + sheet.height + line;
  return sheet.height + gap + tray.height + line + (pictures?.height ?? strip);
}

describe.each(STAGES)('at %s', (_window, width, height) => {
  describe.each([1, 2, 3, 6])('with %i players', players => {
    const laid = arrange(roomOf(width, height, players));

    test('all goes into the room, and the sheet fills it in one direction', () => {
      expect(heightOf(laid, players)).toBeLessThanOrEqual(height + 1);
      const beside = laid.manner === 'wide' ? 0 : laid.tray.width + laid.gap;
      expect(laid.sheet.width + beside).toBeLessThanOrEqual(width);
      const shares = [laid.sheet.width / width, heightOf(laid, players) / height];
      expect(Math.max(...shares)).toBeGreaterThanOrEqual(0.95);
    });

    test('dice and fields can be touched', () => {
      expect(laid.die).toBeGreaterThanOrEqual(width >= 1000 ? 56 : 44);
      const scale = laid.sheet.width / laid.plan.width;
      for (const { width: wide, height: high } of laid.plan.cells) {
        expect(Math.max(wide, high) * scale).toBeGreaterThanOrEqual(44);
        expect(Math.min(wide, high) * scale).toBeGreaterThanOrEqual(24);
      }
    });

    test('a field is as long as a finger is wide, and apart from the next', () => {
      const scale = laid.sheet.width / laid.plan.width;
      const apart = (a: Box, b: Box): number =>
        Math.max(a.x - b.x - b.width, b.x - a.x - a.width, a.y - b.y - b.height, b.y - a.y - a.height) * scale;
      const { fields } = laid.plan;
      for (const [i, one] of fields.entries()) {
        expect(Math.max(one.width, one.height) * scale).toBeGreaterThanOrEqual(44);
        for (const other of fields.slice(i + 1)) expect(apart(one, other)).toBeGreaterThanOrEqual(7.9);
      }
    });

    test('the dice lie in the tray', () => {
      const { die, dice, tray } = laid;
      const long = dice === 'column' ? tray.height : tray.width;
      const short = dice === 'column' ? tray.width : tray.height;
      expect(short).toBeGreaterThan(dice === 'corner' ? 2 * die : die);
      expect(long).toBeGreaterThan(dice === 'corner' ? 2 * die : 3 * die);
    });
  });
});

test('a narrow phone has the sheet upright, a window has it as printed', () => {
  expect(STAGES.map(([, width, height]) => arrange(roomOf(width, height, 3)).plan.posture)).toEqual([
    'upright',
    'upright',
    'wide',
    'wide',
    'upright',
    'wide',
    'wide',
    'wide',
  ]);
});

test('where there is room all six sheets can be read', () => {
  for (const [, width, height] of STAGES.filter(([, wide]) => wide > 500))
    expect(arrange(roomOf(width, height, 6)).pictures?.width).toBeGreaterThanOrEqual(200);
  expect(arrange(roomOf(1462, 1022, 6)).pictures).toMatchObject({ perLine: 3 });
});

test('a larger room never has a smaller sheet', () => {
  const sizeIn = (width: number, height: number): number => {
    const { sheet } = arrange(roomOf(width, height, 3));
    return sheet.width * sheet.height;
  };
  for (const [, width, height] of STAGES)
    expect(sizeIn(width * 1.1, height * 1.1)).toBeGreaterThan(sizeIn(width, height));
});

test('without dice their room is the sheet’s', () => {
  const room = roomOf(344, 300, 3);
  expect(arrange({ ...room, hasDice: false })).toMatchObject({ manner: 'railed', score: 'rail' });
  expect(arrange({ ...roomOf(344, 500, 3), hasDice: false }).sheet.width).toBeGreaterThan(
    arrange(roomOf(344, 500, 3)).sheet.width,
  );
});

test('letters twice as large make it scroll, not break', () => {
  const laid = arrange({ ...roomOf(304, 320, 3), rem: 32 });
  expect(laid.manner).toBe('piled');
  expect(laid.sheet.width).toBeLessThanOrEqual(304);
  expect(laid.die).toBeGreaterThanOrEqual(44);
});
