/*
 * Every piece is drawn on a square of 60 by 60. Lines leave it at the middle of a side and run a little past the edge,
 * so that no seam shows between two squares. What is written here faces north; the rest is turned.
 */
export const SIZE = 60;
const PAST = 0.4;

/** What a stroke is drawn with. */
export type Look =
  | 'lake'
  | 'shore'
  | 'wave'
  | 'bank'
  | 'river'
  | 'ripple'
  | 'rail'
  | 'sleepers'
  | 'junction'
  | 'kerb'
  | 'kerb-corner'
  | 'road'
  | 'road-corner'
  | 'dashes'
  | 'parapet'
  | 'block'
  | 'window'
  | 'planks';

export interface Stroke {
  readonly look: Look;
  readonly d: string;
  /** Of what is dashed: the dashes, and the length of the path in their measure. */
  readonly dash?: readonly [dashes: string, length: number];
}

type Quarter = 0 | 1 | 2 | 3;
const QUARTERS = [0, 1, 2, 3] as const;
const quarter = (n: number): Quarter => (((n % 4) + 4) % 4) as Quarter;

const round = (n: number): number => Math.round(n * 100) / 100;

function turnPoint([x, y]: readonly [number, number], by: Quarter): readonly [number, number] {
  switch (by) {
    case 0:
      return [x, y];
    case 1:
      return [SIZE - y, x];
    case 2:
      return [SIZE - x, SIZE - y];
    case 3:
      return [y, SIZE - x];
  }
}

/** A path of absolute points, turned clockwise about the middle of the square. */
const turned = (d: string, by: Quarter): string =>
  d.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) =>
    turnPoint([Number(x), Number(y)], by)
      .map(round)
      .join(' '),
  );

/** The same path elsewhere on the board. */
export const shifted = (d: string, dx: number, dy: number): string =>
  d.replaceAll(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, x: string, y: string) => `${round(Number(x) + dx)} ${round(Number(y) + dy)}`,
  );

/** A little past the middle, too, where arms meet. */
const ARM = `M30 ${-PAST}L30 30.5`;
const STRAIGHT = `M30 ${-PAST}L30 ${SIZE + PAST}`;
/** From north to east, about their corner. */
const CURVE = `M30 ${-PAST}L30 0C30 16.57 43.43 30 60 30L${SIZE + PAST} 30`;
/** A line that passes below another stops short of it. */
const CUT_ARM = `M30 ${-PAST}L30 18.5`;
const RIVER_HEAD = `M30 ${-PAST}L30 0C30 9 25.5 11 25.5 19`;
const RIVER_TAIL = `C34.5 50 30 51 30 60L30 ${SIZE + PAST}`;
const RIVER = `${RIVER_HEAD}C25.5 29 34.5 31 34.5 41${RIVER_TAIL}`;
const BEND = `M30 ${-PAST}L30 0C30 11 33.5 12 34.5 18C36 27 46 30 60 30L${SIZE + PAST} 30`;

const DASH = '5 5';
const SLEEPERS = '2.4 7.6';
const repeated = (first: number, dash: string, times: number): string =>
  `0 ${first} ${Array.from({ length: times }, () => dash).join(' ')} 0 99`;

/** An axis and how long it counts: straight 60, curve 50, an arm 30. */
interface Axis {
  readonly d: string;
  readonly length: number;
}
const straight = (side: Quarter): Axis => ({ d: turned(STRAIGHT, side), length: 60 });
const curve = (side: Quarter): Axis => ({ d: turned(CURVE, side), length: 50 });
const arm = (side: Quarter): Axis => ({ d: turned(ARM, side), length: 30 });

const dashes = ({ d, length }: Axis): Stroke => ({
  look: 'dashes',
  d,
  dash: [repeated(2.5, DASH, Math.floor(length / 10 - 0.5)), length],
});
const sleepers = ({ d, length }: Axis, times: number): Stroke => ({
  look: 'sleepers',
  d,
  dash: [repeated(3.8, SLEEPERS, times), length],
});

/** The sides of a tile that bear a mark, and whether two lines cross on it. */
interface Sides {
  readonly highway: readonly Quarter[];
  readonly railway: readonly Quarter[];
  readonly river: readonly Quarter[];
  readonly lake: readonly Quarter[];
  readonly crosses: boolean;
}

function sidesOf(tile: string): Sides {
  const bearing = (mark: string): readonly Quarter[] => QUARTERS.filter(side => tile.charAt(side) === mark);
  return {
    highway: bearing('H'),
    railway: bearing('R'),
    river: bearing('V'),
    lake: bearing('L'),
    crosses: tile.endsWith('x'),
  };
}

