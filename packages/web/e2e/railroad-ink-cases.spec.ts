import { readFileSync } from 'node:fs';
import {
  ROUTE_A,
  ROUTE_B,
  parseTile,
  pieceOf,
  score,
  type Piece,
  type RailroadInkTable,
} from '@zaria/games/railroad-ink';
import { NATURE, same, type Seat } from '@zaria/kit';
import type { Page } from '@playwright/test';
import { fallAs, withOtherOptions, type Row } from './planting.ts';
import { planOf, rollOf, type PlannedRound } from './railroad-ink-plans.ts';
import {
  begin,
  byClick,
  drawTile,
  drawn,
  endRound,
  playRound,
  readScore,
  sidesOf,
  squareAt,
  takeFor,
} from './railroad-ink.ts';
import { expect, logLines, settled, test } from './table.ts';

/*
 * Every shared case and every worked example of the rules, drawn by taps: the dice fall as the case tells them, and
 * what is told of its score is read from the page. Where a case tells a board and no rounds, planOf finds some.
 */

type Placed = readonly [square: string, tile: string];
interface Reading {
  readonly highway: number;
  readonly railway: number;
  readonly total: number;
}
interface Case {
  readonly id: string;
  readonly kind: 'score' | 'full-game-score' | 'sequence-legality' | 'best-last-round' | 'lake-flood';
  readonly placements?: readonly Placed[];
  readonly rounds?: readonly (readonly Placed[])[];
  readonly expected: {
    readonly exits: readonly number[];
    readonly networkPoints: number;
    readonly centre: number;
    readonly errors: number;
    readonly once: Reading;
    readonly twice: Reading;
    readonly bestTotal: number;
    readonly legal: boolean;
    readonly firstIllegalIndex?: number;
    readonly reason?: string;
  };
}
const { cases: CASES } = JSON.parse(
  readFileSync(new URL('../../games/src/railroad-ink/cases.json', import.meta.url), 'utf8'),
) as { readonly cases: readonly Case[] };

const texts = (placements: readonly Placed[]): readonly string[] => placements.map(row => row.join(' '));
const pieceIn = (text: string): Piece => pieceOf(parseTile(text.split(' ').at(-1) ?? '') ?? 1);

type RowsOf = (round: PlannedRound, table: RailroadInkTable) => readonly Row[];

/** Lets the dice fall, draws, and ends the round but for the last. */
async function drawRounds(page: Page, rounds: readonly PlannedRound[], rowsOf: RowsOf = rolled): Promise<void> {
  for (const [i, round] of rounds.entries()) {
    await fallAs(page, table => rowsOf(round, table));
    for (const text of round.drawn) {
      const [square = '', tile = ''] = text.split(' ');
      await drawTile(page, square, tile);
    }
    if (i === rounds.length - 1) continue;
    await endRound(page).click();
    await expect(page.getByRole('img', { name: `Round ${i + 2} of` })).toBeVisible();
    await settled(page);
  }
}
const rolled = (round: PlannedRound): readonly Row[] => [[NATURE, rollOf(round)]];

/** The same dice, taken as two pairs from a pool; somebody else takes what is left of it. */
function drafted({ routes }: PlannedRound, { first }: RailroadInkTable): readonly Row[] {
  const isA = (piece: Piece): boolean => A_FACES.includes(piece);
  const own = [`${routes[0]}+${routes[1]}`, `${routes[2]}+${routes[3]}`];
  const [a, b] = [6 - routes.filter(isA).length, 2 - routes.filter(piece => !isA(piece)).length];
  const others = [...Array<string>(a).fill('HHH.'), ...Array<string>(b).fill('HRHRx')];
  const theirs = [`${others[0]}+${others[1]}`, `${others[2]}+${others[3]}`];
  const turns = first === 0 ? ([0, 1] as const) : ([1, 0] as const);
  return [
    [NATURE, `pool ${[...own, ...theirs].join(' ')}`],
    ...[0, 1].flatMap(n => turns.map((seat): Row => [seat, `pick ${(seat === 0 ? own : theirs)[n]}`])),
  ];
}

/** Everything told of the score, as it stands on the page, where a crossing is passed once or twice. */
const told = ({ expected }: Case, crossing: 'once' | 'twice' = 'once') => ({
  networks: expected.networkPoints,
  joined: expected.exits.filter(exits => exits > 1).reduce((sum, exits) => sum + exits, 0),
  highway: expected[crossing].highway,
  railway: expected[crossing].railway,
  centre: expected.centre,
  errors: 0 - expected.errors,
  total: expected[crossing].total,
});

/** What is told of the board on the page; where a case tells two readings, the same board is read in both ways. */
async function expectTold(page: Page, one: Case): Promise<void> {
  expect(await readScore(page)).toMatchObject(told(one));
  if (same(told(one), told(one, 'twice'))) return;
  await withOtherOptions(page, { crossing: 'twice' });
  expect(await readScore(page)).toMatchObject(told(one, 'twice'));
}

