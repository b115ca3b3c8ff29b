import { numbers, type Notation, type Rng } from '@zaria/kit';
import { cardsLeft, copyDeck, drawCard, takeCard, type Deck } from '../casinos/deck.ts';
import { FACES, byFace } from '../casinos/faces.ts';
import { CASINO_MINIMUM } from './banknotes.ts';
import type { Deal } from './steps.ts';

/** Casino 1 to 6 in turn: notes until it holds enough. An empty deck ends the dealing. */
export function sampleDeal(deck: Deck, rng: Rng): Deal {
  const left = copyDeck(deck);
  return byFace(() => {
    const notes: number[] = [];
    for (let held = 0; held < CASINO_MINIMUM;) {
      const note = drawCard(left, rng);
      if (note === null) break;
      notes.push(note);
      held += note;
    }
    return notes;
  });
}

/** Takes the dealt notes out of the deck; whether they could be dealt like this. */
export const takeDeal = (deck: Deck, deal: Deal): boolean => FACES.every(face => takeBanknotes(deck, deal[face]));

/** Takes the notes of one casino out of the deck; whether they could be dealt like this. */
export function takeBanknotes(deck: Deck, notes: readonly number[]): boolean {
  let held = 0;
  for (const note of notes) {
    if (held >= CASINO_MINIMUM || !takeCard(deck, note)) return false;
    held += note;
  }
  return held >= CASINO_MINIMUM || cardsLeft(deck) === 0;
}

/** "60 20+40 50 90 30+30 80": casinos 1 to 6; a casino without notes is "-". */
export const dealNotation: Notation<Deal> = {
  print: deal => FACES.map(face => deal[face].join('+') || '-').join(' '),
  parse(text) {
    const lists = text.split(' ').map(list => (list === '-' ? [] : numbers.parse(list.replaceAll('+', ' '))));
    if (lists.length !== FACES.length || lists.includes(null)) return null;
    return byFace(face => lists[face - 1] ?? []);
  },
};
