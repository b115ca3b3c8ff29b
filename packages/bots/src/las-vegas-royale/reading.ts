import { questionOn, seatsOf, type Seat } from '@zaria/kit';
import { HIGHER } from './answers.ts';
import {
  BAR,
  BLANK,
  CARDS,
  CASH,
  CASINOS,
  CHIPS,
  DICE,
  DOUBLED,
  FREE,
  GROUPS,
  HAND,
  MONEY,
  NEUTRAL,
  NOBODY,
  ROLLED,
  SEATS,
  SLOTS,
  WEIGHTS,
  add,
  gainCard,
  loneDie,
  settle,
  type Round,
  type Table,
} from './round.ts';

type Casino = Table['casinos'][1];
type Heap = Casino['dice'];
type Tile = Table['tiles'][number];
type Frame = Table['agenda'][number];
type LoneDie = Extract<Tile, { readonly side: 'H2' }>['gold'];
type Roll = Extract<Frame, { readonly step: 'place' }>['data']['rolled'];
type Activation = Extract<Frame, { readonly step: 'activate' }>['data'];

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The round that a table is in, with the question that is on it. */
export function readRound(table: Table, round: Round): void {
  const { cells } = round;
  const seats = seatsOf(table.players);
  round.players = table.players;
  round.number = table.round;
  cells.fill(0);
  round.closed = table.closed === null ? NOBODY : table.closed - 1;
  for (const seat of seats) {
    for (const card of table.cards[seat]) gainCard(round, seat, card);
    add(cells, MONEY + seat, table.cash[seat]);
    cells[CASH + seat] = table.cash[seat];
    cells[CHIPS + seat] = table.chips[seat];
  }
  readHeap(table.supply, seats, cells, HAND);
  for (const face of FACES) readCasino(table, face, round);
  for (const { seat, casino } of table.extra) add(cells, WEIGHTS + (casino - 1) * SEATS + seat, 1);
  for (let casino = 0; casino < CASINOS; casino++) {
    settle(round, casino);
    round.sides[casino] = table.tiles[casino]?.side ?? null;
  }
  readTiles(table.tiles, seats, round);
  readQuestion(table, round);
}

function readHeap(heap: Heap, seats: readonly Seat[], cells: Int16Array, from: number): void {
  for (const seat of seats) {
    cells[from + seat] = heap.small[seat];
    cells[from + SEATS + seat] = heap.big[seat];
  }
}

function readCasino({ casinos, players }: Table, face: (typeof FACES)[number], { cells }: Round): void {
  const { dice, neutral, blank, cards } = casinos[face];
  const casino = face - 1;
  for (const seat of seatsOf(players)) {
    cells[DICE + casino * SEATS + seat] = dice.small[seat];
    cells[DICE + (CASINOS + casino) * SEATS + seat] = dice.big[seat];
    cells[WEIGHTS + casino * SEATS + seat] = dice.small[seat] + 2 * dice.big[seat];
  }
  cells[NEUTRAL + casino] = neutral.small + 2 * neutral.big;
  cells[BLANK + casino] = blank;
  for (const [place, card] of cards.entries()) cells[CARDS + casino * 2 + place] = card;
}

const lone = (die: LoneDie): number => (die === null ? 0 : loneDie(die.seat, die.size === 'small' ? 0 : 1));

function readTiles(tiles: readonly Tile[], seats: readonly Seat[], round: Round): void {
  const { cells } = round;
  round.jackpot = round.fifty = round.loop = round.gold = round.fined = 0;
  round.highFive = round.power = NOBODY;
  for (const tile of tiles)
    switch (tile.side) {
      case 'A2':
        round.jackpot = tile.space;
        break;
      case 'B2':
        round.fifty = tile.space;
        break;
      case 'C1':
        round.highFive = tile.holder ?? NOBODY;
        break;
      case 'C2':
        for (const seat of tile.fined) round.fined |= 1 << seat;
        break;
      case 'D2':
        round.power = tile.holder ?? NOBODY;
        break;
      case 'E1':
        round.loop = tile.space;
        break;
      case 'E2':
        readHeap(tile.bar, seats, cells, BAR);
        break;
      case 'F1':
        for (const dice of tile.groups) add(cells, GROUPS + dice, 1);
        break;
      case 'F2':
        cells[FREE] = tile.free.chip;
        cells[FREE + 1] = tile.free.card;
        cells[FREE + 2] = tile.free.move;
        break;
      case 'G2':
        readHeap(tile.dice, seats, cells, DOUBLED);
        break;
      case 'H1':
        for (const face of FACES) cells[SLOTS + face - 1] = lone(tile.slots[face]);
        break;
      case 'H2':
        round.gold = lone(tile.gold);
        break;
      // Nothing lies on these.
      case 'A1':
      case 'B1':
      case 'D1':
      case 'G1':
        break;
    }
}

