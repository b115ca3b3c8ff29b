import { describe, expect, test } from 'vitest';
import { scorePosition, type PositionFault } from './position.ts';

function faultOf(position: Readonly<Record<string, unknown>>): PositionFault {
  const result = scorePosition(position);
  if (result.ok) throw new Error(`scored: ${JSON.stringify(result.value)}`);
  return result.error;
}

test('[RI-10.1] a board written by hand is scored', () => {
  expect(
    scorePosition({
      placements: [
        ['B1', 'H.R.'],
        ['B2', 'R..R'],
        ['A2', '.R.R'],
      ],
    }),
  ).toEqual({
    ok: true,
    value: {
      networks: [{ exits: 2, points: 4 }],
      highway: 1,
      railway: 3,
      centre: 0,
      errors: 0,
      river: 0,
      lake: 0,
      total: 8,
    },
  });
  expect(scorePosition({ placements: [] })).toMatchObject({ ok: true, value: { networks: [], total: 0 } });
  expect(scorePosition({ rounds: [] })).toMatchObject({ ok: true, value: { total: 0 } });
});

test('[RI-10.1] expansions: filled squares are not listed', () => {
  const rivers = { expansion: 'rivers' };
  expect(scorePosition({ options: rivers, placements: [['A1', 'V..V']] })).toMatchObject({
    value: { river: 4, total: 4 },
  });
  const pond = [
    ['D3', '..L.'],
    ['C4', '.L..'],
    ['E4', '...L'],
  ];
  expect(scorePosition({ options: { expansion: 'lakes' }, placements: pond })).toMatchObject({
    value: { lake: 4, centre: 4 },
  });
  expect(faultOf({ options: { expansion: 'lakes' }, placements: [...pond, ['D4', 'L...']] })).toEqual({
    at: 'placements[3] D4',
    square: 'D4',
    why: 'occupied',
  });
});

const SPECIALS = [
  ['B1', 'HHHH'],
  ['D1', 'RRRR'],
  ['F1', 'HHRH'],
];

describe('[RI-10.1] is refused, with the place and the reason', () => {
  test.each<[string, readonly unknown[], PositionFault]>([
    ['a square off the board', [['H1', 'H.H.']], { at: 'placements[0] H1', square: 'H1', why: 'square-unknown' }],
    [
      'a tile that no die has',
      [
        ['B1', 'H.H.'],
        ['B2', 'HVHV'],
      ],
      { at: 'placements[1] B2', square: 'B2', why: 'tile-unknown', tile: 'HVHV' },
    ],
    [
      'water, which nobody draws',
      [['B1', 'LLLL']],
      { at: 'placements[0] B1', square: 'B1', why: 'tile-unknown', tile: 'LLLL' },
    ],
    [
      'a tile of an expansion that is not in play',
      [['D4', 'VV..']],
      { at: 'placements[0] D4', square: 'D4', why: 'tile-not-in-play', tile: 'VV..' },
    ],
    [
      'an occupied square',
      [
        ['B1', 'H.H.'],
        ['B1', 'H.H.'],
      ],
      { at: 'placements[1] B1', square: 'B1', why: 'occupied' },
    ],
    [
      'a clash',
      [
        ['B1', 'H.H.'],
        ['B2', 'R.R.'],
      ],
      { at: 'placements[1] B2', square: 'B2', why: 'clash', side: 'N', exit: false },
    ],
    [
      'a clash with an exit',
      [['G2', '.H.H']],
      { at: 'placements[0] G2', square: 'G2', why: 'clash', side: 'E', exit: true },
    ],
    ['a missing connection', [['D4', 'H.H.']], { at: 'placements[0] D4', square: 'D4', why: 'unconnected' }],
    [
      'a fourth special route',
      [...SPECIALS, ['G4', 'HRHR']],
      { at: 'placements[3] G4', square: 'G4', why: 'specials-spent', most: 3 },
    ],
    [
      'a special route twice, however turned',
      [
        ['F1', 'HHRH'],
        ['B1', 'HHHR'],
      ],
      { at: 'placements[1] B1', square: 'B1', why: 'special-twice', tile: 'HHHR' },
    ],
    ['what is no placement', ['B1 H.H.'], { at: 'placements[0]', why: 'placement-shape' }],
    ['a placement with too much', [['B1', 'H.H.', 1]], { at: 'placements[0]', why: 'placement-shape' }],
    ['a tile that is no text', [['B1', 5]], { at: 'placements[0]', why: 'placement-shape' }],
  ])('%s', (_what, placements, fault) => {
    expect(faultOf({ placements })).toEqual(fault);
  });

  test('what has no placements', () => {
    expect(faultOf({})).toEqual({ at: 'placements', why: 'placements-missing' });
    expect(faultOf({ placements: [], rounds: [] })).toEqual({ at: 'rounds', why: 'placements-both' });
    expect(faultOf({ placements: 'B1 H.H.' })).toEqual({ at: 'placements', why: 'placements-shape' });
    expect(faultOf({ placements: null })).toEqual({ at: 'placements', why: 'placements-shape' });
    expect(faultOf({ rounds: {} })).toEqual({ at: 'rounds', why: 'rounds-shape' });
    expect(faultOf({ rounds: [[], 5] })).toEqual({ at: 'rounds[1]', why: 'placements-shape' });
  });

  test('options', () => {
    for (const options of [5, [], null])
      expect(faultOf({ options, placements: [] })).toEqual({ at: 'options', why: 'options-shape' });
    expect(faultOf({ options: { colour: 'red' }, placements: [] })).toMatchObject({
      at: 'options.colour',
      why: 'option-unknown',
    });
    expect(faultOf({ options: { expansion: 'both' }, placements: [] })).toEqual({
      at: 'options.expansion',
      why: 'option-value',
      option: 'expansion',
      values: ['none', 'rivers', 'lakes'],
    });
  });
});

