import { possible } from './future.ts';
import {
  COLUMN_OF,
  FIELDS_OF,
  MATES,
  RIGHTMOST,
  ROWS,
  byColour,
  byField,
  colourOf,
  isPentagon,
  type ByColour,
  type ByField,
  type Colour,
  type Field,
} from './layout.ts';
import { score } from './score.ts';
import { EMPTY, HIGHEST, endingOf, withNumber, type Sheet } from './sheet.ts';

export interface Best {
  readonly points: number;
  /** One of the sheets that score them. */
  readonly sheet: Sheet;
}

/** What a row is filled for: to its last field, or with a field left empty, which is still owed or has been left. */
const FULL = 0;
const OWING = 1;
const LEFT = 2;
const AIMS = [FULL, OWING, LEFT] as const;
type Aim = (typeof AIMS)[number];

/** A row decided from its right end: its aim, and what every number further left must be below. */
interface Tail {
  readonly aim: Aim;
  readonly below: number;
}

/** A sheet of which only the first `columns` columns, from the left, are still to be decided. */
interface Half {
  readonly columns: number;
  readonly tails: ByColour<Tail>;
  readonly points: number;
  /** The numbers of the column decided last. */
  readonly column: readonly { readonly field: Field; readonly number: number }[];
  /** The sheet before that. */
  readonly from: Half | null;
}

/** The numbers a field may end up with, highest first: its own, or the possible ones. */
type Choices = ByField<readonly number[]>;

/**
 * The highest score the sheet can still finish with, if the game goes on and every roll is the one wished for: exact,
 * not a bound.
 *
 * A best-first search over the columns from right to left. All that the decided columns mean to the rest is the number
 * each row must stay below, and a higher one is never worse: so a field stays empty or takes one of the highest
 * numbers that the rest of its column leaves it. The hope for what is still to come lets each row choose for itself,
 * as if no column forbade a number and a pentagon needed no company; it is never too low, so the first complete sheet
 * that comes up is a best one.
 */
export function best(sheet: Sheet): Best {
  if (endingOf(sheet) !== null) return { points: score(sheet).total, sheet };

  const choices = choicesOf(sheet);
  const hopes = byColour(colour => hopesOf(sheet, choices, colour));
  const queue: Half[][] = [];
  const push = (half: Half): void => {
    const points = half.points + hopeFor(half, hopes);
    if (points >= 0) (queue[points] ??= []).push(half);
  };
  for (const aims of ROW_AIMS) push(undecided(aims));

  const seen = new Set<number>();
  while (queue.length > 0) {
    const half = queue.at(-1)?.pop();
    if (half === undefined) queue.pop();
    else if (half.columns === 0) return finish(sheet, half);
    else if (!seen.has(keyOf(half))) {
      seen.add(keyOf(half));
      for (const next of decideColumn(sheet, choices, half)) push(next);
    }
  }
  throw new Error('a sheet that goes on can at least stay as it is');
}

/** Never three full rows: the second ends the game. */
const ROW_AIMS: readonly ByColour<Aim>[] = [
  { orange: FULL, yellow: FULL, purple: OWING },
  { orange: FULL, yellow: OWING, purple: FULL },
  { orange: OWING, yellow: FULL, purple: FULL },
  { orange: FULL, yellow: OWING, purple: OWING },
  { orange: OWING, yellow: FULL, purple: OWING },
  { orange: OWING, yellow: OWING, purple: FULL },
  { orange: OWING, yellow: OWING, purple: OWING },
];

const undecided = (aims: ByColour<Aim>): Half => ({
  columns: FIELDS_OF.length,
  tails: byColour(colour => ({ aim: aims[colour], below: HIGHEST + 1 })),
  points: 0,
  column: [],
  from: null,
});

const choicesOf = (sheet: Sheet): Choices =>
  byField(field => (sheet.numbers[field] === EMPTY ? possible(sheet, field).reverse() : [sheet.numbers[field]]));

/** Every way worth trying to decide the next column. */
function decideColumn(sheet: Sheet, choices: Choices, half: Half): Half[] {
  const columns = half.columns - 1;
  let ways: Half[] = [{ columns, tails: half.tails, points: half.points, column: [], from: half }];
  for (const field of FIELDS_OF[columns] ?? []) {
    const longer: Half[] = [];
    for (const way of ways) decideField(sheet, choices, way, field, longer);
    ways = longer;
  }
  return ways.map(way => (way.column.length === 3 ? { ...way, points: way.points + bonusOf(way) } : way));
}

