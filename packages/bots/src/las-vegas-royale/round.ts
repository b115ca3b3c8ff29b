import type { RoyaleShape } from '@zaria/games/las-vegas-royale';

/*
 * A round of Las Vegas Royale in numbers, for playouts: what lies where, what each seat would win if the round ended now,
 * and which question is on the table. A second writing of the rules for speed only; playout.test.ts holds it to them, ply
 * by ply. The steps and sides are named as the rules name them; casinos, sizes and kinds of cards count from 0.
 */

export type Table = RoyaleShape['state'];
type Side = Table['tiles'][number]['side'];
/** What tiles ask that is weighed, and not bluffed. */
export type TileStep =
  | 'powerPlay.turn'
  | 'fiftyFifty.bet'
  | 'noEntry.close'
  | 'knockout.die'
  | 'blockIt.put'
  | 'handicap.take'
  | 'moveDie'
  | 'doubleDown.move'
  | 'niceDice.slot'
  | 'myChoice.use'
  | 'myChoice.tile'
  | 'myChoice.gold'
  | 'primeTime.place';
type BluffStep = 'luckyPunch.hide' | 'luckyPunch.guess' | 'blackBox.split' | 'blackBox.pick';
/** What the black dice are thrown for. */
export type BlackStep = 'jackpot.dice' | 'fiftyFifty.dice' | 'myChoice.dice' | 'primeTime.dice';
/** What may be on the table in a round; `over`: it is paid. */
type Step = 'roll' | 'dice' | 'place' | BlackStep | TileStep | BluffStep | 'over';

export const CASINOS = 6;
export const SEATS = 5;
export const SIZES = 2;
/** The Biggy; a small die is 0. */
export const BIG = 1;
/** Cards of 30k, 40k, … 100k. */
export const KINDS = 8;
const LEAST_CARD = 30;
export const CHIP = 10;
export const NOBODY = -1;

let room = 0;
/** Where so many cells begin. */
function cells(count: number): number {
  const from = room;
  room += count;
  return from;
}

/** Dice of the seats by size, casino and seat. */
export const DICE = cells(SIZES * CASINOS * SEATS);
/** What they weigh by casino and seat, Prime Time's included; what the neutral and the blank ones do by casino. */
export const WEIGHTS = cells(CASINOS * SEATS);
export const NEUTRAL = cells(CASINOS);
export const BLANK = cells(CASINOS);
/** By casino and seat what it would win; by casino who ranks first there, if that is a seat. */
export const PAY = cells(CASINOS * SEATS);
export const WINNER = cells(CASINOS);
/** Cards of the casinos, two each. */
export const CARDS = cells(CASINOS * 2);
/** Dice in hand by size and seat. */
export const HAND = cells(SIZES * SEATS);
export const CHIPS = cells(SEATS);
/** Cards and cash, in thousands; cards by seat and kind; cash. */
export const MONEY = cells(SEATS);
export const HELD = cells(SEATS * KINDS);
export const CASH = cells(SEATS);
/** The throw of this turn by casino, small dice. */
export const ROLLED = cells(CASINOS);
/** Knockout's bar and Double Down's dice, by size and seat. */
export const BAR = cells(SIZES * SEATS);
export const DOUBLED = cells(SIZES * SEATS);
/** Block It's groups by their size; Handicap's free spaces by reward. */
export const GROUPS = cells(4);
export const FREE = cells(3);
/** Nice Dice by slot: a die as `loneDie` writes it. */
export const SLOTS = cells(CASINOS);
const ROOM = room;

export interface Round {
  players: number;
  /** 1 to 3. */
  number: number;
  /** By casino the side of its tile. */
  readonly sides: (Side | null)[];
  readonly cells: Int16Array;
  step: Step;
  /** Who is asked, or whose dice fall. */
  actor: number;
  /** Whose turn it is, and the casino whose tile is set off. */
  turn: number;
  casino: number;
  /** What was placed in this turn; whether it was thrown, and where the Biggy fell. */
  small: number;
  big: number;
  isThrown: boolean;
  biggy: number;
  /**
   * What the step on the table remembers: two black dice; a wager and what it was made on; tokens
   * hidden and who hid them; whose the box is, then what its piles hold.
   */
  one: number;
  two: number;
  /** Those who must still go to the bar, a bit each. */
  knocked: number;
  closed: number;
  /** Where the counters of Jackpot, Fifty-Fifty and No Entry stand. */
  jackpot: number;
  fifty: number;
  loop: number;
  /** Who holds High Five and Power Play; the die on My Choice's gold. */
  highFive: number;
  power: number;
  gold: number;
  /** How many casinos are paid; who pays for Bad Luck, a bit each. */
  paid: number;
  fined: number;
}

