import { say } from '@zaria/words';
import { tileWords } from '@zaria/words/las-vegas-royale/tiles';
import type { Face } from '../casinos/lying.ts';
import { weightOf } from './casino.ts';
import {
  cardsInWords,
  diceInWords,
  nameOfParty,
  pilesInWords,
  prospectsInWords,
  type BoardWords,
  type Players,
} from './spoken.ts';
import { showing, type Throw } from './turn.ts';
import type { CasinoView, Outlook, Party } from './types.ts';

/** What a chip is worth, in thousands. */
export const CHIP = 10;

/** What a space of a tile is worth: 10 and 20 are chips. */
export function rewardInWords(words: BoardWords, money: (amount: number) => string, amount: number): string {
  if (amount === 0) return say(words, 'tile.now.nothing');
  return amount < 3 * CHIP ? say(words, 'tile.now.chips', { chips: amount / CHIP }) : money(amount);
}

/** What the one large button says. */
export const placeInWords = (words: BoardWords, thrown: Throw, casino: Face): string =>
  say(words, 'lvr.place', { casino, dice: diceInWords(words, showing(thrown, casino)) });

/** What a choice would come to for whoever makes it. */
export interface Outcome {
  /** Inside the casino; and where it is small. */
  readonly short: string;
  readonly brief: string;
  /** As a sentence. */
  readonly said: string;
  readonly isGood: boolean;
}

export function outcomeInWords(words: BoardWords, players: Players, seat: Party, { after }: Outlook): Outcome {
  const card = after.winning.find(({ party }) => party === seat)?.card;
  if (card !== undefined)
    return {
      short: say(words, 'lv.you-take', { note: card }),
      brief: say(words, 'lv.take', { note: card }),
      said: say(words, 'lv.you-would', { note: card }),
      isGood: true,
    };
  if (after.level.includes(seat)) {
    const names = after.level
      .filter(other => other !== seat && weightOf(after, other) === weightOf(after, seat))
      .map(other => nameOfParty(words, players, other));
    const said = say(words, 'lv.you-tie', { names });
    return { short: said, brief: say(words, 'lv.tie'), said: `${said}.`, isGood: false };
  }
  const said = weightOf(after, seat) > 0 ? say(words, 'lv.you-nothing') : say(words, 'lvr.not-yours');
  return { short: said, brief: say(words, 'lv.nothing'), said: `${said}.`, isGood: false };
}

/** All about a casino that may be chosen, for whoever cannot see it; `does` is what choosing it does. */
export const choiceInWords = (
  words: BoardWords,
  players: Players,
  casino: CasinoView,
  does: string,
  outcome: string | null,
): string =>
  [
    cardsInWords(words, casino),
    `${does}.`,
    ...(outcome === null ? [] : [outcome]),
    ...pilesInWords(words, players, casino),
    ...(casino.tile === null ? [] : [say(words, 'lvr.with-tile', { tile: tileWords(words, casino.tile.side).name })]),
  ].join(' ');

/** Who would be paid there then. */
export function outlookInWords(words: BoardWords, players: Players, { after }: Outlook): string {
  const prospects = prospectsInWords(words, players, after);
  const casino = say(words, 'lvr.double.casino', { casino: after.number });
  const nobody = `${say(words, 'lv.then')}: ${say(words, 'lv.nobody')}.`;
  return `${casino}: ${(prospects.length > 0 ? prospects : [nobody]).join(' ')}`;
}
