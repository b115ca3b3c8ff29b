import { SIDES, freshTileView, type Side, type TileView } from '@zaria/games/las-vegas-royale';
import { bySeat, seatsOf } from '@zaria/kit';
import { COLOURS, LANGUAGES, SHAPES, say } from '@zaria/words';
import { wordsOf } from '@zaria/words/all';
import { describe, expect, test } from 'vitest';
import type { Player } from '../../board.ts';
import { markupOf } from './markup.ts';
import { nowIn } from './now.ts';
import type { Part } from './part.ts';
import { SAMPLES, sampleTile } from './samples.ts';
import { fetchDrawing } from './sides.ts';

const PLAYERS = seatsOf(5).map((seat): Player => ({
  seat,
  name: `Name ${seat}`,
  letter: `${seat}`,
  colour: COLOURS[seat] ?? 'grey',
  figure: SHAPES[seat] ?? 'circle',
  isBot: false,
  character: null,
}));

const DRAWINGS = new Map(await Promise.all(SIDES.map(async side => [side, await fetchDrawing(side)] as const)));
const machineOf = (tile: TileView): readonly Part[] => DRAWINGS.get(tile.side)?.machine(tile) ?? [];
const badgeOf = (tile: TileView): readonly Part[] => DRAWINGS.get(tile.side)?.badge(tile) ?? [];

/** The drawn amounts, each as often as it is drawn. */
const amounts = (parts: readonly Part[]): number[] =>
  parts
    .flatMap(part => (part.part === 'money' || part.part === 'token' ? [part.amount ?? NaN] : []))
    .toSorted((a, b) => a - b);
const markers = (parts: readonly Part[]): number => parts.filter(({ part }) => part === 'marker').length;

/** What stands outside of the plate, as far as its parts say how large they are. */
function outside(parts: readonly Part[], w: number, h: number): readonly Part[] {
  return parts.filter(part => {
    const [half, tall] =
      part.part === 'money'
        ? [14 * (part.scale ?? 1), 8.5 * (part.scale ?? 1)]
        : part.part === 'space'
          ? [part.w / 2, part.h / 2]
          : 'size' in part && part.part !== 'label' && part.part !== 'word'
            ? [part.size / 2, part.size / 2]
            : [0, 0];
    return part.x - half < 2 || part.x + half > w - 2 || part.y - tall < 2 || part.y + tall > h - 2;
  });
}

describe.each(SIDES)('%s', side => {
  test('has a machine and a badge, from two players to five, and all of it is on the plate', () => {
    for (let players = 2; players <= 5; players++) {
      const tile = freshTileView(side, players);
      expect(machineOf(tile).length).toBeGreaterThan(3);
      expect(badgeOf(tile).length).toBeGreaterThan(0);
      expect(outside(machineOf(tile), 136, 148)).toEqual([]);
      expect(outside(badgeOf(tile), 40, 40)).toEqual([]);
    }
    expect(outside(machineOf(sampleTile(side)), 136, 148)).toEqual([]);
  });

  test('shows what is printed on its track', () => {
    const tile = freshTileView(side, 3);
    const drawn = amounts(machineOf(tile)).filter(amount => !Number.isNaN(amount));
    // A start is a flag, and two spaces of My Choice are pictures.
    const FLAGS: Partial<Record<Side, number>> = { B2: 1, E1: 1, H2: 2 };
    const printed = tile.track.toSorted((a, b) => a - b).slice(FLAGS[side] ?? 0);
    if (side !== 'F2') expect(drawn).toEqual(side === 'H2' ? tile.track.filter(amount => amount > 0) : printed);
    else expect(drawn).toEqual([10, 10, 30, 30, 30]);
  });

  test('draws nothing twice in one place', () => {
    const machine = machineOf(sampleTile(side));
    expect(new Set(machine.map(part => JSON.stringify(part))).size).toBe(machine.length);
  });
});

describe.each(LANGUAGES)('in %s', language => {
  const words = wordsOf(language, 'common', 'las-vegas-royale');
  const nameOf = (side: Side): string => say(words, `tile.${side}`);
  const aboutOf = (side: Side): string => say(words, `tile.${side}.about`);

  test('every side has a name and a sentence of its own', () => {
    expect(new Set(SIDES.map(nameOf)).size).toBe(16);
    expect(new Set(SIDES.map(aboutOf)).size).toBe(16);
    for (const side of SIDES) {
      expect([side, nameOf(side)]).toEqual([side, expect.stringMatching(/^\p{Lu}.+$/u)]);
      expect([side, aboutOf(side)]).toEqual([side, expect.stringMatching(/^\p{Lu}.{30,}\.$/u)]);
    }
  });

  test('what lies on a tile is said', () => {
    for (const tile of SAMPLES) {
      const says = nowIn(words, tile, PLAYERS);
      if (['A1', 'B1', 'C2', 'D1', 'G1'].includes(tile.side)) expect([tile.side, says]).toEqual([tile.side, null]);
      else expect([tile.side, says]).toEqual([tile.side, expect.stringMatching(/^[\p{L}\p{N}].+\.$/u)]);
    }
  });
});

