import { questionOn } from '@zaria/kit';
import type { Face } from '../casinos/lying.ts';
import { actingSide } from './acting.ts';
import { casinoOf } from './turn.ts';
import type { RoyaleView, Told } from './types.ts';

/** Whether the table is in the middle of a settlement. */
export function isBeingSettled({ agenda }: RoyaleView): boolean {
  const under = agenda[0]?.step;
  return under === 'payout' || under === 'end';
}

/** Whether it is told in the settlement of a round. */
export const isSettling = ({ fact, view }: Told): boolean => fact.fact === 'fined' || isBeingSettled(view);

/** The casino whose turn it is in the settlement. */
export function casinoIn({ fact, view }: Told): Face | null {
  if (fact.fact === 'tied' || fact.fact === 'paid' || fact.fact === 'returned') return fact.casino;
  const side = actingSide(fact);
  return side === null ? null : casinoOf(view, side);
}

/** Whether what is told and then lies on the table is the end of a settlement. */
const isSettled = (view: RoyaleView): boolean => {
  const question = questionOn(view);
  return question === null || question.step === 'deal';
};

/** Whether the settlement is over with this telling; `view` is the table after all of them. */
export const endsSettlement = (index: number, tellings: readonly Told[], view: RoyaleView): boolean =>
  isSettled(view) && tellings.findLastIndex(isSettling) === index;

/** Whether a casino is lit for this telling, and was not for the one before. */
export function lightsCasino(index: number, tellings: readonly Told[]): boolean {
  const [told, last] = [tellings[index], tellings[index - 1]];
  if (told === undefined || !isSettling(told)) return false;
  return last === undefined || !isSettling(last) || casinoIn(last) !== casinoIn(told);
}
