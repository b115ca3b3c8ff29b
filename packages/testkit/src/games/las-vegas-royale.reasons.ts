import type { RoyaleShape, RoyaleSteps, Side } from '@zaria/games/las-vegas-royale';
import { questionOn, type AnswerOf, type DataOf } from '@zaria/kit';
import { forgotten, type Reasons, type Wrong } from './reason.ts';

type Wrongly = Wrong<RoyaleShape>;
type StepName = RoyaleShape['action']['step'];

/** What was asked and answered, if it was this step. */
function at<K extends StepName>(
  { state, action }: Wrongly,
  step: K,
): { readonly data: DataOf<RoyaleSteps, K>; readonly answer: AnswerOf<RoyaleSteps, K> } | null {
  const frame = questionOn(state);
  if (frame?.step !== step || action.step !== step) return null;
  return { data: frame.data as DataOf<RoyaleSteps, K>, answer: action.answer as AnswerOf<RoyaleSteps, K> };
}

function tileIn<K extends Side>({ state }: Wrongly, side: K) {
  const tile = state.tiles.find(one => one.side === side);
  return tile as Extract<typeof tile, { readonly side: K }> | undefined;
}

/** The casino that an answer names, whatever it is an answer to. */
function casinoOf({ action: { answer } }: Wrongly): number | null {
  if (typeof answer === 'number') return answer;
  return typeof answer === 'object' && 'casino' in answer ? answer.casino : null;
}

const truths: Reasons<RoyaleShape>['truths'] = {
  'not-rolled'({ casino }, wrong) {
    const place = at(wrong, 'place');
    if (place !== null) {
      const { small, big } = place.data.rolled;
      return place.answer === casino && small[casino] === 0 && big !== casino;
    }
    const use = at(wrong, 'myChoice.use');
    if (use !== null) return use.answer === casino && !use.data.dice.includes(casino);
    const prime = at(wrong, 'primeTime.place');
    return prime !== null && prime.answer.includes(casino) && !prime.data.dice.includes(casino);
  },
  'rolled-once'({ casino }, wrong) {
    const prime = at(wrong, 'primeTime.place');
    const count = (dice: readonly number[] = []): number => dice.filter(face => face === casino).length;
    return count(prime?.data.dice) === 1 && count(prime?.answer) > 1;
  },
  closed({ casino }, wrong) {
    const isMeant = at(wrong, 'primeTime.place')?.answer.includes(casino) ?? casinoOf(wrong) === casino;
    return isMeant && wrong.state.closed === casino;
  },
  'no-chip'(_reason, wrong) {
    const { state, seat } = wrong;
    return at(wrong, 'place')?.answer === 'pass' && state.chips[seat] === 0;
  },
  'no-die'({ size }, { state, seat, action: { answer } }) {
    const isMeant = answer === size || (typeof answer === 'object' && 'size' in answer && answer.size === size);
    return isMeant && state.supply[size][seat] === 0;
  },
  'no-die-there'({ casino, size }, wrong) {
    const move = at(wrong, 'moveDie')?.answer;
    const isMeant = move?.move === 'take' && move.casino === casino && move.size === size;
    return isMeant && wrong.state.casinos[casino].dice[size][wrong.seat] === 0;
  },
  'too-many'(_reason, wrong) {
    const double = at(wrong, 'doubleDown.move');
    if (double === null) return false;
    const { small, big } = wrong.state.casinos[double.data.from].dice;
    return double.answer.small > small[wrong.seat] || double.answer.big > big[wrong.seat];
  },
  'own-casino'({ casino }, wrong) {
    const close = at(wrong, 'noEntry.close');
    return close?.answer === casino && close.data.here === casino;
  },
  'must-close': (_reason, wrong) => at(wrong, 'noEntry.close')?.answer === 'leave' && wrong.state.closed === null,
  'no-group': ({ dice }, wrong) =>
    at(wrong, 'blockIt.put')?.answer.dice === dice && tileIn(wrong, 'F1')?.groups.includes(dice) === false,
  'no-blank': ({ casino }, wrong) => casinoOf(wrong) === casino && wrong.state.casinos[casino].blank === 0,
  'no-space'(_reason, wrong) {
    const relief = at(wrong, 'handicap.take')?.answer ?? 'no';
    return relief !== 'no' && tileIn(wrong, 'F2')?.free[relief.reward] === 0;
  },
  'not-this-turn'(_reason, wrong) {
    const slot = at(wrong, 'niceDice.slot');
    if (slot === null || slot.answer === 'no') return false;
    const { casino: number, size } = slot.answer;
    const { casino: here, dice, rolled } = slot.data;
    if (number === here) return dice[size] === 0;
    return size === 'small' ? (rolled?.small[number] ?? 0) === 0 : rolled?.big !== number;
  },
  'slot-taken': ({ slot }, wrong) => casinoOf(wrong) === slot && tileIn(wrong, 'H1')?.slots[slot] !== null,
  'no-tile'({ casino }, wrong) {
    const tile = at(wrong, 'myChoice.tile');
    return tile?.answer === casino && (tile.data.casino === casino || wrong.state.tiles[casino - 1] === undefined);
  },
};

export const royaleReasons = forgotten<RoyaleShape>({
  without: ['roll', 'fiftyFifty.bet', 'blackBox.split', 'blackBox.pick', 'luckyPunch.hide', 'luckyPunch.guess'],
  elsewhere: [],
  truths,
});
