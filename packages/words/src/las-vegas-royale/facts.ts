import type { RoyaleFact, Side } from '@zaria/games/las-vegas-royale';
import { nameOf, type Names } from '../seats.ts';
import { say, type Words } from '../words.ts';
import { firstFact, isFirstFact } from './first.ts';
import { tileWords, whichDice, type Areas } from './tiles.ts';

type Party = Extract<RoyaleFact, { readonly fact: 'paid' }>['party'];

const CHIP = 10;

/** 10k and 20k are told as chips. */
const isChips = (amount: number): boolean => amount === CHIP || amount === 2 * CHIP;

export function royaleFact(words: Words<Areas>, fact: RoyaleFact, names: Names): string {
  if (isFirstFact(fact)) return firstFact(words, fact, names);
  const name = 'seat' in fact ? nameOf(names, fact.seat) : '';
  const tile = 'side' in fact ? tileName(words, fact.side) : '';
  switch (fact.fact) {
    case 'leftBar':
    case 'doubled': {
      const moved = { casino: 0, ...fact, name };
      return say(words, `fact.${fact.fact}${whichDice(fact.small, fact.big)}`, moved);
    }
    case 'activated':
      return say(words, 'fact.activated', { name, tile });
    case 'idle':
      return say(words, 'fact.idle', { tile });
    case 'declined':
      return say(words, `fact.declined.${fact.side}`, { name });
    case 'awarded': {
      const chips = fact.amount / CHIP;
      return isChips(fact.amount)
        ? say(words, 'fact.awarded-chips', { name, tile, chips })
        : say(words, 'fact.awarded', { name, tile, amount: fact.amount });
    }
    case 'blackDice':
      return say(words, 'fact.blackDice', { name, low: fact.dice[0], high: fact.dice[1] });
    case 'counter':
      if (fact.amount === 0) return say(words, 'fact.counter-nothing', { tile });
      return isChips(fact.amount)
        ? say(words, 'fact.counter-chips', { tile, chips: fact.amount / CHIP })
        : say(words, 'fact.counter', { tile, amount: fact.amount });
    case 'marker':
      return say(words, `fact.marker.${fact.change}`, { name, tile });
    case 'hid':
    case 'betLost':
      return say(words, `fact.${fact.fact}`, { name });
    case 'guessed':
      return fact.guess === fact.hidden
        ? say(words, 'fact.guessed-right', { name, guess: fact.guess })
        : say(words, 'fact.guessed-wrong', { name, guess: fact.guess, hidden: fact.hidden });
    case 'primeTime':
      return fact.casinos.length === 0
        ? say(words, 'fact.primeTime-none', { name })
        : say(words, 'fact.primeTime', { name, casinos: fact.casinos.map(String), count: fact.casinos.length });
    case 'bet':
      return say(words, `fact.bet.${fact.bet}`, { name, last: fact.last });
    case 'closed':
    case 'unblocked':
      return say(words, `fact.${fact.fact}`, { name, casino: fact.casino });
    case 'knockedOut':
    case 'gold':
    case 'goldLeft':
      return say(words, `fact.${fact.fact}.${fact.size}`, { name });
    case 'set':
    case 'pushed':
      return say(words, `fact.${fact.fact}.${fact.size}`, { name, casino: fact.casino });
    case 'moved':
      return say(words, `fact.moved.${fact.move}.${fact.size}`, { name, casino: fact.casino });
    case 'slotted':
      return say(words, `fact.slotted.${fact.size}`, { name, slot: fact.slot });
    case 'blocked':
      return say(words, 'fact.blocked', { ...fact, name });
    case 'split':
      return say(words, 'fact.split', { ...fact, name });
    case 'picked':
      return say(words, `fact.picked.${fact.pile}`, { ...fact, name });
    case 'chose':
      return say(words, 'fact.chose', { name, result: fact.result });
    case 'fewest':
      return say(words, 'fact.fewest', {
        tile: tileName(words, 'C2'),
        names: fact.seats.map(seat => nameOf(names, seat)),
        dice: fact.dice,
      });
    case 'tied':
      return say(words, 'fact.tied', { ...fact, names: fact.parties.map(party => partyName(words, party, names)) });
    case 'tiedOnTile':
      return say(words, 'fact.tiedOnTile', {
        tile,
        names: fact.seats.map(seat => nameOf(names, seat)),
        dice: fact.dice,
      });
    case 'paid':
      return say(words, 'fact.paid', { ...fact, name: partyName(words, fact.party, names) });
    case 'returned':
      return say(words, 'fact.returned', { ...fact, count: fact.cards.length });
    case 'fined':
      if (fact.amount === 0) return say(words, 'fact.fined-nothing', { name });
      if (fact.chips > 0) return say(words, 'fact.fined-chips', { name, amount: fact.amount, chips: fact.chips });
      return say(words, fact.change > 0 ? 'fact.fined-change' : 'fact.fined', { ...fact, name });
    case 'over':
      return say(words, 'fact.over');
  }
}

const tileName = (words: Words<'las-vegas-royale'>, side: Side): string => tileWords(words, side).name;

const partyName = (words: Words<'las-vegas-royale'>, party: Party, names: Names): string =>
  typeof party === 'string' ? say(words, party) : nameOf(names, party);
