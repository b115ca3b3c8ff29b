import { colourOf, placeOf, type QwintoShape } from '@zaria/games/qwinto';
import { tIn } from '../../lib/words.svelte.ts';
import type { FormsOf } from '../typed-forms.ts';

/** “yellow 3”; and dice in any order, “purple orange”. The notation’s own colours are understood everywhere. */
export const formsOf: FormsOf = given => {
  const action = given as QwintoShape['action'];
  if (action.step === 'roll') {
    const named = action.answer.map(colour => tIn('qwinto', 'die', { colour }));
    return [...orders(named), ...orders(action.answer)].map(dice => dice.join(' '));
  }
  if (action.step !== 'write' || typeof action.answer !== 'number') return [];
  const [colour, place] = [colourOf(action.answer), placeOf(action.answer) + 1];
  return [
    tIn('web-sight', 'typed.field', { colour, place }),
    `${tIn('qwinto', 'die', { colour })} ${place}`,
    `${colour} ${place}`,
  ];
};

function orders<T extends string>(list: readonly T[]): readonly (readonly T[])[] {
  if (list.length <= 1) return [list];
  return list.flatMap((first, i) => orders(list.toSpliced(i, 1)).map(rest => [first, ...rest]));
}
