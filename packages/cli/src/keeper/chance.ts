import { printHex, seededMatch } from '@zaria/fair';
import { simulationRng, type Rng } from '@zaria/kit';
import { chainDice, hostChain, type Dice, type Table, type Wanted } from '@zaria/table';
import { firstDice, firstSeededDice } from '@zaria/table/first';
import { say } from '@zaria/words';
import type { Voice } from '../text/voice.ts';

/** Where the dice of a match come from. `drawn`: by the first protocol, which earlier versions began matches with. */
export type Chance =
  | { readonly kind: 'chained'; readonly secret: string }
  | { readonly kind: 'seeded'; readonly seed: string }
  | { readonly kind: 'typed' }
  | { readonly kind: 'drawn'; readonly serverSeed: string };

/** `null`: people throw. The dice are the same as long as the match lasts. */
export function diceOf(chance: Chance, table: Table): Dice | null {
  if (chance.kind === 'typed') return null;
  if (table.first !== null)
    return chance.kind === 'drawn'
      ? firstDice(table, chance.serverSeed)
      : chance.kind === 'seeded'
        ? firstSeededDice(chance.seed)
        : null;
  const secret =
    chance.kind === 'chained'
      ? chance.secret
      : chance.kind === 'seeded'
        ? printHex(seededMatch(chance.seed).secret)
        : null;
  return secret === null ? null : chainDice(hostChain({ matchId: table.matchId, secret }));
}

/** In practice bots too do the same again, also when the match was left in between. */
export const thoughtFor = (chance: Chance, { seat, question, count }: Wanted, rng: Rng): Rng =>
  chance.kind === 'seeded' ? simulationRng(`${chance.seed} seat ${seat} ${question} ${count}`) : rng;

/** What is to be said of the dice before they are thrown; `null` where they are this terminal's own. */
export function remarkOn(chance: Chance, { words }: Voice): string | null {
  switch (chance.kind) {
    case 'chained':
    case 'drawn':
      return null;
    case 'seeded':
      return say(words, 'play.practice', { seed: chance.seed });
    case 'typed':
      return say(words, 'play.typed');
  }
}
