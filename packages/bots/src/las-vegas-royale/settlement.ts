import {
  CASH,
  CASINOS,
  CHIP,
  CHIPS,
  DOUBLED,
  HELD,
  KINDS,
  MONEY,
  NOBODY,
  PAY,
  SEATS,
  SLOTS,
  WEIGHTS,
  WINNER,
  add,
  at,
  award,
  cardOf,
  gainCard,
  seatOf,
  takeHome,
  type Round,
} from './round.ts';

/* The end of a round in numbers: Prime Time, then everything is counted and paid. */

/** Nobody has dice in hand. */
export function endRound(round: Round): void {
  const prime = round.sides.indexOf('B1');
  const winner = prime < 0 ? NOBODY : at(round.cells, WINNER + prime);
  if (winner === NOBODY) return count(round);
  round.step = 'primeTime.dice';
  round.actor = winner;
}

/** Everything lies where it will be ranked. */
export function count(round: Round): void {
  const { cells, sides, players } = round;
  const unlucky = sides.indexOf('C2');
  round.fined = 0;
  if (unlucky >= 0) {
    let fewest = Infinity;
    for (let seat = 0; seat < players; seat++) {
      const weight = at(cells, WEIGHTS + unlucky * SEATS + seat);
      if (weight < fewest) round.fined = 0;
      fewest = Math.min(fewest, weight);
      if (weight === fewest) round.fined |= 1 << seat;
    }
  }
  payOut(round);
}

/** Pays the casinos that are left, and their tiles; stops where the Black Box asks. */
export function payOut(round: Round): void {
  while (round.paid < CASINOS) {
    const casino = round.paid++;
    payCasino(round, casino);
    if (payTile(round, casino)) return;
  }
  if (round.fined !== 0)
    for (let seat = 0; seat < round.players; seat++) if ((round.fined & (1 << seat)) !== 0) payFine(round, seat, FINE);
  round.step = 'over';
}

function payCasino(round: Round, casino: number): void {
  const { cells, players } = round;
  for (let seat = 0; seat < players; seat++) {
    const spot = PAY + casino * SEATS + seat;
    const card = at(cells, spot);
    if (card > 0) gainCard(round, seat, card);
    cells[spot] = 0;
  }
}

const HIGH_FIVE = 100;
const GOLD = 60;
const FINE = 50;

/** What the tile of a paid casino does; whether it asks something. */
function payTile(round: Round, casino: number): boolean {
  const { cells, players } = round;
  const winner = at(cells, WINNER + casino);
  const side = round.sides[casino] ?? null;
  switch (side) {
    case 'C1':
      if (round.highFive !== NOBODY) award(round, round.highFive, HIGH_FIVE);
      return false;
    case 'G1':
      if (winner === NOBODY) return false;
      round.step = 'blackBox.split';
      round.one = winner;
      round.actor = winner + 1 === players ? 0 : winner + 1;
      return true;
    case 'G2':
      payDoubled(round);
      return false;
    case 'H1':
      for (let slot = 0; slot < CASINOS; slot++) {
        const die = at(cells, SLOTS + slot);
        if (die !== 0) award(round, seatOf(die), CHIP * (slot + 1));
      }
      return false;
    case 'H2':
      if (round.gold !== 0) award(round, seatOf(round.gold), GOLD);
      return false;
    case 'A1':
    case 'A2':
    case 'B1':
    case 'B2':
    case 'C2':
    case 'D1':
    case 'D2':
    case 'E1':
    case 'E2':
    case 'F1':
    case 'F2':
    case null:
      return false;
  }
}

const DOUBLE_TRACK = [60, 30] as const;

/** Double Down pays like a casino. */
function payDoubled(round: Round): void {
  const { cells, players } = round;
  let [once, tied] = [0, 0];
  for (let seat = 0; seat < players; seat++) {
    const bit = 1 << (at(cells, DOUBLED + seat) + 2 * at(cells, DOUBLED + SEATS + seat));
    tied |= once & bit;
    once |= bit;
  }
  let ranked = once & ~tied & ~1;
  for (const amount of DOUBLE_TRACK) {
    if (ranked === 0) return;
    const most = 31 - Math.clz32(ranked);
    ranked ^= 1 << most;
    for (let seat = 0; seat < players; seat++)
      if (at(cells, DOUBLED + seat) + 2 * at(cells, DOUBLED + SEATS + seat) === most) {
        takeHome(round, DOUBLED, seat);
        award(round, seat, amount);
        break;
      }
  }
}

/** Who has less than the fine pays all he has, chips last; others pay what costs least, and get change. */
function payFine({ cells }: Round, seat: number, fine: number): void {
  const owned = at(cells, MONEY + seat);
  const held = HELD + seat * KINDS;
  if (owned < fine) {
    for (let kind = 0; kind < KINDS; kind++) cells[held + kind] = 0;
    cells[CASH + seat] = 0;
    cells[MONEY + seat] = 0;
    return add(cells, CHIPS + seat, -Math.min(at(cells, CHIPS + seat), (fine - owned) / CHIP));
  }
  const change = payWithFewest(cells, seat, fine) - fine;
  cells[MONEY + seat] = owned - fine;
  if (change < 3 * CHIP) add(cells, CASH + seat, change);
  else add(cells, held + (change / CHIP - 3), 1);
}

/** Takes the cheapest of cash and cards that is enough, then the fewest pieces; what was paid. */
function payWithFewest(cells: Int16Array, seat: number, fine: number): number {
  const held = HELD + seat * KINDS;
  const cash = at(cells, CASH + seat);
  let least = cash >= fine ? cash : Infinity;
  let [one, two, withCash] = [NOBODY, NOBODY, cash >= fine];
  for (let kind = KINDS - 1; kind >= 0; kind--)
    if (at(cells, held + kind) > 0 && cardOf(kind) >= fine && cardOf(kind) < least) {
      least = cardOf(kind);
      [one, two, withCash] = [kind, NOBODY, false];
    }
  for (let kind = KINDS - 1; kind >= 0; kind--)
    if (at(cells, held + kind) > 0 && cardOf(kind) + cash >= fine && cardOf(kind) + cash < least) {
      least = cardOf(kind) + cash;
      [one, two, withCash] = [kind, NOBODY, true];
    }
  for (let high = KINDS - 1; high >= 0; high--)
    for (let low = high; low >= 0; low--) {
      const sum = cardOf(high) + cardOf(low);
      const isHeld = at(cells, held + high) > 0 && at(cells, held + low) > (low === high ? 1 : 0);
      if (!isHeld || sum < fine || sum >= least) continue;
      least = sum;
      [one, two, withCash] = [high, low, false];
    }
  if (withCash) cells[CASH + seat] = 0;
  if (one !== NOBODY) add(cells, held + one, -1);
  if (two !== NOBODY) add(cells, held + two, -1);
  return least;
}
