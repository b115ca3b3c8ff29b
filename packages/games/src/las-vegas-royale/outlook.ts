import { isSeat, questionOn, type Seat } from '@zaria/kit';
import type { Face } from '../casinos/faces.ts';
import type { Outlook } from '../casinos/outlook.ts';
import { ONE, WEIGHT, type LoneDie, type Pieces } from './heap.ts';
import { showing } from './roll.ts';
import type { RoyaleShape } from './steps.ts';
import { partyAt } from './table.ts';
import { strengths, type CasinoView, type RoyaleView } from './view.ts';

type Action = RoyaleShape['action'];

/** Dice that would come to a casino, or leave it where a number is negative. */
interface Shift {
  readonly casino: Face;
  /** `null`: blank dice, which are `small`. */
  readonly seat: Seat | null;
  readonly dice: Pieces;
  /** Black dice of Prime Time. */
  readonly black?: number;
}

const less = ({ small, big }: Pieces): Pieces => ({ small: -small, big: -big });
const blank = (casino: Face, dice: number): Shift => ({ casino, seat: null, dice: { small: dice, big: 0 } });

/** What `place 3` would come to, for whoever is asked and before a tile is set off; `null` for any other action. */
export const outlookOf = (view: RoyaleView, action: Action): Outlook<CasinoView> | null =>
  action.step === 'place' ? (outlooksOf(view, action)[0] ?? null) : null;

/** What the action would come to at each casino where it moves dice, for whoever is asked and before a tile is set off. */
export function outlooksOf(view: RoyaleView, action: Action): readonly Outlook<CasinoView>[] {
  const question = questionOn(view);
  if (question?.step !== action.step || !isSeat(question.actor)) return [];
  const shifts = shiftsOf(view, action, question.actor);
  return [...new Set(shifts.map(({ casino }) => casino))].map(casino =>
    outlookAt(
      view,
      casino,
      shifts.filter(shift => shift.casino === casino),
    ),
  );
}

function shiftsOf(view: RoyaleView, action: Action, seat: Seat): readonly Shift[] {
  const question = questionOn(view);
  switch (action.step) {
    case 'place': {
      if (question?.step !== 'place' || action.answer === 'pass') return [];
      return [{ casino: action.answer, seat, dice: showing(question.data.rolled, action.answer) }];
    }
    case 'powerPlay.turn':
      return action.answer === 'roll' ? [] : [{ casino: action.answer.casino, seat, dice: ONE[action.answer.size] }];
    case 'moveDie': {
      const { move, size, casino } = action.answer;
      return [{ casino, seat, dice: move === 'place' ? ONE[size] : less(ONE[size]) }];
    }
    case 'blockIt.put':
      return [blank(action.answer.casino, action.answer.dice)];
    case 'handicap.take':
      return action.answer === 'no' ? [] : [blank(action.answer.casino, -1)];
    case 'doubleDown.move': {
      if (question?.step !== 'doubleDown.move') return [];
      const { small, big } = action.answer;
      return small + big === 0 ? [] : [{ casino: question.data.from, seat, dice: less(action.answer) }];
    }
    case 'primeTime.place':
      return action.answer.map(casino => ({ casino, seat, dice: { small: 0, big: 0 }, black: 1 }));
    case 'niceDice.slot': {
      if (question?.step !== 'niceDice.slot' || action.answer === 'no') return [];
      const { size, casino } = action.answer;
      const out = slotted(view, casino);
      return [
        ...(casino === question.data.casino ? [{ casino, seat, dice: less(ONE[size]) }] : []),
        ...(out === null ? [] : [{ casino, seat: out.seat, dice: ONE[out.size] }]),
      ];
    }
    // None of these moves dice at a casino.
    case 'bank':
    case 'blackBox.pick':
    case 'blackBox.split':
    case 'deal':
    case 'dice':
    case 'fiftyFifty.bet':
    case 'fiftyFifty.dice':
    case 'jackpot.dice':
    case 'knockout.die':
    case 'luckyPunch.guess':
    case 'luckyPunch.hide':
    case 'myChoice.dice':
    case 'myChoice.gold':
    case 'myChoice.tile':
    case 'myChoice.use':
    case 'neutral':
    case 'noEntry.close':
    case 'primeTime.dice':
    case 'roll':
    case 'starter':
    case 'tiles':
      return [];
  }
}

/** The die that would be pushed from its slot of Nice Dice. */
function slotted({ casinos }: RoyaleView, slot: Face): LoneDie | null {
  for (const { tile } of Object.values(casinos)) if (tile?.side === 'H1') return tile.slots[slot];
  return null;
}

function outlookAt(view: RoyaleView, casino: Face, shifts: readonly Shift[]): Outlook<CasinoView> {
  const before = view.casinos[casino];
  const { players } = view;
  const [small, big, black] = [[...before.small], [...before.big], [...before.black]];
  const weights = [...weightsOf(view, before)];
  let { blank: blanks } = before;
  for (const { seat, dice, black: more = 0 } of shifts) {
    weights[seat ?? players + 1] = (weights[seat ?? players + 1] ?? 0) + dice.small + WEIGHT.big * dice.big + more;
    if (seat === null) blanks += dice.small;
    else {
      small[seat] = (small[seat] ?? 0) + dice.small;
      big[seat] = (big[seat] ?? 0) + dice.big;
      black[seat] = (black[seat] ?? 0) + more;
    }
  }
  const after = { ...before, small, big, black, blank: blanks, ...strengths(players, weights, before.cards) };
  const gains = before.small.map((_, of) => wonBy(after, of) - wonBy(before, of));
  const moved = shifts.reduce((sum, { dice, black: more = 0 }) => sum + dice.small + dice.big + more, 0);
  return { casino, dice: moved, after, gains };
}

/** By party: the seats, then neutral, then blank. */
const weightsOf = ({ players }: RoyaleView, { weights }: CasinoView): readonly number[] =>
  Array.from(
    { length: players + 2 },
    (_, i) => weights.find(({ party }) => party === partyAt(players, i))?.weight ?? 0,
  );

const wonBy = ({ winning }: CasinoView, seat: number): number => winning.find(({ party }) => party === seat)?.card ?? 0;
