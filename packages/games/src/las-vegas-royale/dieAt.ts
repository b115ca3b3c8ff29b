import type { Notation } from '@zaria/kit';
import { FACES, isFace, type Face } from '../casinos/faces.ts';
import { SIZES, type Size } from './heap.ts';

/** One die and a casino. */
export interface DieAt {
  readonly size: Size;
  readonly casino: Face;
}

/** All there are, so that a list of legal ones makes no new objects. */
export const DICE_AT: readonly DieAt[] = FACES.flatMap(casino => SIZES.map(size => ({ size, casino })));

/** "small 4". */
export const dieAtNotation: Notation<DieAt> = {
  print: ({ size, casino }) => `${size} ${casino}`,
  parse(text) {
    const [size, number, more] = text.split(' ');
    const [die, casino] = [SIZES.find(name => name === size), Number(number)];
    return more === undefined && die !== undefined && isFace(casino) ? { size: die, casino } : null;
  },
};

/** A die and a casino, or a word that names neither. */
export const dieAtOr = <W extends string>(word: W): Notation<DieAt | W> => ({
  print: answer => (typeof answer === 'string' ? answer : dieAtNotation.print(answer)),
  parse: text => (text === word ? word : dieAtNotation.parse(text)),
});
