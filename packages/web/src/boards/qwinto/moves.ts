import { COLOURS, COLUMN_OF, ROWS, colourOf, placeOf, type Field } from '@zaria/games/qwinto';
import type { Posture } from './plan.ts';

/** Along a row, or across to another one. */
type Way = { readonly along: 1 | -1 } | { readonly across: 1 | -1 } | { readonly end: 0 | -1 };

const WIDE: Readonly<Record<string, Way>> = {
  ArrowRight: { along: 1 },
  ArrowLeft: { along: -1 },
  ArrowDown: { across: 1 },
  ArrowUp: { across: -1 },
  Home: { end: 0 },
  End: { end: -1 },
};
const UPRIGHT: Readonly<Record<string, Way>> = {
  ...WIDE,
  ArrowDown: { along: 1 },
  ArrowUp: { along: -1 },
  ArrowRight: { across: 1 },
  ArrowLeft: { across: -1 },
};

/** Where a key leads on the sheet as it lies; `null` for a key that leads nowhere. */
export function fieldFrom(field: Field, key: string, posture: Posture): Field | null {
  const ways = posture === 'wide' ? WIDE : UPRIGHT;
  const way = Object.hasOwn(ways, key) ? ways[key] : undefined;
  if (way === undefined) return null;
  const row = ROWS[colourOf(field)];
  if ('end' in way) return row.at(way.end) ?? null;
  if ('along' in way) return row[placeOf(field) + way.along] ?? null;
  const colour = COLOURS[COLOURS.indexOf(colourOf(field)) + way.across];
  return colour === undefined ? null : nearest(ROWS[colour], COLUMN_OF[field]);
}

/** The field in that column, or the one closest to it. */
const nearest = (row: readonly Field[], column: number): Field | null =>
  row.toSorted((a, b) => Math.abs(COLUMN_OF[a] - column) - Math.abs(COLUMN_OF[b] - column))[0] ?? null;
