import type { TileView } from '@zaria/games/las-vegas-royale';
import { seatsOf, type Seat } from '@zaria/kit';
import type { Part } from './part.ts';
import * as tubes from './tubes.ts';

/* Each side as it is drawn on a plate of 136 by 148, whose name stands above line 26. */

type Of<S extends TileView['side']> = Extract<TileView, { readonly side: S }>;
type Machines = { readonly [S in TileView['side']]: (tile: Of<S>) => readonly Part[] };
type Heap = Of<'E2'>['bar'];

const MIDDLE = 68;
/** The foot of the plate, for a word. */
const FOOT = 140;

const word = (name: Extract<Part, { part: 'word' }>['word']): Part => ({
  part: 'word',
  x: MIDDLE,
  y: FOOT,
  word: name,
  width: 122,
});

/** The two extra dice, side by side. */
const blackDice = (x: number, y: number, size: number, faces: readonly [number, number]): Part[] =>
  faces.map((face, at) => ({ part: 'die', x: x + (at - 0.5) * (size + 4), y, size, of: 'black', face }));

/** Where a counter stands among the spaces of its track. */
const where = (at: number, space: number): 'now' | 'passed' | 'rest' =>
  at === space ? 'now' : at < space ? 'passed' : 'rest';

/** Players with dice in a heap, with how much those count. */
const heaped = ({
  small,
  big,
}: Heap): readonly { readonly seat: Seat; readonly small: number; readonly big: number }[] =>
  seatsOf(small.length)
    .map(seat => ({ seat, small: small[seat] ?? 0, big: big[seat] ?? 0 }))
    .filter(({ small: some, big: one }) => some + one > 0);

/** Where the spaces of Jackpot are. */
const ARC: readonly (readonly [x: number, y: number])[] = [
  [22, 111],
  [27, 78],
  [49, 57],
  [87, 57],
  [109, 78],
  [114, 111],
];