export const newRound = (): Round => ({
  players: 0,
  number: 0,
  sides: [null, null, null, null, null, null],
  cells: new Int16Array(ROOM),
  step: 'over',
  actor: 0,
  turn: 0,
  casino: 0,
  small: 0,
  big: 0,
  isThrown: false,
  biggy: NOBODY,
  one: 0,
  two: 0,
  knocked: 0,
  closed: NOBODY,
  jackpot: 0,
  fifty: 0,
  loop: 0,
  highFive: NOBODY,
  power: NOBODY,
  gold: 0,
  paid: 0,
  fined: 0,
});

export function copyRound(from: Round, to: Round): void {
  to.players = from.players;
  to.number = from.number;
  for (let casino = 0; casino < CASINOS; casino++) to.sides[casino] = from.sides[casino] as Side | null;
  to.cells.set(from.cells);
  to.step = from.step;
  to.actor = from.actor;
  to.turn = from.turn;
  to.casino = from.casino;
  to.small = from.small;
  to.big = from.big;
  to.isThrown = from.isThrown;
  to.biggy = from.biggy;
  to.one = from.one;
  to.two = from.two;
  to.knocked = from.knocked;
  to.closed = from.closed;
  to.jackpot = from.jackpot;
  to.fifty = from.fifty;
  to.loop = from.loop;
  to.highFive = from.highFive;
  to.power = from.power;
  to.gold = from.gold;
  to.paid = from.paid;
  to.fined = from.fined;
}

/** A cell that is there. */
export const at = (list: Int16Array, cell: number): number => list[cell] as number;

export const add = (list: Int16Array, cell: number, amount: number): void => {
  list[cell] = (list[cell] as number) + amount;
};

/** A die that lies alone, in a number; 0 is none. */
export const loneDie = (seat: number, size: number): number => 1 + seat * SIZES + size;
export const seatOf = (die: number): number => (die - 1) >> 1;
export const sizeOf = (die: number): number => (die - 1) & 1;

export const diceAt = (list: Int16Array, size: number, casino: number, seat: number): number =>
  at(list, DICE + (size * CASINOS + casino) * SEATS + seat);
export const inHand = (list: Int16Array, size: number, seat: number): number => at(list, HAND + size * SEATS + seat);
export const handOf = (list: Int16Array, seat: number): number => inHand(list, 0, seat) + inHand(list, BIG, seat);

/** Which seat has so much weight at the casino that is being looked at. */
const holders = new Int32Array(32);

/** Works out who would win what at a casino. */
export function settle({ cells: list, players }: Round, casino: number): void {
  const spot = casino * SEATS;
  // Which weights one party has, and which more than one: a bit for each weight. Bit 0 is those without dice here.
  let once = 1 << at(list, NEUTRAL + casino);
  holders[at(list, NEUTRAL + casino)] = NOBODY;
  const blank = 1 << at(list, BLANK + casino);
  let tied = once & blank;
  once |= blank;
  holders[at(list, BLANK + casino)] = NOBODY;
  for (let seat = 0; seat < players; seat++) {
    const weight = at(list, WEIGHTS + spot + seat);
    tied |= once & (1 << weight);
    once |= 1 << weight;
    holders[weight] = seat;
    list[PAY + spot + seat] = 0;
  }
  let ranked = once & ~tied & ~1;
  list[WINNER + casino] = ranked === 0 ? NOBODY : (holders[31 - Math.clz32(ranked)] as number);
  for (let card = 0; ranked !== 0 && card < 2; card++) {
    const weight = 31 - Math.clz32(ranked);
    ranked ^= 1 << weight;
    const seat = holders[weight] as number;
    if (seat !== NOBODY) list[PAY + spot + seat] = at(list, CARDS + casino * 2 + card);
  }
}

/** What more weight of a seat at a casino would change there. Filled by `look`. */
export interface Change {
  /** The seat's own gain, and the gains of all other seats together, in thousands. */
  own: number;
  others: number;
}

