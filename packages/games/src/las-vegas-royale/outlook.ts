import { isSeat, questionOn } from '@zaria/kit';
import type { Outlook } from '../casinos/outlook.ts';
import { WEIGHT } from './heap.ts';
import { showing } from './roll.ts';
import type { RoyaleShape } from './steps.ts';
import { partyAt } from './table.ts';
import { strengths, type CasinoView, type RoyaleView } from './view.ts';

/** What `place 3` would come to, for whoever is asked and before a tile is set off; `null` for any other action. */
export function outlookOf(view: RoyaleView, action: RoyaleShape['action']): Outlook<CasinoView> | null {
  const question = questionOn(view);
  if (action.step !== 'place' || action.answer === 'pass') return null;
  if (question?.step !== 'place' || !isSeat(question.actor)) return null;
  const { actor: seat, data } = question;
  const casino = action.answer;
  const dice = showing(data.rolled, casino);
  const before = view.casinos[casino];
  const plus = (list: readonly number[], more: number): readonly number[] =>
    list.map((count, of) => count + (of === seat ? more : 0));
  const weights = plus(weightsOf(view, before), dice.small + WEIGHT.big * dice.big);
  const after = {
    ...before,
    small: plus(before.small, dice.small),
    big: plus(before.big, dice.big),
    ...strengths(view.players, weights, before.cards),
  };
  const gains = before.small.map((_, of) => wonBy(after, of) - wonBy(before, of));
  return { casino, dice: dice.small + dice.big, after, gains };
}

/** By party: the seats, then neutral, then blank. */
const weightsOf = ({ players }: RoyaleView, { weights }: CasinoView): readonly number[] =>
  Array.from(
    { length: players + 2 },
    (_, i) => weights.find(({ party }) => party === partyAt(players, i))?.weight ?? 0,
  );

const wonBy = ({ winning }: CasinoView, seat: number): number => winning.find(({ party }) => party === seat)?.card ?? 0;
