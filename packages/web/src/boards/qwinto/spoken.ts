import { isPentagon, RIGHTMOST, colourOf, type Field } from '@zaria/games/qwinto';
import { tIn } from '../../lib/words.svelte.ts';
import type { Symbolic } from './plan.ts';
import type { PartName } from './reading.ts';
import type { Hindrance } from './why.ts';

/** Why a field cannot be written into, in a sentence. */
export function sayWhy(hindrance: Hindrance): string {
  switch (hindrance.why) {
    case 'colour':
      return tIn('qwinto', 'reason.colour-not-rolled', { colour: hindrance.colour });
    case 'occupied':
      return tIn('qwinto', 'reason.occupied');
    case 'larger':
    case 'smaller':
      return tIn('web-qwinto', `why.${hindrance.why}`, { number: hindrance.number, other: hindrance.other });
    case 'column':
      return tIn('web-qwinto', 'why.column', { number: hindrance.number });
    case 'other':
    case 'over':
    case 'decided':
    case 'not-yet':
    case 'dead':
      return tIn('web-qwinto', `why.${hindrance.why}`);
    case 'nothing':
      return '';
  }
}

/** What is special about a field, if anything. */
export function sayAbout(field: Field): string {
  if (isPentagon(field)) return tIn('web-qwinto', 'about.pentagon');
  return RIGHTMOST[colourOf(field)] === field ? tIn('web-qwinto', 'about.last') : '';
}

export const sayAboutSymbol = (symbol: Symbolic): string => tIn('web-qwinto', `about.${symbol}`);

/** How a part of the score is counted. */
export const sayAboutPart = (part: PartName): string =>
  part === 'bonus' || part === 'misthrows' ? sayAboutSymbol(part) : tIn('web-qwinto', 'about.row');

/** What a number in pencil would do. */
export interface Consequence {
  /** Points; less than 0 for a misthrow. */
  readonly change: number;
  readonly closes: number;
}

export function sayConsequence({ change, closes }: Consequence): string {
  const said: string[] = [];
  if (change > 0) said.push(tIn('web-qwinto', 'consequence.gain', { points: change }));
  if (change < 0) said.push(tIn('web-qwinto', 'consequence.loss', { points: -change }));
  if (closes > 0) said.push(tIn('web-qwinto', 'consequence.closes', { n: closes }));
  return said.join(' · ');
}