describe('what changes on a tile is seen', () => {
  const tileAt = <S extends Side>(side: S, change: Partial<Extract<TileView, { side: S }>>): TileView => ({
    ...freshTileView(side, 3),
    ...change,
  });
  const heap = { small: bySeat(3, seat => (seat === 1 ? 2 : 0)), big: bySeat(3, seat => (seat === 2 ? 1 : 0)) };

  test.each([0, 1, 2, 3, 4, 5])('the one counter of a track stands on space %d', space => {
    for (const tile of [tileAt('A2', { space }), tileAt('B2', { space }), tileAt('E1', { space })])
      expect([tile.side, markers(machineOf(tile))]).toEqual([tile.side, 1]);
    const spots = (['A2', 'B2', 'E1'] as const).map(side => {
      const marker = machineOf(tileAt(side, { space })).find(({ part }) => part === 'marker');
      return `${marker?.x} ${marker?.y}`;
    });
    const before = (['A2', 'B2', 'E1'] as const).map(side => {
      const marker = machineOf(tileAt(side, { space: (space + 1) % 6 })).find(({ part }) => part === 'marker');
      return `${marker?.x} ${marker?.y}`;
    });
    expect(spots.filter((spot, at) => spot === before[at])).toEqual([]);
  });

  test.each([
    ['C1', { holder: 1 }, 'seat'],
    ['D2', { holder: 1 }, 'seat'],
    ['C2', { fined: [1] }, 'seat'],
    ['E2', { bar: heap }, 'die'],
    ['G2', { dice: heap }, 'die'],
    ['H1', { slots: { 1: { seat: 1, size: 'big' }, 2: null, 3: null, 4: null, 5: null, 6: null } }, 'die'],
    ['H2', { gold: { seat: 1, size: 'small' } }, 'die'],
  ] as const)('%s shows whose it is', (side, change, part) => {
    const parts = machineOf({ ...freshTileView(side, 3), ...change });
    const whose = parts.filter(
      one => one.part === part && ((one.part === 'die' && one.of === 1) || (one.part === 'seat' && one.seat === 1)),
    );
    expect(whose.length).toBeGreaterThan(0);
  });

  test('groups and spaces go one by one', () => {
    const blanks = (tile: TileView): number =>
      machineOf(tile).filter(part => part.part === 'die' && part.of === 'blank').length;
    expect([[1, 1, 2, 2, 3], [1, 2, 3], [3], []].map(groups => blanks(tileAt('F1', { groups })))).toEqual([9, 6, 3, 0]);
    expect(blanks(tileAt('F2', { free: { chip: 1, card: 0, move: 4 } }))).toBe(4);
  });
});

describe('as markup', () => {
  const words = { thousands: (n: number) => `${n}k`, number: String, word: (word: string) => `<${word}>` };

  test('every part of every side is drawn, each tag closed', () => {
    for (const tile of SAMPLES)
      for (const part of [...machineOf(tile), ...badgeOf(tile)]) {
        const markup = markupOf(part, PLAYERS, words);
        const tags = (form: RegExp): number => markup.match(form)?.length ?? 0;
        expect([markup, tags(/<[a-z]/g)]).toEqual([markup, tags(/<\/[a-z]+>/g) + tags(/\/>/g)]);
        expect(markup).toMatch(/^<[a-z]+ /);
        expect(markup).not.toMatch(/undefined|NaN/);
      }
  });

  test('what people call themselves and what is written is text and nothing else', () => {
    const [player] = PLAYERS;
    const players = player === undefined ? [] : [{ ...player, letter: '<b>&"' }];
    const written = '&lt;b&gt;&amp;&quot;';
    expect(markupOf({ part: 'seat', x: 1, y: 1, size: 10, seat: 0 }, players, words)).toContain(written);
    expect(markupOf({ part: 'die', x: 1, y: 1, size: 10, of: 0 }, players, words)).toContain(written);
    expect(markupOf({ part: 'space', x: 1, y: 1, w: 9, h: 9, of: 0 }, players, words)).toContain(written);
    expect(markupOf({ part: 'word', x: 1, y: 1, word: 'five', width: 9 }, players, words)).toContain('&lt;five&gt;');
    expect(markupOf({ part: 'label', x: 1, y: 1, text: '<i>', size: 9, tone: 1 }, players, words)).toContain(
      '&lt;i&gt;',
    );
  });
});
