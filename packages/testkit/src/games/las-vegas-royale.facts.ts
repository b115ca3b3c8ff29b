import type { RoyaleShape } from '@zaria/games/las-vegas-royale';
import { same, seatsOf } from '@zaria/kit';
import { isOnly, topOf, type Facts } from '../laws/facts.ts';
import {
  BLANK,
  CARD,
  CASINOS,
  CHIP,
  ONE,
  at,
  awardedBy,
  casinoOf,
  cleared,
  enter,
  fortune,
  fromHand,
  hand,
  heap,
  home,
  inBank,
  isNothing,
  isOnlyOf,
  minus,
  more,
  offDoubleDown,
  onTile,
  paying,
  sum,
  swept,
  tileOf,
  type Face,
  type View,
} from './las-vegas-royale.changes.ts';

/** What the facts of Las Vegas Royale say. */
export const royaleFacts: Facts<RoyaleShape> = {
  told: {
    starts: (before, { seat }, after) => isOnly(before, after, { starter: seat }) && topOf(after)?.step === 'deal',

    round: (before, { round, seat, chips }, after) =>
      round === before.round + 1 &&
      isOnly(before, after, { round, starter: seat, chips: before.chips.map(count => count + chips) }),

    dealt: (before, { casino, cards }, after) =>
      before.casinos[casino].cards.length === 0 &&
      isOnly(before, after, { ...at(before, casino, { cards }), deck: before.deck - cards.length }),

    bank: (before, { cards, aside }, after) =>
      sum(after.bank) === cards &&
      before.deck === cards + aside &&
      isOnly(before, after, { bank: after.bank, deck: aside }),

    tile(before, { casino, side }, after) {
      const { tile } = after.casinos[casino];
      if (before.casinos[casino].tile !== null || tile?.side !== side) return false;
      const now = at(before, casino, { tile });
      if (side !== 'F2') return isOnly(before, after, now);
      const blocked = CASINOS.reduce((view, face) => at(view, face, { blank: BLANK[face] }, after), now);
      return isOnly(before, after, blocked);
    },

    neutral: (before, { casino, small, big }, after) =>
      isOnly(before, after, at(before, casino, { neutral: { small, big } }, after)),

    rolled(before, { seat, small, big }, after) {
      const frame = topOf(after);
      if (frame?.step !== 'place' || frame.actor !== seat) return false;
      const { rolled } = frame.data;
      const faces = CASINOS.flatMap(face => Array<Face>(rolled.small[face]).fill(face));
      return same([faces, rolled.big], [small, big]) && isNothing(before, after);
    },

    placed: (before, { seat, casino, small, big }, after) =>
      isOnlyOf(before, after, now => fromHand(now, casino, seat, { small, big }, after)),

    passed: (before, { seat, chips }, after) =>
      topOf(after)?.step === 'turn' &&
      isOnlyOf(before, after, now => ({ ...now, chips: more(now.chips, seat, -chips) })),

    activated: (before, { casino, side }, after) =>
      after.casinos[casino].tile?.side === side && topOf(after)?.step !== 'activate' && isNothing(before, after),

    idle: (before, { side }, after) =>
      tileOf(after, side) !== null &&
      (side === 'B1' ? topOf(after)?.step === 'count' : topOf(after)?.step !== 'activate') &&
      isNothing(before, after),

    declined: (before, { side }, after) =>
      tileOf(after, side) !== null &&
      isOnlyOf(before, after, now => (side === 'B2' ? onTile(now, side, () => ({ space: 0 })) : now)),

    awarded: (before, { seat, side, amount }, after) =>
      tileOf(after, side) !== null &&
      isOnlyOf(before, after, now => {
        const then = awardedBy(now, side, seat);
        if (amount < CARD) return { ...then, chips: more(then.chips, seat, amount / CHIP) };
        return inBank(fortune(then, seat, { add: [amount], drop: [] }), [amount], -1);
      }),

    blackDice: (before, { dice }, after) => isOnlyOf(before, after, now => ({ ...now, black: dice })),

    counter: (before, { side, space, amount }, after) =>
      tileOf(after, side)?.track[space] === amount &&
      isOnlyOf(before, after, now => onTile(now, side, () => ({ space }))),

    marker: (before, { side, seat, change }, after) =>
      (tileOf(before, side)?.holder === seat) === (change === 'returned') &&
      isOnlyOf(before, after, now => onTile(now, side, () => ({ holder: change === 'taken' ? seat : null }))),

    hid(before, { seat }, after) {
      const frame = topOf(after);
      return frame?.step === 'luckyPunch.guess' && frame.data.puncher === seat && isNothing(before, after);
    },

    guessed: (before, _fact, after) => topOf(after)?.step !== 'luckyPunch.guess' && isNothing(before, after),

    primeTime: (before, { seat, casinos }, after) =>
      isOnlyOf(before, after, now =>
        casinos.reduce((view, face) => at(view, face, { black: more(view.casinos[face].black, seat, 1) }, after), now),
      ),

    bet(before, { seat, bet, last }, after) {
      const frame = topOf(after);
      const isAsked = frame?.step === 'fiftyFifty.dice' && same(frame.data, { seat, wager: { bet, last } });
      return isAsked && isNothing(before, after);
    },

    betLost: (before, _fact, after) =>
      (tileOf(before, 'B2')?.space ?? 0) > 0 && isOnlyOf(before, after, now => onTile(now, 'B2', () => ({ space: 0 }))),

    set: (before, { seat, casino, size }, after) =>
      isOnlyOf(before, after, now => fromHand(now, casino, seat, ONE[size], after)),

    closed: (before, { casino }, after) =>
      !before.casinos[casino].closed &&
      isOnlyOf(before, after, now => CASINOS.reduce((view, face) => at(view, face, { closed: face === casino }), now)),

    knockedOut: (before, { seat, size }, after) =>
      isOnlyOf(before, after, now =>
        onTile(hand(now, seat, minus(ONE[size])), 'E2', ({ bar }) => ({ bar: heap(bar, seat, ONE[size]) })),
      ),

    leftBar: (before, { seat, small, big }, after) =>
      isOnlyOf(before, after, now =>
        onTile(hand(now, seat, { small, big }), 'E2', ({ bar }) => ({ bar: heap(bar, seat, minus({ small, big })) })),
      ),

    blocked: (before, { casino, dice }, after) =>
      isOnlyOf(before, after, now => {
        const { blank } = now.casinos[casino];
        const left = onTile(now, 'F1', ({ groups }) => ({ groups: groups.toSpliced(groups.indexOf(dice), 1) }));
        return at(left, casino, { blank: blank + dice }, after);
      }),

    unblocked(before, { casino }, after) {
      const [had, has] = [tileOf(before, 'F2')?.free, tileOf(after, 'F2')?.free];
      if (had === undefined || has === undefined) return false;
      const taken = (['chip', 'card', 'move'] as const).filter(reward => has[reward] === had[reward] - 1);
      return (
        taken.length === 1 &&
        isOnlyOf(before, after, now =>
          at(
            onTile(now, 'F2', () => ({ free: has })),
            casino,
            { blank: now.casinos[casino].blank - 1 },
            after,
          ),
        )
      );
    },

    moved: (before, { seat, move, casino, size }, after) =>
      isOnlyOf(before, after, now =>
        fromHand(now, casino, seat, move === 'place' ? ONE[size] : minus(ONE[size]), after),
      ),

    split(before, { seat, left, right }, after) {
      const frame = topOf(after);
      if (frame?.step !== 'blackBox.pick') return false;
      const { splitter, sizes } = frame.data;
      return splitter === seat && same(sizes, { left, right }) && isNothing(before, after);
    },

    picked: (before, _fact, after) => topOf(after)?.step !== 'blackBox.pick' && isNothing(before, after),

    doubled(before, { seat, small, big }, after) {
      const from = casinoOf(before, 'G2');
      if (from === null) return false;
      return isOnlyOf(before, after, now =>
        onTile(enter(now, from, seat, minus({ small, big }), after), 'G2', ({ dice }) => ({
          dice: heap(dice, seat, { small, big }),
        })),
      );
    },

    slotted(before, { seat, slot, size }, after) {
      const from = casinoOf(before, 'H1');
      if (from === null) return false;
      const land = (view: View): View =>
        onTile(view, 'H1', ({ slots }) => ({ slots: { ...slots, [slot]: { seat, size } }, out: slots[slot] }));
      // From the roll, or just placed.
      return (
        isOnlyOf(before, after, now => land(hand(now, seat, minus(ONE[size])))) ||
        isOnlyOf(before, after, now => land(enter(now, from, seat, minus(ONE[size]), after)))
      );
    },

    pushed: (before, { seat, casino, size }, after) =>
      same(tileOf(before, 'H1')?.out, { seat, size }) &&
      isOnlyOf(before, after, now => onTile(enter(now, casino, seat, ONE[size], after), 'H1', () => ({ out: null }))),

    chose: (before, { result }, after) =>
      after.black?.includes(result) === true && topOf(after)?.step !== 'myChoice.use' && isNothing(before, after),

    gold: (before, { seat, size }, after) =>
      isOnlyOf(before, after, now =>
        onTile(hand(now, seat, minus(ONE[size])), 'H2', ({ gold }) => ({ gold: { seat, size }, out: gold })),
      ),

    goldLeft: (before, { seat, size }, after) =>
      same(tileOf(before, 'H2')?.out, { seat, size }) &&
      isOnlyOf(before, after, now => onTile(hand(now, seat, ONE[size]), 'H2', () => ({ out: null }))),

    fewest: (before, { seats }, after) => isOnlyOf(before, after, now => onTile(now, 'C2', () => ({ fined: seats }))),

    tied(before, { casino, parties, dice }, after) {
      const weights = before.casinos[casino].weights;
      const isLevel = parties.every(party => weights.some(one => one.party === party && one.weight === dice));
      const now = parties.reduce((view, party) => home(view, casino, party), swept(paying(before, after), casino));
      const level = before.casinos[casino].level.filter(party => !parties.includes(party));
      return isLevel && isOnly(before, after, at(now, casino, { level }));
    },

    paid(before, { casino, party, card }, after) {
      const { cards, returning, winning } = before.casinos[casino];
      if (cards[0] !== card || !same(winning[0], { party, card })) return false;
      const left = { cards: cards.slice(1), winning: winning.slice(1) };
      const now = home(swept(paying(before, after), casino), casino, party);
      return isOnly(
        before,
        after,
        typeof party === 'number'
          ? fortune(at(now, casino, left), party, { add: [card], drop: [] })
          : at(now, casino, { ...left, returning: [...returning, card] }),
      );
    },

    returned(before, { casino, cards }, after) {
      const there = before.casinos[casino];
      const now = at(swept(paying(before, after), casino), casino, { cards: [], returning: [] });
      const isBase = before.options.mode === 'base';
      return (
        there.winning.length === 0 &&
        same([...there.returning, ...there.cards], cards) &&
        isOnly(before, after, isBase ? { ...now, deck: now.deck + cards.length } : inBank(now, cards, 1))
      );
    },

    tiedOnTile: (before, { seats }, after) =>
      isOnlyOf(before, after, now => seats.reduce((view, seat) => offDoubleDown(view, seat), now)),

    fined: (before, { seat, amount, cards, cash, chips, change }, after) =>
      amount === sum(cards) + cash + chips * CHIP - change &&
      isOnlyOf(before, after, now => {
        const back = change >= CARD ? [change] : [];
        const then = fortune(now, seat, { add: back, drop: cards }, (change >= CARD ? 0 : change) - cash);
        return inBank(inBank({ ...then, chips: more(then.chips, seat, -chips) }, cards, 1), back, -1);
      }),

    over(before, _fact, after) {
      const { money, cards, cash } = after;
      const isOpen = [money, cards, cash].every(list => list.every(value => value !== null));
      const now = { ...cleared(before, after.starter), money, cards, cash };
      const isKept = seatsOf(before.players).every(
        seat => before.money[seat] === null || before.money[seat] === money[seat],
      );
      return isOpen && isKept && after.agenda.length === 0 && isOnly(before, after, now);
    },
  },

  untold: (before, after) =>
    isNothing(before, after) ||
    (topOf(after)?.step === 'deal' && isOnly(before, after, cleared(before, after.starter))),
};
