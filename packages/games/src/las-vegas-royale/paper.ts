import { NONE, bySeat, isSeat, seatsOf, type BySeat, type Seat } from '@zaria/kit';
import { FACES, byFace, type Face, type ReadonlyByFace } from '../casinos/faces.ts';
import { CARDS, VALUES } from './cards.ts';
import type { Fact } from './facts.ts';
import { SIZES, type Heap, type Pieces, type Size } from './heap.ts';
import { award, moneyOf, worthOf } from './money.ts';
import { newTable, rules } from './rules.ts';
import { schedule } from './steps.ts';
import { BLANK_DICE, DICE, ROUNDS, winnerAt, type Options, type Table } from './table.ts';
import { freshTile, type TileState } from './tiles/index.ts';
import { casinoView, type CasinoView } from './view.ts';

/** The sides of tiles that change a settlement, with what lies on them by then. */
export type PaperTile =
  | { readonly side: 'C1'; readonly holder: Seat | null }
  | { readonly side: 'C2' }
  /** What the winner took, in thousands. */
  | { readonly side: 'G1'; readonly taken: number }
  | { readonly side: 'G2'; readonly small: readonly number[]; readonly big: readonly number[] }
  | { readonly side: 'H1'; readonly slots: ReadonlyByFace<Seat | null> }
  | { readonly side: 'H2'; readonly gold: Seat | null };

/** A casino as it lies when it is paid: cards in any order, dice by seat, black ones as Prime Time has placed them. */
export interface PaperCasino {
  readonly cards: readonly number[];
  readonly small: readonly number[];
  readonly big: readonly number[];
  readonly black: readonly number[];
  readonly neutral: Pieces;
  readonly blank: number;
  readonly tile: PaperTile | null;
}
export type PaperCasinos = ReadonlyByFace<PaperCasino>;

/** What a seat had before the payout, or has after it: money in thousands, and chips. */
export interface PaperPurse {
  readonly money: number;
  readonly chips: number;
}

/** Why no round can have led to these casinos. */
export type PaperFault =
  | {
      readonly why: 'dice-many';
      readonly party: Seat | 'neutral' | 'blank';
      readonly size: Size;
      readonly most: number;
    }
  | { readonly why: 'notes-many'; readonly note: number; readonly most: number }
  | { readonly why: 'tile-twice'; readonly side: PaperTile['side'] };

/** What is told of a settlement. */
export type PaperFact = Extract<
  Fact,
  { readonly fact: 'tied' | 'tiedOnTile' | 'paid' | 'returned' | 'awarded' | 'fined' }
>;

export interface PaperRound {
  readonly casinos: ReadonlyByFace<CasinoView>;
  readonly facts: readonly PaperFact[];
  readonly after: BySeat<PaperPurse>;
  /** Everything together, chips as well, in thousands. */
  readonly worth: BySeat<number>;
  readonly faults: readonly PaperFault[];
}

/** What can be taken from the Black Box: 20 are chips. */
export const BLACK_BOX_SUMS = [0, 20, 40, 60, 80, 100] as const;
/** The cards there are. */
export const PAPER_CARDS = VALUES;

const OPTIONS: Options = {
  mode: 'royale',
  tiles: 0,
  noRepeats: false,
  neutral: false,
  openMoney: true,
  starter: 0,
};

const TOLD: ReadonlySet<Fact['fact']> = new Set(['tied', 'tiedOnTile', 'paid', 'returned', 'awarded', 'fined']);
const isTold = (fact: Fact): fact is PaperFact => TOLD.has(fact.fact);

/** Settles a round that was played elsewhere, by the rules' own settlement. */
export function payPaper(players: number, casinos: PaperCasinos, purses: readonly PaperPurse[]): PaperRound {
  const table = tableOf(players, casinos, purses);
  const seen = byFace(face => casinoView(table, face));
  const facts: Fact[] = [];
  const tell = (fact: Fact): void => void facts.push(fact);
  takeFromBlackBox(table, casinos, tell);
  schedule(table, 'payout', { casino: 1, starter: 0 });
  schedule(table, 'count', NONE);
  rules.settle(table, tell);
  return {
    casinos: seen,
    facts: facts.filter(isTold),
    after: bySeat(players, seat => ({ money: moneyOf(table, seat), chips: table.chips[seat] })),
    worth: bySeat(players, seat => worthOf(table, seat)),
    faults: faultsIn(players, casinos),
  };
}

