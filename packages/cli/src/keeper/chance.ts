import { simulationRng, type Rng } from '@zaria/kit';
import { fairDice, seededDice, type Dice, type Table, type Wanted } from '@zaria/table';
import { say } from '@zaria/words';
import type { Voice } from '../text/voice.ts';

/** Where the dice of a match come from. All but `drawn` are practice, and claim nothing. */
export type Chance =
  | { readonly kind: 'drawn'; readonly serverSeed: string }
  | { readonly kind: 'seeded'; readonly seed: string }
  | { readonly kind: 'typed' };

/** `null`: people throw. */
export function diceOf(chance: Chance, table: Table): Dice | null {
  switch (chance.kind) {
    case 'drawn':
      return fairDice(table, chance.serverSeed);
    case 'seeded':
      return seededDice(chance.seed);
    case 'typed':
      return null;
  }
}

/** In practice bots too do the same again, also when the match was left in between. */
export const thoughtFor = (chance: Chance, { seat, question, count }: Wanted, rng: Rng): Rng =>
  chance.kind === 'seeded' ? simulationRng(`${chance.seed} seat ${seat} ${question} ${count}`) : rng;

/** What is to be said of the dice before they are thrown; `null` where they can be checked afterwards. */
export function remarkOn(chance: Chance, { words }: Voice): string | null {
  switch (chance.kind) {
    case 'drawn':
      return null;
    case 'seeded':
      return say(words, 'play.practice', { seed: chance.seed });
    case 'typed':
      return say(words, 'play.typed');
  }
}