/** The side of two that lie beside each other from which the other is clockwise; `null` for any others. */
function cornerOf(sides: readonly Quarter[]): Quarter | null {
  if (sides.length !== 2) return null;
  return sides.find(side => sides.includes(quarter(side + 1))) ?? null;
}
const isOpposite = (sides: readonly Quarter[]): boolean => sides.length === 2 && cornerOf(sides) === null;

/** The axes of one kind of route: a curve where it is alone, through the middle where it is not. */
function axesOf(sides: readonly Quarter[], isAlone: boolean): readonly Axis[] {
  const corner = cornerOf(sides);
  if (corner !== null && isAlone) return [curve(corner)];
  const [first] = sides;
  return first !== undefined && isOpposite(sides) ? [straight(first)] : sides.map(arm);
}

function railway(sides: readonly Quarter[], isAlone: boolean): Stroke[] {
  const strokes = axesOf(sides, isAlone).flatMap((axis): Stroke[] => [
    { look: 'rail', d: axis.d },
    sleepers(axis, axis.length === 30 ? 2 : axis.length / 10),
  ]);
  if (isAlone && sides.length > 2) strokes.push({ look: 'junction', d: disc(4.2) });
  return strokes;
}

function highway(sides: readonly Quarter[], isAlone: boolean): Stroke[] {
  const axes = axesOf(sides, isAlone);
  const corners = axes.length > 1 ? sides.filter(side => sides.includes(quarter(side + 1))) : [];
  const all = (look: Look, ds: readonly string[]): Stroke[] => ds.map(d => ({ look, d }));
  const paths = axes.map(({ d }) => d);
  return [
    ...all('kerb', paths),
    ...all(
      'kerb-corner',
      corners.map(side => turned('M38 13Q38 22 47 22L30 30Z', side)),
    ),
    ...all('road', paths),
    ...all(
      'road-corner',
      corners.map(side => turned('M35.8 13Q35.8 24.2 47 24.2L30 30Z', side)),
    ),
    ...axes.map(dashes),
  ];
}

const disc = (r: number): string => `M${30 - r} 30A${r} ${r} 0 1 1 ${30 + r} 30A${r} ${r} 0 1 1 ${30 - r} 30Z`;

/** A rectangle with rounded corners, by its middle. */
function block(cx: number, cy: number, width: number, height: number, r: number): string {
  const [left, top, right, bottom] = [cx - width / 2, cy - height / 2, cx + width / 2, cy + height / 2];
  return (
    `M${left + r} ${top}L${right - r} ${top}Q${right} ${top} ${right} ${top + r}` +
    `L${right} ${bottom - r}Q${right} ${bottom} ${right - r} ${bottom}` +
    `L${left + r} ${bottom}Q${left} ${bottom} ${left} ${bottom - r}L${left} ${top + r}Q${left} ${top} ${left + r} ${top}Z`
  );
}

const STATION: readonly Stroke[] = [
  { look: 'block', d: block(30, 30, 21, 21, 4) },
  { look: 'window', d: block(30, 30, 10, 10, 1.8) },
];
const CORNER_PIER: readonly Stroke[] = [
  { look: 'block', d: block(30, 30, 21, 21, 4) },
  { look: 'planks', d: 'M25.5 26L34.5 26M25.5 30L34.5 30M25.5 34L34.5 34' },
];
const pier = (side: Quarter): Stroke[] => [
  { look: 'block', d: turned(block(30, 25.5, 22, 15, 3.5), side) },
  { look: 'planks', d: turned('M24.5 22L24.5 29M30 22L30 29M35.5 22L35.5 29', side) },
];

/** Beside a line that passes above another. */
const parapets = (side: Quarter): Stroke[] => [
  { look: 'parapet', d: turned('M43.2 13Q39.6 15.5 39.6 19L39.6 41Q39.6 44.5 43.2 47', side) },
  { look: 'parapet', d: turned('M16.8 13Q20.4 15.5 20.4 19L20.4 41Q20.4 44.5 16.8 47', side) },
];

const flow = (d: string, isCut = false): Stroke[] => [
  { look: 'bank', d },
  { look: 'river', d },
  { look: 'ripple', d, dash: [isCut ? '0 4 6 99' : '0 6 7 9 7 9 7 99', isCut ? 20 : 60] },
];

function river(sides: readonly Quarter[]): Stroke[] {
  const corner = cornerOf(sides);
  const [first] = sides;
  if (first === undefined) return [];
  return flow(corner === null ? turned(RIVER, first) : turned(BEND, corner));
}

/** A wave stays level however the piece is turned. */
function wave(x: number, y: number, side: Quarter): Stroke {
  const [cx, cy] = turnPoint([x + 6, y], side).map(round) as [number, number];
  const left = cx - 6;
  return { look: 'wave', d: `M${left} ${cy}Q${left + 3} ${cy - 3} ${cx} ${cy}Q${cx + 3} ${cy + 3} ${cx + 6} ${cy}` };
}