/** Looks at what more weight would change, and changes nothing. As `settle`, for one question only. */
export function look({ cells: list, players }: Round, seat: number, casino: number, more: number, to: Change): void {
  const spot = casino * SEATS;
  const mine = at(list, WEIGHTS + spot + seat) + more;
  let own = 0;
  let all = 0;
  let imagined = 1 << at(list, NEUTRAL + casino);
  let once = imagined;
  const blank = 1 << at(list, BLANK + casino);
  let tied = once & blank;
  once |= blank;
  imagined |= blank;
  let before = 0;
  for (let other = 0; other < players; other++) {
    const bit = 1 << (other === seat ? mine : at(list, WEIGHTS + spot + other));
    tied |= once & bit;
    once |= bit;
    before += at(list, PAY + spot + other);
  }
  let ranked = once & ~tied & ~1;
  for (let card = 0; ranked !== 0 && card < 2; card++) {
    const weight = 31 - Math.clz32(ranked);
    ranked ^= 1 << weight;
    if ((imagined & (1 << weight)) !== 0) continue;
    const money = at(list, CARDS + casino * 2 + card);
    all += money;
    if (weight === mine) own = money;
  }
  const had = at(list, PAY + spot + seat);
  to.own = own - had;
  to.others = all - own - (before - had);
}

/** The seat whose dice there weigh strictly more than any other party's. */
export function leaderAt({ cells: list, players }: Round, casino: number): number {
  let most = at(list, NEUTRAL + casino);
  let leader = NOBODY;
  if (at(list, BLANK + casino) > most) most = at(list, BLANK + casino);
  for (let seat = 0; seat < players; seat++) {
    const weight = at(list, WEIGHTS + casino * SEATS + seat);
    if (weight === most) leader = NOBODY;
    if (weight <= most) continue;
    most = weight;
    leader = seat;
  }
  return leader;
}

/** After dice came to a casino or left it: what it would pay, and whether Power Play's marker stays. */
export function changed(round: Round, casino: number): void {
  settle(round, casino);
  if (round.power !== NOBODY && round.sides[casino] === 'D2' && leaderAt(round, casino) !== round.power)
    round.power = NOBODY;
}

/** Dice of a seat come to a casino, or leave it where a number is negative. */
export function enter(round: Round, casino: number, seat: number, small: number, big: number): void {
  const { cells: list } = round;
  add(list, DICE + casino * SEATS + seat, small);
  add(list, DICE + (CASINOS + casino) * SEATS + seat, big);
  add(list, WEIGHTS + casino * SEATS + seat, small + 2 * big);
  changed(round, casino);
}

export function enterOne(round: Round, casino: number, seat: number, size: number): void {
  enter(round, casino, seat, size === BIG ? 0 : 1, size);
}

export function addToHand(round: Round, seat: number, size: number, dice: number): void {
  add(round.cells, HAND + size * SEATS + seat, dice);
}

/** All dice of a seat on a tile go back to its hand. */
export function takeHome({ cells: list }: Round, from: number, seat: number): void {
  for (let size = 0; size < SIZES; size++) {
    add(list, HAND + size * SEATS + seat, at(list, from + size * SEATS + seat));
    list[from + size * SEATS + seat] = 0;
  }
}

const kindOf = (card: number): number => (card - LEAST_CARD) / 10;
export const cardOf = (kind: number): number => LEAST_CARD + 10 * kind;

export function gainCard({ cells: list }: Round, seat: number, card: number): void {
  add(list, MONEY + seat, card);
  add(list, HELD + seat * KINDS + kindOf(card), 1);
}

/** The bank pays what a space shows: 10 and 20 are chips, more is one card of that value. */
export function award(round: Round, seat: number, amount: number): void {
  if (amount >= LEAST_CARD) gainCard(round, seat, amount);
  else add(round.cells, CHIPS + seat, amount / CHIP);
}

/** Cards, cash and chips of a seat. */
export const wealthOf = ({ cells: list }: Round, seat: number): number =>
  at(list, MONEY + seat) + CHIP * at(list, CHIPS + seat);

/** How many pieces that is. */
export function piecesOf({ cells: list }: Round, seat: number): number {
  let pieces = at(list, CHIPS + seat) + (at(list, CASH + seat) > 0 ? 1 : 0);
  for (let kind = 0; kind < KINDS; kind++) pieces += at(list, HELD + seat * KINDS + kind);
  return pieces;
}

/** What a seat has, and what it would win if the round ended now. */
export function standingOf(round: Round, seat: number): number {
  let standing = wealthOf(round, seat);
  for (let spot = seat; spot < CASINOS * SEATS; spot += SEATS) standing += at(round.cells, PAY + spot);
  return standing;
}

/** How much more that is than the others have on average. */
export function leadOf(round: Round, seat: number): number {
  const { players } = round;
  let lead = 0;
  for (let other = 0; other < players; other++) {
    const standing = standingOf(round, other);
    lead += other === seat ? standing : -standing / (players - 1);
  }
  return lead;
}
