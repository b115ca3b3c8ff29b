import { seatsOf } from '@zaria/kit';
import { lyingOf, type Claim, type Pile } from '../casinos/lying.ts';
import { lookOf } from '../casinos/side.ts';
import type { CasinoView, Party, SideOf, Winning } from './types.ts';

type Lying = Pick<CasinoView, 'dice' | 'white'>;
type Foreseen = Lying & Pick<CasinoView, 'winning' | 'level'>;
type Offer = Pick<CasinoView, 'returning' | 'notes' | 'winning'>;

export const diceOf = ({ dice, white }: Lying, party: Party): number =>
  party === 'white' ? white : (dice[party] ?? 0);

/** Everybody who has dice there, most dice first. */
export const partiesAt = (casino: Lying): readonly Party[] =>
  [...seatsOf(casino.dice.length), 'white' as const]
    .filter(party => diceOf(casino, party) > 0)
    .sort((a, b) => diceOf(casino, b) - diceOf(casino, a));

/** The piles as they would lie, highest first; `now` is how they lie. */
export const pilesAt = (sideOf: SideOf, then: Foreseen, now: Lying = then): readonly Pile[] =>
  partiesAt(then).map(party => ({
    side: sideOf(party),
    dice: lyingOf(lookOf(sideOf(party)), diceOf(now, party), diceOf(then, party)),
    weight: diceOf(then, party),
    rests: then.winning.every(share => share.party !== party),
    isLevel: then.level.includes(party),
  }));

/** Every note with who would get it; a note that is there twice goes to two. Those about to be returned come first. */
export function claimsAt(
  sideOf: SideOf,
  { returning, notes, winning }: Offer,
  now: readonly Winning[] = winning,
): readonly Claim[] {
  const [owners, owned] = [ownersOf(notes, winning), ownersOf(notes, now)];
  const claims = notes.map((note, index) => {
    const party = owners[index] ?? null;
    return { note, side: party === null ? null : sideOf(party), isNew: party !== (owned[index] ?? null) };
  });
  return [...returning.map(note => ({ note, side: null, isNew: false })), ...claims];
}

function ownersOf(notes: readonly number[], winning: readonly Winning[]): readonly (Party | null)[] {
  const left = [...winning];
  return notes.map(note => {
    const index = left.findIndex(share => share.note === note);
    return left.splice(index, index < 0 ? 0 : 1)[0]?.party ?? null;
  });
}
