import { seatsOf } from '@zaria/kit';
import { lyingOf, type Claim, type Pile } from '../casinos/lying.ts';
import { lookOf, looksOf, type Look } from '../casinos/side.ts';
import { BLACK } from './sides.ts';
import type { CasinoView, Party, SideOf, Winning } from './types.ts';

type Lying = Pick<CasinoView, 'small' | 'big' | 'black' | 'neutral' | 'blank'>;
type Offer = Pick<CasinoView, 'returning' | 'cards' | 'winning'>;

/** The dice of one party at a casino. */
export interface Dice {
  readonly small: number;
  readonly big: number;
  readonly black: number;
}

export function diceOf({ small, big, black, neutral, blank }: Lying, party: Party): Dice {
  if (party === 'neutral') return { ...neutral, black: 0 };
  if (party === 'blank') return { small: blank, big: 0, black: 0 };
  return { small: small[party] ?? 0, big: big[party] ?? 0, black: black[party] ?? 0 };
}

const countOf = (dice: Dice): number => dice.small + dice.big + dice.black;

export const weightOf = ({ weights }: Pick<CasinoView, 'weights'>, party: Party): number =>
  weights.find(one => one.party === party)?.weight ?? 0;

/** Everybody who has dice there, most weight first. */
export const partiesAt = ({ weights }: Pick<CasinoView, 'weights'>): readonly Party[] =>
  weights.toSorted((a, b) => b.weight - a.weight).map(({ party }) => party);

/** The piles as they would lie, highest first; `now` is how they lie. */
export function pilesAt(sideOf: SideOf, then: CasinoView, now: CasinoView = then): readonly Pile[] {
  const everybody = [...seatsOf(now.small.length), 'neutral' as const, 'blank' as const];
  return everybody
    .filter(party => countOf(diceOf(then, party)) + countOf(diceOf(now, party)) > 0)
    .map(party => {
      const [lie, come, side] = [diceOf(now, party), diceOf(then, party), sideOf(party)];
      const look = lookOf(side);
      return {
        side,
        dice: [
          ...lyingOf({ ...look, isBig: true }, lie.big, come.big),
          ...lyingOf(look, lie.small, come.small),
          ...lyingOf(BLACK, lie.black, come.black),
        ],
        weight: weightOf(then, party),
        rests: then.winning.every(share => share.party !== party),
        isLevel: then.level.includes(party),
      };
    })
    .sort((a, b) => b.weight - a.weight);
}

/** The dice of a party, as they lie beside each other. */
export function looksAt(sideOf: SideOf, casino: Lying, party: Party): readonly Look[] {
  const { small, big, black } = diceOf(casino, party);
  const look = lookOf(sideOf(party));
  return [...looksOf(look, 0, big), ...looksOf(look, small), ...looksOf(BLACK, black)];
}

/** Every card with who would get it; a card that is there twice goes to two. Those about to be returned come first. */
export function claimsAt(
  sideOf: SideOf,
  { returning, cards, winning }: Offer,
  now: readonly Winning[] = winning,
): readonly Claim[] {
  const [owners, owned] = [ownersOf(cards, winning), ownersOf(cards, now)];
  const claims = cards.map((note, index) => {
    const party = owners[index] ?? null;
    return { note, side: party === null ? null : sideOf(party), isNew: party !== (owned[index] ?? null) };
  });
  return [...returning.map(note => ({ note, side: null, isNew: false })), ...claims];
}

function ownersOf(cards: readonly number[], winning: readonly Winning[]): readonly (Party | null)[] {
  const left = [...winning];
  return cards.map(card => {
    const index = left.findIndex(share => share.card === card);
    return left.splice(index, index < 0 ? 0 : 1)[0]?.party ?? null;
  });
}