/** By how many sides are lake: what is filled, its shore, and where there are waves. */
const LAKES: Readonly<
  Record<number, { fill: string; shore: string | null; waves: readonly (readonly [number, number])[] }>
> = {
  1: {
    fill: 'M0 -0.3L60 -0.3C57 21 45 31 30 31C15 31 3 21 0 -0.3Z',
    shore: 'M60 0C57 21 45 31 30 31C15 31 3 21 0 0',
    waves: [
      [18, 9],
      [32, 16],
    ],
  },
  2: {
    fill: 'M-0.3 -0.3L60.3 -0.3L60.3 60.3C38 55 5 22 -0.3 -0.3Z',
    shore: 'M60 60C38 55 5 22 0 0',
    waves: [
      [30, 13],
      [43, 30],
    ],
  },
  3: {
    fill: 'M-0.3 -0.3L60.3 -0.3L60.3 60.3C49 41 11 41 -0.3 60.3Z',
    shore: 'M60 60C49 41 11 41 0 60',
    waves: [
      [10, 14],
      [37, 11],
      [26, 30],
    ],
  },
  4: {
    fill: 'M-0.3 -0.3L60.3 -0.3L60.3 60.3L-0.3 60.3Z',
    shore: null,
    waves: [
      [14, 20],
      [36, 35],
      [16, 48],
    ],
  },
};

/** How far the lake is turned from where it is written: north; north and east; all but south. */
function lakeTurn(sides: readonly Quarter[]): Quarter {
  if (sides.length === 2) return cornerOf(sides) ?? 0;
  if (sides.length === 3) return quarter((QUARTERS.find(side => !sides.includes(side)) ?? 2) - 2);
  return sides[0] ?? 0;
}

function lake(sides: readonly Quarter[]): Stroke[] {
  const shape = LAKES[sides.length];
  if (shape === undefined) return [];
  const by = lakeTurn(sides);
  return [
    { look: 'lake', d: turned(shape.fill, by) },
    ...(shape.shore === null ? [] : [{ look: 'shore' as const, d: turned(shape.shore, by) }]),
    ...shape.waves.map(([x, y]) => wave(x, y, by)),
  ];
}

function crossing({ highway: roads, railway: rails, river: waters }: Sides): Stroke[] {
  const above = roads[0] ?? rails[0];
  if (above === undefined) throw new Error('nothing crosses without a route');
  const upper = roads.length > 0 ? highway(roads, false) : railway(rails, false);
  const lower =
    waters.length > 0
      ? [RIVER_HEAD, `M34.5 41${RIVER_TAIL}`].flatMap(d => flow(turned(d, waters[0] ?? 0), true))
      : rails.flatMap((side): Stroke[] => {
          const d = turned(CUT_ARM, side);
          return [{ look: 'rail', d }, sleepers({ d, length: 18.9 }, 2)];
        });
  return [...lower, ...upper, ...parapets(above)];
}

function joined({ highway: roads, railway: rails, river: waters, lake: shores }: Sides): Stroke[] {
  const isMixed = roads.length > 0 && rails.length > 0;
  const isAlone = !isMixed && shores.length === 0;
  const strokes = [...lake(shores), ...river(waters), ...railway(rails, isAlone), ...highway(roads, isAlone)];
  const [shore] = shores;
  if (shore === undefined) return isMixed ? [...strokes, ...STATION] : strokes;
  if (isMixed) return [...strokes, ...CORNER_PIER];
  return rails.length + roads.length > 0 ? [...strokes, ...pier(shore)] : strokes;
}

const drawn = new Map<string, readonly Stroke[]>();

/** A tile, in the order of drawing; nothing for an empty square. */
export function strokesOf(tile: string): readonly Stroke[] {
  const known = drawn.get(tile);
  if (known !== undefined) return known;
  const sides = sidesOf(tile);
  const strokes = sides.crosses ? crossing(sides) : joined(sides);
  drawn.set(tile, strokes);
  return strokes;
}

/** The middle of what leads through these sides of a tile, a set: to draw along it. Lakes have none. */
export function axesThrough(tile: string, sides: number): readonly string[] {
  const wanted = (list: readonly Quarter[]): readonly Quarter[] => list.filter(side => (sides >> side) % 2 === 1);
  const all = sidesOf(tile);
  const isAlone = (all.highway.length === 0 || all.railway.length === 0) && all.lake.length === 0 && !all.crosses;
  const routes = [all.highway, all.railway].flatMap(list => {
    // Where three meet two of them are arms, as they are drawn.
    const some = wanted(list);
    return axesOf(some, isAlone && list.length === 2).map(({ d }) => d);
  });
  const [bank] = wanted(all.river);
  if (bank === undefined) return routes;
  const corner = cornerOf(all.river);
  return [...routes, corner === null ? turned(RIVER, bank) : turned(BEND, corner)];
}