const bonusOf = ({ column }: Half): number => column.find(({ field }) => isPentagon(field))?.number ?? 0;

function decideField(sheet: Sheet, choices: Choices, way: Half, field: Field, ways: Half[]): void {
  const { columns, tails, points, column, from } = way;
  const colour = colourOf(field);
  const { aim, below } = tails[colour];
  if (sheet.numbers[field] === EMPTY && aim !== FULL)
    ways.push({ columns, tails: withTail(tails, colour, { aim: LEFT, below }), points, column, from });
  // The other fields of the column can take that many of the highest numbers away, not one more.
  let tries = 1 + MATES[field].length;
  for (const number of choices[field]) {
    if (number >= below) continue;
    if (tries-- === 0) break;
    if (column.some(other => other.number === number)) continue;
    ways.push({
      columns,
      tails: withTail(tails, colour, { aim, below: number }),
      points: points + rowPoints(field, aim, number),
      column: [...column, { field, number }],
      from,
    });
  }
}

const withTail = ({ orange, yellow, purple }: ByColour<Tail>, colour: Colour, tail: Tail): ByColour<Tail> => ({
  orange: colour === 'orange' ? tail : orange,
  yellow: colour === 'yellow' ? tail : yellow,
  purple: colour === 'purple' ? tail : purple,
});

/** What a number adds to the score of its row. */
function rowPoints(field: Field, aim: Aim, number: number): number {
  if (aim !== FULL) return 1;
  return field === RIGHTMOST[colourOf(field)] ? number : 0;
}

/** Far below every score, and still when three of them are added. */
const HOPELESS = -1000;

/** The slot of a tail in a table of hopes: the most that its row can make of the first `columns` columns. */
const slot = (columns: number, aim: Aim, below: number): number =>
  (columns * AIMS.length + aim) * (HIGHEST + 2) + below;

function hopeFor({ columns, tails: { orange, yellow, purple } }: Half, hopes: ByColour<Int16Array>): number {
  return (
    (hopes.orange[slot(columns, orange.aim, orange.below)] ?? HOPELESS) +
    (hopes.yellow[slot(columns, yellow.aim, yellow.below)] ?? HOPELESS) +
    (hopes.purple[slot(columns, purple.aim, purple.below)] ?? HOPELESS)
  );
}

function hopesOf(sheet: Sheet, choices: Choices, colour: Colour): Int16Array {
  const hopes = new Int16Array(slot(FIELDS_OF.length + 1, FULL, 0));
  const hope = (columns: number, aim: Aim, below: number): number => hopes[slot(columns, aim, below)] ?? HOPELESS;

  for (const aim of AIMS) hopes.fill(aim === OWING ? HOPELESS : 0, slot(0, aim, 0), slot(0, aim, HIGHEST + 2));
  for (let columns = 1; columns <= FIELDS_OF.length; columns++) {
    const field = ROWS[colour].find(other => COLUMN_OF[other] === columns - 1);
    const counts = field !== undefined && isPentagon(field) && MATES[field].every(mate => choices[mate].length > 0);
    for (let below = 1; below <= HIGHEST + 1; below++) {
      const number = field === undefined ? undefined : choices[field].find(choice => choice < below);
      for (const aim of AIMS) {
        let most = HOPELESS;
        if (field === undefined) most = hope(columns - 1, aim, below);
        else if (sheet.numbers[field] === EMPTY && aim !== FULL) most = hope(columns - 1, LEFT, below);
        if (field !== undefined && number !== undefined) {
          const points = rowPoints(field, aim, number) + (counts ? number : 0);
          most = Math.max(most, points + hope(columns - 1, aim, number));
        }
        hopes[slot(columns, aim, below)] = most;
      }
    }
  }
  return hopes;
}

/** Two halves with the same key have the same future. */
function keyOf({ columns, tails: { orange, yellow, purple } }: Half): number {
  const add = (key: number, { aim, below }: Tail): number => (key * AIMS.length + aim) * (HIGHEST + 2) + below;
  return add(add(add(columns, orange), yellow), purple);
}

function finish(sheet: Sheet, half: Half): Best {
  let done = sheet;
  for (let step: Half | null = half; step !== null; step = step.from)
    for (const { field, number } of step.column) done = withNumber(done, field, number);
  return { points: score(done).total, sheet: done };
}
