import { fail, isObject, ok, type Result } from '@zaria/kit';
import { countOf, scoreCasinos, type Edition, type PositionFault, type PositionScore } from '../casinos/position.ts';
import { VALUES } from './cards.ts';
import { SIZES, WEIGHT } from './heap.ts';
import { BLANK_DICE, DICE } from './table.ts';

/** Blank dice come in one size; every other colour has its Biggy. */
const mostOf = (party: string) => (party === 'blank' ? { small: BLANK_DICE, big: 0 } : DICE);

function weigh(party: string, dice: unknown, at: string): Result<number, PositionFault> {
  const most = mostOf(party);
  const sizes = SIZES.filter(size => most[size] > 0);
  if (!isObject(dice)) return fail({ at, why: 'dice-size', sizes });
  let weight = 0;
  for (const [name, given] of Object.entries(dice)) {
    const size = SIZES.find(one => one === name);
    if (size !== undefined && given === 0) continue;
    if (size === undefined || most[size] === 0) return fail({ at: `${at}.${name}`, why: 'dice-size', sizes });
    const count = countOf(given, most[size], `${at}.${size}`);
    if (!count.ok) return count;
    weight += WEIGHT[size] * count.value;
  }
  return ok(weight);
}

/** A pair of cards lies at a casino. */
const EDITION: Edition = { values: VALUES, most: 2, weigh };

/** Scores casinos written by hand: `{"casinos":[{"number":2,"money":[70,30],"dice":{"red":{"small":1,"big":1}}}]}`. */
export const scorePosition = (position: Readonly<Record<string, unknown>>): Result<PositionScore, PositionFault> =>
  scoreCasinos(position, EDITION);