const [A_FACES, B_FACES] = [ROUTE_A, [...new Set(ROUTE_B)]].map(faces => faces as readonly Piece[]) as [
  readonly Piece[],
  readonly Piece[],
];

/** A round as it is told, with any die for what could not be drawn in the last. */
function roundOf(placed: readonly Placed[]): PlannedRound {
  const list = texts(placed);
  const shown = (faces: readonly Piece[], most: number): readonly Piece[] =>
    [...list.map(pieceIn).filter(piece => faces.includes(piece)), ...Array<Piece>(most).fill(faces[0] ?? 'H.H.')].slice(
      0,
      most,
    );
  return { routes: [...shown(A_FACES, 3), ...shown(B_FACES, 1)], extra: [], drawn: list };
}

const ofKind = (kind: Case['kind']): readonly Case[] => CASES.filter(one => one.kind === kind);

test.describe('@matrix', () => {
  for (const one of ofKind('full-game-score'))
    test(`a whole game, drawn round by round: ${one.id}`, async ({ page }) => {
      await begin(page);
      await drawRounds(page, (one.rounds ?? []).map(roundOf));
      await expectTold(page, one);
    });

  for (const one of ofKind('score'))
    test(`a board: ${one.id}`, async ({ page }) => {
      const list = texts(one.placements ?? []);
      const isB = (text: string): boolean => B_FACES.includes(pieceIn(text));
      // With so many dice of the one kind they can only have come from a draft.
      const isDraft = list.filter(text => !isB(text)).length > 3 * (list.filter(isB).length + 1);
      const rounds = planOf({ drawn: list, isDraft });
      await begin(page, isDraft ? { way: 'bots', players: 2, draft: true } : {});
      await drawRounds(page, rounds, isDraft ? drafted : rolled);
      await expectTold(page, one);
    });

  /** The best that the rules' own test has found for the last round. */
  const BEST: Readonly<Record<string, readonly string[]>> = {
    'kamols-lastround-test_no_special_play': ['E1 .H.R', 'C4 .H.H', 'D4 .HHH', 'D5 H.H.'],
    'kamols-lastround-rulebook': ['D1 R.R.', 'E1 H.H.', 'E3 RHRHx', 'F5 HHRH', 'F6 RR..'],
  };
  for (const one of ofKind('best-last-round'))
    test(`a last round: ${one.id}`, async ({ page }) => {
      await begin(page);
      await drawRounds(page, planOf({ drawn: [...texts(one.placements ?? []), ...(BEST[one.id] ?? [])] }));
      expect((await readScore(page))['total']).toBe(one.expected.bestTotal);
    });

  const REASONS: Readonly<Record<string, RegExp>> = {
    noconn: /does not connect to an exit or to a drawn route/,
    occupied: /is drawn already/,
    clash: /side meets a line of another kind/,
    'clash-exit': /side does not suit the exit there/,
  };
  for (const { id, placements = [], expected } of ofKind('sequence-legality'))
    test(`what may be drawn: ${id}`, async ({ page }) => {
      await begin(page);
      const at = expected.legal ? placements.length : (expected.firstIllegalIndex ?? 0);
      const list = texts(placements);
      const refused = list[at];
      await drawRounds(
        page,
        planOf({
          drawn: list.slice(0, at),
          isFilledUp: true,
          ...(refused === undefined ? {} : { held: refused }),
        }),
      );
      await expect(drawn(page)).not.toHaveCount(at === 0 ? 1 : 0);
      if (refused === undefined) return;
      const [square = '', tile = ''] = refused.split(' ');
      await takeFor(page, tile);
      await squareAt(page, square).click();
      // Turned otherwise it may well be offered there.
      await expectNotOffered(page, square, tile);
      expect(await complaintAbout(page, `draw ${refused}`)).toMatch(REASONS[expected.reason ?? 'noconn'] ?? /^$/);
    });

  for (const { id } of ofKind('lake-flood'))
    test(`a square between three shores fills: ${id}`, async ({ page }) => {
      await begin(page, { expansion: 'lakes' });
      await drawRounds(page, planOf({ drawn: ['D3 ..L.', 'E4 ...L', 'D5 L...'], isFilledUp: true }));
      await expect(squareAt(page, 'D4')).toHaveAccessibleName(/^D4: water, round 2$/);
      // Not only said: water is drawn there, the fourth square across and down.
      await expect(page.locator('.board > svg g[transform="translate(180 180)"] path').first()).toBeVisible();
    });
});

async function expectNotOffered(page: Page, square: string, tile: string): Promise<void> {
  const sides = sidesOf(tile);
  const first = await squareAt(page, square).getAttribute('aria-label');
  for (let said = first, turns = 0; said?.endsWith('in pencil') === true && turns < 8; turns++) {
    expect(sides.every(side => said?.includes(side))).toBe(false);
    if (await page.getByRole('button', { name: 'Turn', exact: true }).isDisabled()) return;
    await squareAt(page, square).click();
    said = await squareAt(page, square).getAttribute('aria-label');
    if (said === first) return;
  }
}