const MACHINES: Machines = {
  A1: ({ track }) => [
    { part: 'tube', d: tubes.FIST, x: MIDDLE, y: 47, size: 40, tone: 1 },
    ...track.flatMap((amount, at): Part[] => {
      const y = 80 + at * 23;
      return [
        { part: 'space', x: MIDDLE, y, w: 112, h: 20, r: 10 },
        ...Array.from({ length: at + 1 }, (_, n): Part => ({ part: 'token', x: 26 + n * 14, y, size: 12 })),
        { part: 'tube', d: tubes.RIGHT, x: 76, y, size: 11, tone: 'soft' },
        { part: 'money', x: 103, y, amount },
      ];
    }),
  ],

  A2: ({ track, space }) => [
    { part: 'space', x: MIDDLE, y: 106, w: 58, h: 34, r: 8, tone: 'brass', is: 'lit' },
    ...blackDice(MIDDLE, 106, 23, [3, 4]),
    ...track.flatMap((amount, at): Part[] => {
      const [x, y] = ARC[at] ?? [MIDDLE, MIDDLE];
      const is = where(at, space);
      return [{ part: 'money', x, y, amount, is }, ...(is === 'now' ? [{ part: 'marker', x, y: y - 7 } as const] : [])];
    }),
    word('double'),
  ],

  B1: () => [
    { part: 'tube', d: tubes.CLOCK, x: MIDDLE, y: 61, size: 62, tone: 5 },
    ...blackDice(44, 114, 24, [2, 5]),
    { part: 'tube', d: tubes.RIGHT, x: 81, y: 114, size: 13, tone: 'soft' },
    { part: 'tube', d: tubes.HOUSE, x: 107, y: 112, size: 31, tone: 5 },
    { part: 'label', x: 107, y: 119, text: '1–6', size: 11, tone: 'pale' },
    word('before-payout'),
  ],

  B2: ({ track, space }) => [
    ...blackDice(37, 46, 24, [2, 6]),
    { part: 'tube', d: tubes.UP, x: 20, y: 75, size: 17, tone: 4 },
    { part: 'tube', d: tubes.DOWN, x: 38, y: 75, size: 17, tone: 1 },
    ...track.flatMap((amount, at): Part[] => {
      const [x, top] = [17 + at * 19.2, 122 - at * 16];
      const is = where(at, space);
      return [
        { part: 'space', x, y: (top - 9 + 141) / 2, w: 17, h: 150 - top, r: 3, is: is === 'now' ? 'lit' : 'plain' },
        at === 0
          ? { part: 'tube', d: tubes.FLAG, x, y: top + 1, size: 13, tone: 'soft' }
          : { part: 'money', x, y: top, amount, is, scale: 0.92 },
        ...(is === 'now' ? [{ part: 'marker', x, y: top - 7 } as const] : []),
      ];
    }),
  ],

  C1: ({ track: [reward = 0], holder }) => [
    ...[0, 1, 2, 3, 4].map((at): Part => {
      const angle = Math.PI * (0.86 - at * 0.18);
      return {
        part: 'die',
        x: MIDDLE + 52 * Math.cos(angle),
        y: 93 - 52 * Math.sin(angle),
        size: 19,
        of: 'white',
        face: 5,
      };
    }),
    { part: 'disc', x: MIDDLE, y: 97, r: 30, isGone: holder !== null },
    ...(holder === null ? [] : [{ part: 'seat', x: MIDDLE, y: 86, size: 25, seat: holder } as const]),
    { part: 'money', x: MIDDLE, y: holder === null ? 97 : 112, amount: reward, scale: holder === null ? 1.35 : 1 },
    word(holder === null ? 'five' : 'at-payout'),
  ],

  C2: ({ track: [fine = 0], fined }) => [
    { part: 'tube', d: tubes.SHOE, x: MIDDLE, y: 52, size: 48, tone: 1 },
    { part: 'money', x: MIDDLE, y: 94, amount: fine, scale: 1.6 },
    ...(fined.length > 0
      ? fined.map((seat, at): Part => ({
          part: 'seat',
          x: MIDDLE + (at - (fined.length - 1) / 2) * 24,
          y: 121,
          size: 20,
          seat,
        }))
      : [1, 2, 3].map((face, at): Part => ({
          part: 'die',
          x: MIDDLE + (at - 1) * 22,
          y: 119,
          size: 17,
          of: 'white',
          face,
          isFaded: at > 0,
        }))),
    word('fewest'),
  ],

  D1: ({ track }) =>
    track.flatMap((amount, at): Part[] => {
      const y = 134 - at * 19.4;
      return [
        { part: 'space', x: MIDDLE, y, w: 118, h: 17, r: 8.5 },
        { part: 'label', x: 18, y: y + 4, text: `${at + 1}`, size: 12, tone: 'pale' },
        ...Array.from({ length: at + 1 }, (_, n): Part => ({
          part: 'tube',
          d: tubes.HOUSE,
          x: 31 + n * 11,
          y,
          size: 9,
          tone: ([1, 2, 3, 4, 5, 6] as const)[n] ?? 'soft',
        })),
        { part: 'money', x: 110, y, amount, scale: 0.92 },
      ];
    }),

  D2: ({ holder }) => [
    { part: 'disc', x: MIDDLE, y: 62, r: 30, isGone: holder !== null },
    ...(holder === null
      ? [{ part: 'tube', d: tubes.BOLT, x: MIDDLE, y: 62, size: 44, tone: 'dark' } as const]
      : [
          { part: 'tube', d: tubes.BOLT, x: 54, y: 62, size: 40, tone: 3 } as const,
          { part: 'seat', x: 82, y: 62, size: 25, seat: holder } as const,
        ]),
    { part: 'die', x: 36, y: 113, size: 27, of: 'white' },
    { part: 'label', x: 36, y: 120, text: '?', size: 19, tone: 'dark' },
    { part: 'tube', d: tubes.RIGHT, x: 66, y: 113, size: 15, tone: 'soft' },
    { part: 'tube', d: tubes.HOUSE, x: 99, y: 111, size: 33, tone: 3 },
    { part: 'label', x: 99, y: 119, text: '1–6', size: 12, tone: 'pale' },
    word('leader'),
  ],

  E1: ({ track, space }) => [
    { part: 'stop', x: MIDDLE, y: 85, r: 19 },
    ...track.flatMap((amount, at): Part[] => {
      const angle = Math.PI * (0.5 - (2 * at) / track.length);
      const [x, y] = [MIDDLE + 45 * Math.cos(angle), 85 - 41 * Math.sin(angle)];
      const is = at === space ? 'now' : at === (space + 1) % track.length ? 'next' : 'rest';
      return [
        {
          part: 'space',
          x,
          y,
          w: 32,
          h: 25,
          r: 12,
          tone: is === 'next' ? 'pale' : 'soft',
          is: is === 'next' ? 'lit' : 'plain',
        },
        at === 0
          ? { part: 'tube', d: tubes.FLAG, x, y, size: 15, tone: 'soft' }
          : { part: 'money', x, y, amount, scale: 0.92 },
        ...(is === 'now' ? [{ part: 'marker', x: x + 10, y: y + 8 } as const] : []),
      ];
    }),
  ],

  E2: ({ bar }) => [
    { part: 'tube', d: tubes.GLOVE, x: MIDDLE, y: 50, size: 44, tone: 2 },
    { part: 'space', x: MIDDLE, y: 79, w: 118, h: 6, r: 3, tone: 'brass', is: 'lit' },
    ...seatsOf(bar.small.length).flatMap((seat): Part[] => {
      const x = MIDDLE + (seat - (bar.small.length - 1) / 2) * 24;
      const lying = [...Array<false>(bar.small[seat] ?? 0).fill(false), ...Array<true>(bar.big[seat] ?? 0).fill(true)];
      return [0, 1].map((row): Part => {
        const [y, isBig] = [96 + row * 23, lying[row]];
        return isBig === undefined
          ? { part: 'space', x, y, w: 19, h: 19, r: 5, tone: 'soft', is: 'dashed', of: seat }
          : { part: 'die', x, y, size: isBig ? 23 : 18, of: seat };
      });
    }),
    word('two-each'),
  ],

  F1: ({ groups }) => {
    const left = [...groups];
    const places = [
      [22, 82, 1],
      [58, 82, 1],
      [104, 82, 2],
      [31, 114, 2],
      [95, 114, 3],
    ] as const;
    return [
      { part: 'tube', d: tubes.BARRIER, x: MIDDLE, y: 50, size: 46, tone: 3 },
      ...places.flatMap(([x, y, size]): Part[] => {
        const at = left.indexOf(size);
        if (at >= 0) left.splice(at, 1);
        return [
          { part: 'space', x, y, w: size * 20 + 6, h: 27, r: 7, tone: 'brass', is: at >= 0 ? 'plain' : 'dashed' },
          ...(at < 0
            ? []
            : Array.from({ length: size }, (_, n): Part => ({
                part: 'die',
                x: x + (n - (size - 1) / 2) * 20,
                y,
                size: 17,
                of: 'blank',
              }))),
        ];
      }),
      word('one-group'),
    ];
  },

  F2: ({ free }) => {
    const kinds = (['chip', 'card', 'move'] as const).flatMap(reward => {
      const all = { chip: 2, card: 3, move: 4 }[reward];
      return Array.from({ length: all }, (_, n) => ({ reward, isTaken: n >= free[reward] }));
    });
    return kinds.flatMap(({ reward, isTaken }, at): Part[] => {
      const [x, y] = [MIDDLE + ((at % 3) - 1) * 38, 47 + Math.floor(at / 3) * 38];
      return [
        { part: 'space', x, y, w: 34, h: 34, r: 8, tone: 'brass' },
        ...(isTaken
          ? [{ part: 'die', x, y, size: 25, of: 'blank' } as const]
          : reward === 'move'
            ? [{ part: 'tube', d: tubes.MOVE, x, y, size: 22, tone: 5 } as const]
            : [{ part: 'money', x, y, amount: reward === 'chip' ? 10 : 30 } as const]),
      ];
    });
  },

  G1: ({ track }) => [
    ...[38, 98].flatMap((x): Part[] => [
      { part: 'tube', d: tubes.BOX, x, y: 58, size: 54, tone: 2 },
      { part: 'label', x, y: 75, text: '?', size: 22, tone: 'pale' },
    ]),
    ...track.map((amount, at): Part => ({
      part: 'token',
      x: MIDDLE + ((at % 3) - 1) * 38,
      y: at < 3 ? 106 : 130,
      size: at < 3 ? 28 : 19,
      amount,
    })),
  ],

  G2: ({ track, dice }) => {
    const piles = heaped(dice);
    return [
      { part: 'space', x: MIDDLE, y: 92, w: 112, h: 92, r: 6, tone: 6, is: 'lit' },
      { part: 'tube', d: 'M1 23L12 12l11 11', x: 42, y: 34, size: 26, tone: 6 },
      { part: 'tube', d: 'M1 23L12 12l11 11', x: 94, y: 34, size: 26, tone: 6 },
      ...track.map((amount, at): Part => ({ part: 'money', x: at === 0 ? 41 : 95, y: 64, amount, scale: 1.45 })),
      ...(piles.length === 0 ? [0, 1] : piles).flatMap((pile, at): Part[] => {
        const [x, y] = [at % 2 === 0 ? 41 : 95, 90 + Math.floor(at / 2) * 20];
        if (typeof pile === 'number')
          return [{ part: 'space', x, y: y + 14, w: 34, h: 34, r: 8, tone: 'soft', is: 'dashed' }];
        return [
          { part: 'die', x: x - 11, y, size: pile.big > 0 ? 19 : 16, of: pile.seat },
          { part: 'label', x: x + 11, y: y + 5, text: `${pile.small + 2 * pile.big}`, size: 14, tone: 'pale' },
        ];
      }),
    ];
  },

  H1: ({ track, slots }) =>
    track.flatMap((amount, at): Part[] => {
      const face = (at + 1) as keyof typeof slots;
      const [x, y, die] = [at % 2 === 0 ? 37 : 99, 46 + Math.floor(at / 2) * 38, slots[face]];
      return [
        { part: 'space', x, y, w: 58, h: 34, r: 8, tone: 'brass', is: die === null ? 'plain' : 'lit' },
        ...(die === null
          ? [
              { part: 'space', x: x - 15, y, w: 22, h: 22, r: 5, tone: face, is: 'dashed' } as const,
              { part: 'label', x: x - 15, y: y + 5, text: `${face}`, size: 14, tone: face } as const,
            ]
          : [{ part: 'die', x: x - 15, y, size: die.size === 'big' ? 27 : 22, of: die.seat } as const]),
        { part: 'money', x: x + 13, y, amount, scale: 0.92 },
      ];
    }),

  H2: ({ track, gold }) => [
    ...blackDice(MIDDLE, 45, 25, [2, 6]),
    ...track.flatMap((amount, at): Part[] => {
      const [x, y] = [MIDDLE + ((at % 3) - 1) * 39, 84 + Math.floor(at / 3) * 39];
      const isGold = at === 5;
      return [
        { part: 'space', x, y, w: 36, h: 36, r: 8, tone: isGold ? 3 : 'brass', is: isGold ? 'lit' : 'plain' },
        { part: 'label', x: x - 12, y: y - 6, text: `${at + 1}`, size: 10, tone: 'pale' },
        ...(at === 3
          ? [{ part: 'tube', d: tubes.TILE, x: x + 2, y: y + 4, size: 18, tone: 4 } as const]
          : at === 4
            ? [{ part: 'tube', d: tubes.MOVE, x: x + 3, y: y + 4, size: 20, tone: 5 } as const]
            : isGold && gold !== null
              ? [{ part: 'die', x: x + 3, y: y + 3, size: gold.size === 'big' ? 26 : 20, of: gold.seat } as const]
              : [{ part: 'money', x: x + (amount < 30 ? 2 : 0), y: y + 5, amount, scale: 0.92 } as const]),
      ];
    }),
  ],
};

/** What is drawn for a tile as it lies. That each drawing gets its own side's tile is taken on trust here, once. */
export const machineOf = (tile: TileView): readonly Part[] =>
  (MACHINES[tile.side] as (tile: TileView) => readonly Part[])(tile);