function tableOf(players: number, casinos: PaperCasinos, purses: readonly PaperPurse[]): Table {
  const table = newTable({ rules: 1, seats: players, options: OPTIONS });
  const count = (list: readonly number[]) => bySeat(players, seat => list[seat] ?? 0);
  table.agenda = [];
  // Nothing is dealt after it.
  table.round = ROUNDS;
  table.casinos = byFace(face => {
    const { cards, small, big, neutral, blank } = casinos[face];
    const dice: Heap = { small: count(small), big: count(big) };
    return { cards: cards.toSorted((a, b) => b - a), returning: [], dice, neutral, blank };
  });
  table.extra = FACES.flatMap(casino =>
    seatsOf(players).flatMap(seat =>
      Array.from({ length: casinos[casino].black[seat] ?? 0 }, () => ({ seat, casino })),
    ),
  );
  table.tiles = FACES.map(face => tileState(casinos[face].tile, players));
  table.chips = bySeat(players, seat => purses[seat]?.chips ?? 0);
  // Which cards it is made of changes no sum.
  table.cash = bySeat(players, seat => purses[seat]?.money ?? 0);
  return table;
}

/** Where none lies, or one that does nothing now, Pay Day stands for it. */
function tileState(tile: PaperTile | null, players: number): TileState {
  switch (tile?.side) {
    case 'C1':
      return { side: 'C1', holder: isSeat(tile.holder, players) ? tile.holder : null };
    case 'C2':
      return freshTile('C2', players);
    case 'G2':
      return {
        side: 'G2',
        dice: {
          small: bySeat(players, seat => tile.small[seat] ?? 0),
          big: bySeat(players, seat => tile.big[seat] ?? 0),
        },
      };
    case 'H1': {
      const lone = (seat: Seat | null) => (isSeat(seat, players) ? ({ seat, size: 'small' } as const) : null);
      return { side: 'H1', slots: byFace(face => lone(tile.slots[face])), out: null };
    }
    case 'H2':
      return { side: 'H2', gold: isSeat(tile.gold, players) ? { seat: tile.gold, size: 'small' } : null, out: null };
    case 'G1':
    case undefined:
      return freshTile('D1', players);
  }
}

/** The winner's pile was seen by everybody: only its sum is wanted. */
function takeFromBlackBox(table: Table, casinos: PaperCasinos, tell: (fact: Fact) => void): void {
  for (const face of FACES) {
    const { tile } = casinos[face];
    const winner = winnerAt(table, face);
    if (tile?.side === 'G1' && isSeat(winner)) award(table, winner, tile.taken, 'G1', tell);
  }
}

function faultsIn(players: number, casinos: PaperCasinos): readonly PaperFault[] {
  const all = (count: (casino: PaperCasino) => number): number =>
    FACES.reduce((sum, face: Face) => sum + count(casinos[face]), 0);
  const faults: PaperFault[] = [];
  for (const size of SIZES) {
    const onTile = ({ tile }: PaperCasino, seat: Seat): number => (tile?.side === 'G2' ? (tile[size][seat] ?? 0) : 0);
    for (const party of seatsOf(players))
      if (all(casino => (casino[size][party] ?? 0) + onTile(casino, party)) > DICE[size])
        faults.push({ why: 'dice-many', party, size, most: DICE[size] });
    if (all(({ neutral }) => neutral[size]) > DICE[size])
      faults.push({ why: 'dice-many', party: 'neutral', size, most: DICE[size] });
  }
  if (all(({ blank }) => blank) > BLANK_DICE)
    faults.push({ why: 'dice-many', party: 'blank', size: 'small', most: BLANK_DICE });
  for (const [note, most] of CARDS)
    if (all(({ cards }) => cards.filter(card => card === note).length) > most)
      faults.push({ why: 'notes-many', note, most });
  const sides = FACES.flatMap(face => casinos[face].tile?.side ?? []);
  for (const side of new Set(sides.filter((side, i) => sides.indexOf(side) !== i)))
    faults.push({ why: 'tile-twice', side });
  return faults;
}
