import { numbers, type Notation, type Rng } from '@zaria/kit';
import { facesOf, isFace, type ByFace, type Dice, type Face } from './faces.ts';

/** Rolls that many dice. */
export function rollDice(count: number, rng: Rng): Dice {
  const dice: ByFace<number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 };
  for (let i = 0; i < count; i++) dice[(1 + rng.below(6)) as Face]++;
  return dice;
}

/** "3 3 3 5". */
export const diceNotation: Notation<Dice> = {
  print: dice => numbers.print(facesOf(dice)),
  parse(text) {
    const faces = numbers.parse(text);
    if (faces === null || !faces.every(isFace)) return null;
    const dice: ByFace<number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 };
    for (const face of faces) dice[face]++;
    return dice;
  },
};