describe('[RI-10.2] with rounds', () => {
  const FOUR = [
    ['B1', 'HH..'],
    ['F1', 'HH..'],
    ['D1', 'R.R.'],
    ['A2', '.H.R'],
  ];

  test('a round that the dice allow', () => {
    expect(scorePosition({ rounds: [FOUR, [['C1', '.HHH']], []] })).toMatchObject({ ok: true });
  });

  test('a fifth route in a round', () => {
    expect(faultOf({ rounds: [[...FOUR, ['C1', '.H.H']]] })).toEqual({
      at: 'rounds[0][4] C1',
      square: 'C1',
      why: 'no-die',
      tile: '.H.H',
    });
  });

  test('a second die of B; in the draft that may be', () => {
    const rounds = [
      [],
      [
        ['B1', 'H.R.'],
        ['F1', 'H.R.'],
      ],
    ];
    expect(faultOf({ rounds })).toMatchObject({ at: 'rounds[1][1] F1', why: 'no-die', tile: 'H.R.' });
    expect(scorePosition({ options: { draft: true }, rounds })).toMatchObject({ ok: true });
  });

  test('a fourth die of A', () => {
    const rounds = [
      [
        ['B1', 'HH..'],
        ['F1', 'HH..'],
        ['D1', 'R.R.'],
        ['A2', '.R.R'],
      ],
    ];
    expect(faultOf({ rounds })).toMatchObject({ at: 'rounds[0][3] A2', why: 'no-die' });
  });

  test('a third die of the expansion', () => {
    const rounds = [
      [
        ['D4', 'VV..'],
        ['E5', 'VV..'],
        ['C3', 'VV..'],
      ],
    ];
    expect(faultOf({ options: { expansion: 'rivers' }, rounds })).toMatchObject({
      at: 'rounds[0][2] C3',
      why: 'no-die',
    });
  });

  test('a second special route in a round; in different rounds they may be', () => {
    expect(faultOf({ rounds: [SPECIALS.slice(0, 2)] })).toEqual({
      at: 'rounds[0][1] D1',
      square: 'D1',
      why: 'special-this-round',
    });
    expect(scorePosition({ rounds: SPECIALS.map(row => [row]) })).toMatchObject({ ok: true });
    expect(faultOf({ rounds: [...SPECIALS.map(row => [row]), [['G4', 'HRHR']]] })).toMatchObject({
      why: 'specials-spent',
    });
  });

  test('a round too many', () => {
    expect(scorePosition({ rounds: [[], [], [], [], [], [], []] })).toMatchObject({ ok: true });
    expect(faultOf({ rounds: [[], [], [], [], [], [], [], []] })).toEqual({
      at: 'rounds[7]',
      why: 'rounds-too-many',
      most: 7,
    });
    expect(faultOf({ options: { expansion: 'lakes' }, rounds: [[], [], [], [], [], [], []] })).toEqual({
      at: 'rounds[6]',
      why: 'rounds-too-many',
      most: 6,
    });
  });
});
