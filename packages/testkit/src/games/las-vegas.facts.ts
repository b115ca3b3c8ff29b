import type { CasinoView, LasVegasShape, LasVegasView } from '@zaria/games/las-vegas';
import { same, seatsOf } from '@zaria/kit';
import { changedAt, isOnly, plus, topOf, type Facts } from '../laws/facts.ts';

/* What the facts of Las Vegas say: how the view before each becomes the one it is told with. */

type View = LasVegasView;
type Face = CasinoView['number'];
type Party = CasinoView['winning'][number]['party'];

const CASINOS = [1, 2, 3, 4, 5, 6] as const;
const DICE = 8;

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const at = (view: View, face: Face, change: Partial<CasinoView>): View => ({
  ...view,
  casinos: { ...view.casinos, [face]: { ...view.casinos[face], ...change } },
});

/** A party's dice leave a casino for their owner's hand, white ones for the side. */
function home(view: View, face: Face, party: Party): View {
  const { dice, white } = view.casinos[face];
  if (party === 'white') return at({ ...view, spare: view.spare + white }, face, { white: 0 });
  const supply = changedAt(view.supply, party, own => own + (dice[party] ?? 0));
  return at({ ...view, supply }, face, { dice: changedAt(dice, party, () => 0) });
}

/** The casinos before this one are paid: whoever was left there has gone home. */
function swept(view: View, before: number): View {
  const parties: readonly Party[] = [...seatsOf(view.players), 'white'];
  const done = CASINOS.filter(face => face < before);
  return done.reduce((now, face) => parties.reduce((then, party) => home(then, face, party), now), view);
}

/** The round is paid: all dice are with their players again. */
function cleared(view: View): View {
  const now = swept(view, 7);
  const each = view.options.neutral ? (view.players === 2 ? 4 : 2) : 0;
  const spare = sum(now.white) + now.spare - each * view.players;
  return { ...now, supply: now.supply.map(() => DICE), white: now.white.map(() => each), spare };
}

const facesOf = (dice: Readonly<Record<Face, number>>): readonly Face[] =>
  CASINOS.flatMap(face => Array<Face>(dice[face]).fill(face));

export const lasVegasFacts: Facts<LasVegasShape> = {
  told: {
    starts: (before, { seat }, after) => isOnly(before, after, { starter: seat }) && topOf(after)?.step === 'deal',

    round: (before, { round, seat }, after) =>
      round === before.round + 1 && isOnly(before, after, { round, starter: seat }),

    dealt: (before, { casino, notes }, after) =>
      before.casinos[casino].notes.length === 0 &&
      isOnly(before, after, { ...at(before, casino, { notes }), deck: before.deck - notes.length }),

    spare(before, { casino, dice }, after) {
      const [note] = before.casinos[casino].notes;
      const winning = note === undefined ? [] : [{ party: 'white' as const, note }];
      return isOnly(before, after, { ...at(before, casino, { white: dice, winning }), spare: before.spare - dice });
    },

    rolled(before, { seat, own, white }, after) {
      const frame = topOf(after);
      if (frame?.step !== 'place' || frame.actor !== seat || !isOnly(before, after, {})) return false;
      const { rolled } = frame.data;
      return same([facesOf(rolled.own), facesOf(rolled.white)], [own, white]);
    },

    placed(before, { seat, casino, own, white }, after) {
      const there = before.casinos[casino];
      const change = {
        dice: changedAt(there.dice, seat, dice => dice + own),
        white: there.white + white,
        winning: after.casinos[casino].winning,
        level: after.casinos[casino].level,
      };
      return isOnly(before, after, {
        ...at(before, casino, change),
        supply: changedAt(before.supply, seat, dice => dice - own),
        white: changedAt(before.white, seat, dice => dice - white),
      });
    },

    tied(before, { casino, parties, dice }, after) {
      const there = before.casinos[casino];
      const isLevel = parties.every(party => (party === 'white' ? there.white : there.dice[party]) === dice);
      const now = parties.reduce((view, party) => home(view, casino, party), swept(before, casino));
      const level = there.level.filter(party => !parties.includes(party));
      return isLevel && isOnly(before, after, at(now, casino, { level }));
    },

    paid(before, { casino, party, note }, after) {
      const { notes, returning, winning } = before.casinos[casino];
      if (notes[0] !== note || !same(winning[0], { party, note })) return false;
      const left = { notes: notes.slice(1), winning: winning.slice(1) };
      const now = home(swept(before, casino), casino, party);
      if (party === 'white')
        return isOnly(before, after, at(now, casino, { ...left, returning: [...returning, note] }));
      return isOnly(before, after, {
        ...at(now, casino, left),
        money: changedAt(before.money, party, money => plus(money, note)),
        notes: changedAt(before.notes, party, count => count + 1),
      });
    },

    returned(before, { casino, notes }, after) {
      const there = before.casinos[casino];
      const now = at(swept(before, casino), casino, { notes: [], returning: [] });
      return (
        there.winning.length === 0 &&
        same([...there.returning, ...there.notes], notes) &&
        isOnly(before, after, { ...now, deck: before.deck + notes.length })
      );
    },

    over(before, _fact, after) {
      const isOpen = after.money.every((money, seat) => money !== null && money === (before.money[seat] ?? money));
      return isOpen && after.agenda.length === 0 && isOnly(before, after, { ...cleared(before), money: after.money });
    },
  },

  untold: (before, after) =>
    isOnly(before, after, {}) || (topOf(after)?.step === 'deal' && isOnly(before, after, cleared(before))),
};
