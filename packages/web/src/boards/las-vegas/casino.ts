import { seatsOf } from '@zaria/kit';
import type { CasinoView, Party, Winning } from './types.ts';

/** One party's dice at a casino. */
export interface Pile {
  readonly party: Party;
  readonly dice: number;
  /** Dice that would come to it by what is being considered. */
  readonly more: number;
  /** No note would go to it now. */
  readonly rests: boolean;
  /** Another pile is as high. */
  readonly isLevel: boolean;
}

/** A note and who would get it now. */
export interface Claim {
  readonly note: number;
  readonly party: Party | null;
  /** Whether that would change by what is being considered. */
  readonly isNew: boolean;
}

type Side = Pick<CasinoView, 'dice' | 'white' | 'winning' | 'level'>;

const diceOf = ({ dice, white }: Side, party: Party): number => (party === 'white' ? white : (dice[party] ?? 0));

/** The piles as they would lie, highest first; `now` is how they lie. */
export function pilesAt(then: Side, now: Side = then): readonly Pile[] {
  const parties: Party[] = [...seatsOf(then.dice.length), 'white'];
  return parties
    .map(party => ({
      party,
      dice: diceOf(now, party),
      more: diceOf(then, party) - diceOf(now, party),
      rests: then.winning.every(share => share.party !== party),
      isLevel: then.level.includes(party),
    }))
    .filter(pile => heightOf(pile) > 0)
    .sort((a, b) => heightOf(b) - heightOf(a));
}

/** Piles of one height lie together. */
export function heapsOf(piles: readonly Pile[]): readonly (readonly Pile[])[] {
  const heights = [...new Set(piles.map(heightOf))];
  return heights.map(height => piles.filter(pile => heightOf(pile) === height));
}

const heightOf = (pile: Pile): number => pile.dice + pile.more;

/** Every note with who would get it; a note that is there twice goes to two. Those about to be returned come first. */
export function claimsAt({ returning, notes, winning }: Offer, now: readonly Winning[] = winning): readonly Claim[] {
  const [owners, owned] = [ownersOf(notes, winning), ownersOf(notes, now)];
  const claims = notes.map((note, index) => {
    const party = owners[index] ?? null;
    return { note, party, isNew: party !== (owned[index] ?? null) };
  });
  return [...returning.map(note => ({ note, party: null, isNew: false })), ...claims];
}

type Offer = Pick<CasinoView, 'returning' | 'notes' | 'winning'>;

function ownersOf(notes: readonly number[], winning: readonly Winning[]): readonly (Party | null)[] {
  const left = [...winning];
  return notes.map(note => {
    const index = left.findIndex(share => share.note === note);
    return left.splice(index, index < 0 ? 0 : 1)[0]?.party ?? null;
  });
}
