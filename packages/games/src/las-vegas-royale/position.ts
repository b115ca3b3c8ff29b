import { fail, isObject, ok, type Result } from '@zaria/kit';
import { countOf, scoreCasinos, type PositionFault, type PositionScore } from '../casinos/position.ts';
import { VALUES } from './cards.ts';
import { SIZES, WEIGHT } from './heap.ts';
import { BLANK_DICE, DICE } from './table.ts';

/** Blank dice come in one size; every other colour has its Biggy. */
const mostOf = (party: string) => (party === 'blank' ? { small: BLANK_DICE, big: 0 } : DICE);

function weigh(party: string, dice: unknown, at: string): Result<number, PositionFault> {
  if (!isObject(dice)) return fail({ at, why: 'dice-shape' });
  const most = mostOf(party);
  const sizes = SIZES.filter(size => most[size] > 0);
  const stranger = Object.keys(dice).find(size => !(sizes as readonly string[]).includes(size));
  if (stranger !== undefined) return fail({ at: `${at}.${stranger}`, why: 'dice-size', sizes });
  let weight = 0;
  for (const size of sizes) {
    const count = countOf(dice[size] ?? 0, most[size], `${at}.${size}`);
    if (!count.ok) return count;
    weight += WEIGHT[size] * count.value;
  }
  return ok(weight);
}

/** Scores casinos written by hand: `{"casinos":[{"number":2,"money":[70,30],"dice":{"red":{"small":1,"big":1}}}]}`. */
export const scorePosition = (position: Readonly<Record<string, unknown>>): Result<PositionScore, PositionFault> =>
  scoreCasinos(position, VALUES, weigh);
