import { numbers, type Notation } from '@zaria/kit';
import { FIELDS, colourOf, placeOf, type Field } from './layout.ts';
import type { Decision } from './steps.ts';
import { CHOICES, isThrow, type Dice } from './table.ts';

/** "o3": the third orange field from the left. */
export const printField = (field: Field): string => `${colourOf(field).charAt(0)}${placeOf(field) + 1}`;

const DECISIONS: ReadonlyMap<string, Decision> = new Map<string, Decision>([
  ...FIELDS.map(field => [printField(field), field] as const),
  ['misthrow', 'misthrow'],
  ['pass', 'pass'],
]);

/** "o3", "misthrow", "pass". */
export const decisionNotation: Notation<Decision> = {
  print: decision => (typeof decision === 'number' ? printField(decision) : decision),
  parse: text => DECISIONS.get(text) ?? null,
};

const CHOICES_BY_TEXT: ReadonlyMap<string, Dice> = new Map(CHOICES.map(dice => [dice.join(' '), dice]));

/** "orange purple". */
export const choiceNotation: Notation<Dice> = {
  print: dice => dice.join(' '),
  parse: text => CHOICES_BY_TEXT.get(text) ?? null,
};

/** "4 5": one face per chosen die, in the order of the rows. */
export const facesNotation: Notation<readonly number[]> = {
  print: numbers.print,
  parse(text) {
    const faces = numbers.parse(text);
    return faces !== null && CHOICES.some(dice => isThrow(dice, faces)) ? faces : null;
  },
};
