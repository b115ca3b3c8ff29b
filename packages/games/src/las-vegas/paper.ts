import { bySeat, seatsOf, type BySeat, type Seat } from '@zaria/kit';
import { FACES, byFace, type Face, type ReadonlyByFace } from '../casinos/faces.ts';
import { payout, returnedNotes } from '../casinos/payout.ts';
import { BANKNOTES } from './banknotes.ts';
import { DICE, spareDice, weightsAt, whiteDice, type Casino } from './table.ts';
import { casinoView, type CasinoView } from './view.ts';

/** A casino as it lies at the end of a round: notes in any order, dice by seat. */
export type PaperCasino = Pick<Casino, 'notes' | 'white'> & { readonly dice: readonly number[] };
export type PaperCasinos = ReadonlyByFace<PaperCasino>;

/** Why no round can have led to these casinos. */
export type PaperFault =
  | { readonly why: 'dice-many'; readonly party: Seat | 'white'; readonly most: number }
  | { readonly why: 'notes-many'; readonly note: number; readonly most: number };

export interface PaperRound {
  readonly casinos: ReadonlyByFace<CasinoView>;
  /** What each seat wins, in the order of the casinos. */
  readonly won: BySeat<readonly number[]>;
  /** What goes back, by casino. */
  readonly returned: ReadonlyByFace<readonly number[]>;
  readonly faults: readonly PaperFault[];
}

/** The notes there are. */
export const NOTES: readonly number[] = BANKNOTES.map(([value]) => value);

/** Pays out a round that was played elsewhere. */
export function payPaper(players: number, casinos: PaperCasinos): PaperRound {
  const lying = byFace((face): Casino => {
    const { notes, dice, white } = casinos[face];
    const counts = bySeat(players, seat => dice[seat] ?? 0);
    return { notes: notes.toSorted((a, b) => b - a), returning: [], dice: counts, white };
  });
  const paid = byFace(face => payout(weightsAt(lying[face]), lying[face].notes));
  return {
    casinos: byFace(face => casinoView(players, face, lying[face])),
    won: bySeat(players, seat =>
      FACES.flatMap(face => paid[face].shares.filter(({ party }) => party === seat).map(({ note }) => note)),
    ),
    returned: byFace(face => returnedNotes(paid[face], party => party === players)),
    faults: faultsIn(players, lying),
  };
}

function faultsIn(players: number, lying: ReadonlyByFace<Casino>): readonly PaperFault[] {
  const all = (count: (casino: Casino) => number): number =>
    FACES.reduce((sum, face: Face) => sum + count(lying[face]), 0);
  const white = players * whiteDice(players) + spareDice(players);
  return [
    ...seatsOf(players)
      .filter(seat => all(({ dice }) => dice[seat]) > DICE)
      .map((party): PaperFault => ({ why: 'dice-many', party, most: DICE })),
    ...(all(casino => casino.white) > white ? [{ why: 'dice-many', party: 'white', most: white } as const] : []),
    ...BANKNOTES.filter(
      ([value, count]) => all(({ notes }) => notes.filter(note => note === value).length) > count,
    ).map(([note, most]): PaperFault => ({ why: 'notes-many', note, most })),
  ];
}