function readRoll(rolled: Roll | null, round: Round): void {
  round.isThrown = rolled !== null;
  round.biggy = (rolled?.big ?? NOBODY + 1) - 1;
  if (rolled !== null) for (const face of FACES) round.cells[ROLLED + face - 1] = rolled.small[face];
}

function readActivation({ seat, casino, dice, rolled }: Activation, round: Round): void {
  round.actor = seat;
  round.casino = casino - 1;
  round.small = dice.small;
  round.big = dice.big;
  readRoll(rolled, round);
}

/** What is on the table, and what will be done after it. */
function readQuestion(table: Table, round: Round): void {
  const question = questionOn(table);
  round.paid = round.knocked = 0;
  round.step = 'over';
  if (question === null || question.step === 'deal') return;
  round.actor = question.actor;
  readFrame(question, round);
  round.turn = round.actor;
  for (const frame of table.agenda)
    if (frame.step === 'turn') round.turn = (frame.data.seat + table.players - 1) % table.players;
    else if (frame.step === 'knockout.die' && frame !== question) round.knocked |= 1 << frame.actor;
    else if (frame.step === 'payout') round.paid = frame.data.casino - 1;
    else if (frame.step === 'end') round.paid = CASINOS;
}

function readFrame(frame: Frame, round: Round): void {
  switch (frame.step) {
    case 'roll':
    case 'powerPlay.turn':
    case 'knockout.die':
    case 'blockIt.put':
    case 'handicap.take':
    case 'moveDie':
    case 'luckyPunch.hide':
    case 'myChoice.gold':
      break;
    case 'dice':
    case 'jackpot.dice':
    case 'primeTime.dice':
      round.actor = frame.data.seat;
      break;
    case 'place':
      readRoll(frame.data.rolled, round);
      break;
    case 'fiftyFifty.dice': {
      const { seat, wager } = frame.data;
      round.actor = seat;
      round.one = wager === null ? 0 : wager.bet === 'higher' ? HIGHER : HIGHER + 1;
      round.two = wager?.last ?? 0;
      break;
    }
    case 'fiftyFifty.bet':
      round.two = frame.data.last;
      break;
    case 'noEntry.close':
      round.casino = frame.data.here - 1;
      break;
    case 'doubleDown.move':
      round.casino = frame.data.from - 1;
      break;
    case 'niceDice.slot':
    case 'myChoice.dice':
    case 'myChoice.tile':
      readActivation(frame.data, round);
      break;
    case 'myChoice.use':
      readActivation(frame.data.activation, round);
      [round.one, round.two] = frame.data.dice;
      break;
    case 'primeTime.place':
      [round.one, round.two] = frame.data.dice;
      break;
    case 'luckyPunch.guess':
      round.one = (frame.data.hidden ?? 1) - 1;
      round.two = frame.data.puncher;
      break;
    case 'blackBox.split':
      round.one = frame.data.winner;
      break;
    case 'blackBox.pick':
      round.one = sum(frame.data.split?.left);
      round.two = sum(frame.data.split?.right);
      break;
    case 'starter':
    case 'deal':
    case 'bank':
    case 'tiles':
    case 'neutral':
    case 'turn':
    case 'activate':
    case 'knockout.home':
    case 'count':
    case 'payout':
    case 'end':
    case 'over':
      throw new Error(`${frame.step} is not asked within a round`);
  }
  round.step = frame.step;
}

const sum = (tokens: readonly number[] = []): number => tokens.reduce((a, b) => a + b, 0);
