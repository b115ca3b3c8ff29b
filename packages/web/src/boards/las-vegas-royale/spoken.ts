import { say, type Words } from '@zaria/words';
import { tileWords } from '@zaria/words/las-vegas-royale';
import type { Player } from '../board.ts';
import type { Face } from '../casinos/lying.ts';
import { diceOf, partiesAt, weightOf, type Dice } from './casino.ts';
import { showing, type Throw } from './turn.ts';
import type { CasinoView, Outlook, Party, RoyaleView } from './types.ts';

export const AREAS = ['web-casinos', 'web-las-vegas-royale', 'las-vegas-royale'] as const;
export type BoardWords = Words<(typeof AREAS)[number]>;
export type Players = readonly Pick<Player, 'name'>[];

export const ROUNDS = 3;
/** What a chip is worth, in thousands. */
export const CHIP = 10;

const nameOfParty = (words: BoardWords, players: Players, party: Party): string =>
  typeof party === 'string' ? say(words, party) : (players[party]?.name ?? '');

/** The open cards of the bank; in base mode there is a deck only. */
export const bankInWords = (words: BoardWords, { options, bank, deck }: RoyaleView): string =>
  options.mode === 'base'
    ? say(words, 'lvr.deck', { n: deck })
    : say(words, 'lvr.bank', { n: bank.reduce((a, b) => a + b, 0) });

/** What a space of a tile is worth: 10 and 20 are chips. */
export function rewardInWords(words: BoardWords, money: (amount: number) => string, amount: number): string {
  if (amount === 0) return say(words, 'tile.now.nothing');
  return amount < 3 * CHIP ? say(words, 'tile.now.chips', { chips: amount / CHIP }) : money(amount);
}

/** “2 small dice”, “the Biggy”, “1 black die”: as a list. */
export const diceInWords = (
  words: BoardWords,
  { small, big, black = 0 }: Pick<Dice, 'small' | 'big'> & Partial<Dice>,
): readonly string[] => [
  ...(small > 0 ? [say(words, 'lvr.small', { n: small })] : []),
  ...(big > 0 ? [say(words, 'lvr.big')] : []),
  ...(black > 0 ? [say(words, 'lvr.black', { n: black })] : []),
];

const cardsInWords = (words: BoardWords, { number, cards }: CasinoView): string =>
  cards.length > 0
    ? say(words, 'lv.casino', { casino: number, notes: cards })
    : say(words, 'lvr.casino-empty', { casino: number });

const pilesInWords = (words: BoardWords, players: Players, casino: CasinoView): readonly string[] =>
  partiesAt(casino).map(party => {
    const name = nameOfParty(words, players, party);
    const dice =
      party === 'blank' ? [say(words, 'lvr.blanks', { n: casino.blank })] : diceInWords(words, diceOf(casino, party));
    return say(words, 'lvr.pile', { name, dice, weight: weightOf(casino, party) });
  });

export const casinoInWords = (words: BoardWords, players: Players, casino: CasinoView): string =>
  [
    cardsInWords(words, casino),
    ...(casino.closed ? [say(words, 'lvr.closed')] : []),
    ...pilesInWords(words, players, casino),
    ...prospectsInWords(words, players, casino),
    ...(casino.tile === null ? [] : [say(words, 'lvr.with-tile', { tile: tileWords(words, casino.tile.side).name })]),
  ].join(' ');

/** Who would win what there, and who nothing for a tie. */
export const prospectsInWords = (words: BoardWords, players: Players, casino: CasinoView): readonly string[] => [
  ...casino.winning.map(({ party, card }) =>
    say(words, 'lv.wins', { name: nameOfParty(words, players, party), note: card }),
  ),
  ...(casino.level.length === 0
    ? []
    : [say(words, 'lv.level', { names: casino.level.map(party => nameOfParty(words, players, party)) })]),
];

/** What everybody has in hand, and who began. */
type Holdings = Pick<RoyaleView, 'small' | 'big' | 'chips' | 'cardCounts' | 'money' | 'starter'>;

export function handInWords(words: BoardWords, players: Players, view: Holdings, seat: number): string {
  const name = players[seat]?.name ?? '';
  const dice = diceInWords(words, { small: view.small[seat] ?? 0, big: view.big[seat] ?? 0 });
  const given = { name, dice, chips: view.chips[seat] ?? 0, cards: view.cardCounts[seat] ?? 0 };
  const hand = dice.length > 0 ? say(words, 'lvr.seat', given) : say(words, 'lvr.seat-none', given);
  const amount = view.money[seat] ?? null;
  const money = amount === null ? say(words, 'lv.face-down') : say(words, 'lv.money', { name, amount });
  const starts = view.starter === seat ? [say(words, 'lv.starter', { name })] : [];
  return [hand, money, ...starts].join(' ');
}

export const slotInWords = (words: BoardWords, thrown: Throw, face: Face): string =>
  say(words, 'lvr.shows', { face, dice: diceInWords(words, showing(thrown, face)) });

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
