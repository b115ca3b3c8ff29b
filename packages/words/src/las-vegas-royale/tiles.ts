import type { Side } from '@zaria/games/las-vegas-royale';
import { say, type Words } from '../words.ts';

/** At once; when a tile acts or a round is settled; when somebody is asked; when a table is set up. */
export type Areas =
  | 'common'
  | 'casinos'
  | 'las-vegas-royale'
  | 'acting-las-vegas-royale'
  | 'ask-las-vegas-royale'
  | 'set-up-las-vegas-royale';

/** What the side of a tile is called, and what it does in one sentence. */
export const tileWords = (
  words: Words<'las-vegas-royale'>,
  side: Side,
): { readonly name: string; readonly about: string } => ({
  name: say(words, `tile.${side}`),
  about: say(words, `tile.${side}.about`),
});

/** Which of the sentences about small dice and the Biggy is meant. */
export const whichDice = (small: number, big: number): '' | '-big' | '-both' =>
  big === 0 ? '' : small === 0 ? '-big' : '-both';
