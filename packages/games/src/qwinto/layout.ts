/** The printed sheet as data: three offset rows of nine fields, twelve columns, one gap a row, five pentagons. */

export const COLOURS = ['orange', 'yellow', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
export type ByColour<T> = { readonly [colour in Colour]: T };

export const COLUMNS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
export type Column = (typeof COLUMNS)[number];

/** The columns with three fields, one of them a pentagon. */
export const BONUS_COLUMNS = [2, 3, 7, 8, 9] as const satisfies readonly Column[];
export type BonusColumn = (typeof BONUS_COLUMNS)[number];
export type ByBonusColumn<T> = { readonly [column in BonusColumn]: T };

/** A field's place in its row, from the left; the gap does not count. */
export const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Place = (typeof PLACES)[number];

/** A field of the sheet: orange 0–8, yellow 9–17, purple 18–26, each row from left to right. */
export const FIELDS = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26,
] as const;
export type Field = (typeof FIELDS)[number];

/** A list with one entry per field; indexing it by a `Field` needs no check. */
export type ByField<T> = readonly T[] & { readonly [field in Field]: T };

/** One character a column: `o` a field, `<` a pentagon, `-` the row's gap, `.` paper beside the row. */
const DRAWING: ByColour<string> = {
  orange: '..o<o-o<oooo',
  yellow: '.ooooo-o<oo.',
  purple: 'oo<o-oooo<..',
};

export const colourOf = (field: Field): Colour => (field < 9 ? 'orange' : field < 18 ? 'yellow' : 'purple');
export const placeOf = (field: Field): Place => (field % 9) as Place;
export const fieldAt = (colour: Colour, place: Place): Field => (COLOURS.indexOf(colour) * 9 + place) as Field;

/** The fields of each row, left to right. */
export const ROWS: ByColour<readonly Field[]> = byColour(colour => PLACES.map(place => fieldAt(colour, place)));

/** The rightmost field of each row: its number is what a full row scores. */
export const RIGHTMOST: ByColour<Field> = byColour(colour => fieldAt(colour, 8));

/** The column of each row's gap. */
export const GAPS: ByColour<Column> = byColour(colour => DRAWING[colour].indexOf('-') as Column);

/** The columns of each row's fields, left to right. */
const COLUMNS_OF = byColour(colour => COLUMNS.filter(column => 'o<'.includes(DRAWING[colour].charAt(column))));

/** The column each field stands in. */
export const COLUMN_OF: ByField<Column> = byField(field => COLUMNS_OF[colourOf(field)][placeOf(field)] ?? 0);

/** The one to three fields of each column, from top to bottom. */
export const FIELDS_OF: readonly (readonly Field[])[] = COLUMNS.map(column =>
  FIELDS.filter(field => COLUMN_OF[field] === column),
);

/** The other fields of each field's column. */
export const MATES: ByField<readonly Field[]> = byField(field =>
  FIELDS.filter(other => other !== field && COLUMN_OF[other] === COLUMN_OF[field]),
);

export const isPentagon = (field: Field): boolean => DRAWING[colourOf(field)][COLUMN_OF[field]] === '<';

/** The bonus field of each three-field column. */
export const PENTAGONS: ByBonusColumn<Field> = byBonusColumn(column => {
  const pentagon = FIELDS_OF[column]?.find(isPentagon);
  if (pentagon === undefined) throw new Error(`column ${column} has no pentagon`);
  return pentagon;
});

export function byColour<T>(of: (colour: Colour) => T): ByColour<T> {
  return { orange: of('orange'), yellow: of('yellow'), purple: of('purple') };
}

export function byField<T>(of: (field: Field) => T): ByField<T> {
  return FIELDS.map(of) as unknown as ByField<T>;
}

export function byBonusColumn<T>(of: (column: BonusColumn) => T): ByBonusColumn<T> {
  return { 2: of(2), 3: of(3), 7: of(7), 8: of(8), 9: of(9) };
}
