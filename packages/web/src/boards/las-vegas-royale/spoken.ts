import { say, type Words } from '@zaria/words';
import { tileWords } from '@zaria/words/las-vegas-royale/tiles';
import type { Player } from '../board.ts';
import type { Face } from '../casinos/lying.ts';
import { diceOf, partiesAt, weightOf, type Dice } from './casino.ts';
import { showing, type Throw } from './turn.ts';
import type { CasinoView, Party, RoyaleView } from './types.ts';

export const AREAS = ['web-casinos', 'web-las-vegas-royale', 'las-vegas-royale'] as const;
export type BoardWords = Words<(typeof AREAS)[number]>;
export type Players = readonly Pick<Player, 'name'>[];

export const ROUNDS = 3;

export const nameOfParty = (words: BoardWords, players: Players, party: Party): string =>
  typeof party === 'string' ? say(words, party) : (players[party]?.name ?? '');

/** The open cards of the bank; in base mode there is a deck only. */
export const bankInWords = (words: BoardWords, { options, bank, deck }: RoyaleView): string =>
  options.mode === 'base'
    ? say(words, 'lvr.deck', { n: deck })
    : say(words, 'lvr.bank', { n: bank.reduce((a, b) => a + b, 0) });

/** “2 small dice”, “the Biggy”, “1 black die”: as a list. */
export const diceInWords = (
  words: BoardWords,
  { small, big, black = 0 }: Pick<Dice, 'small' | 'big'> & Partial<Dice>,
): readonly string[] => [
  ...(small > 0 ? [say(words, 'lvr.small', { n: small })] : []),
  ...(big > 0 ? [say(words, 'lvr.big')] : []),
  ...(black > 0 ? [say(words, 'lvr.black', { n: black })] : []),
];

export const cardsInWords = (words: BoardWords, { number, cards }: CasinoView): string =>
  cards.length > 0
    ? say(words, 'lv.casino', { casino: number, notes: cards })
    : say(words, 'lvr.casino-empty', { casino: number });

export const pilesInWords = (words: BoardWords, players: Players, casino: CasinoView): readonly string[] =>
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