/** What is answered to a typed move that is not to be. */
async function complaintAbout(page: Page, text: string): Promise<string> {
  await page.getByRole('button', { name: 'Type a move' }).click();
  const dialog = page.getByRole('dialog', { name: 'Type a move' });
  await dialog.getByRole('textbox').fill(text);
  await dialog.getByRole('button', { name: 'Play it' }).click();
  return dialog.getByRole('alert').innerText();
}

test.describe('worked examples @matrix', () => {
  const LINE = `
    ....    HHH.    .H.H    RHRHx   .HHH    H..H    ....
    .H.R    H..H    ....    R.R.    H.H.    .RR.    .RR.
    ....    ....    ....    RRR.    .RRR    RR.R    R.RR
    ..HH    ....    ....    ....    R.RR    ....    RH..
    HHH.    ....    ....    RRR.    R..R    ....    ....
    H..R    ....    ....    R.H.    ....    ....    ....
    ....    .HH.    .H.H    HRRH    .H.R    RHHH    .R.H`;
  test('a score line: 32 + 7 + 8 + 5 − 7 = 45', async ({ page }) => {
    const tiles = LINE.trim().split(/\s+/);
    const list = tiles.flatMap((tile, i) =>
      tile === '....' ? [] : [`${'ABCDEFG'.charAt(i % 7)}${Math.floor(i / 7) + 1} ${tile}`],
    );
    await begin(page);
    await drawRounds(page, planOf({ drawn: list }));
    expect(await readScore(page)).toEqual({
      networks: 32,
      joined: 11,
      highway: 7,
      railway: 8,
      centre: 5,
      errors: -7,
      total: 45,
    });
  });

  test('a river of 7 inside, one of 5 from edge to edge: 8 points', async ({ page }) => {
    const five = ['A3 .V.V', 'B3 V..V', 'B2 .VV.', 'C2 V..V', 'C1 V.V.'];
    const seven = ['C5 .V.V', 'D5 .V.V', 'E5 V..V', 'E4 V.V.', 'E3 .VV.', 'F3 ..VV', 'F4 V.V.'];
    await begin(page, { expansion: 'rivers' });
    await drawRounds(page, planOf({ drawn: [...five, ...seven], isFilledUp: true }));
    expect((await readScore(page))['river']).toBe(8);
  });

  test('lakes of 7 and 3: 3 points; the small one joins two networks of 2 exits: 12', async ({ page }) => {
    const one = ['B1 H.R.', 'A2 .R.R', 'B2 RR.R', 'C2 .L.R'];
    const two = ['F1 H.R.', 'G2 .R.R', 'F2 RR.R', 'E2 .R.L'];
    const large = ['D5 .LLL', 'C5 .L..', 'E5 ..LL', 'D6 LLL.', 'E6 L.LL', 'D7 L...', 'E7 L...'];
    await begin(page, { expansion: 'lakes' });
    await drawRounds(
      page,
      planOf({
        drawn: [...one, ...two, 'D2 .LLL', ...large],
        isFilledUp: true,
        // What fills the rounds joins nothing of it.
        isRight: board => score(board, 'once').networks.filter(({ points }) => points > 0).length === 1,
      }),
    );
    expect(await readScore(page)).toMatchObject({ lake: 3, networks: 12, joined: 4 });
  });

  test('draft totals 8, 6, 6, 6 in picking order: the fourth takes dice first in the next round', async ({ page }) => {
    // Straights, curves and stations are worth 1, junctions 2, an overpass 3.
    const pairs = [['HHH.+HHH.', 'H.H.+HRHRx'], ...Array.from({ length: 3 }, () => ['HHH.+HHH.', 'H.H.+H.R.'])];
    let fourth = 0;
    await begin(page, { way: 'bots', players: 4, draft: true });
    await fallAs(page, ({ first }) => {
      const turns = [0, 1, 2, 3].map(n => ((first + n) % 4) as Seat);
      fourth = turns[3] ?? 0;
      return [
        [NATURE, `pool ${pairs.flat().join(' ')}`],
        ...[0, 1].flatMap(n => turns.map((seat, place): Row => [seat, `pick ${pairs[place]?.[n]}`])),
      ];
    });
    await settled(page);
    await playRound(page, byClick);
    await expect(page.getByRole('img', { name: 'Round 2 of 7' })).toBeVisible();
    // The newest line is the first of the list.
    const lines = await logLines(page).allInnerTexts();
    const taken = lines
      .slice(
        0,
        lines.findIndex(line => line.includes('Round 2 of 7')),
      )
      .filter(line => / takes? /.test(line));
    const name = (await page.getByRole('tab').nth(fourth).locator('.name').innerText()).trim();
    // Whoever is at this device has not been asked for long: nobody has taken anything before.
    if (fourth === 0) expect(taken).toEqual([]);
    else expect(taken.at(-1)).toMatch(new RegExp(`${name} takes `));
  });
});
