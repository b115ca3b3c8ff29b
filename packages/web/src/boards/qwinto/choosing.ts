import { COLOURS, type Colour, type QwintoShape } from '@zaria/games/qwinto';

type Action = QwintoShape['action'];

/** The dice that are about to be thrown. */
export const chosenDice = (considered: Action | null): readonly Colour[] =>
  considered?.step === 'roll' ? considered.answer : [];

/** The throw with a die more, or without it; `null` when none is left. */
export function withDie(legal: readonly Action[], considered: Action | null, colour: Colour): Action | null {
  const chosen = chosenDice(considered);
  const wanted = new Set(COLOURS.filter(other => (other === colour) !== chosen.includes(other)));
  const throws = legal.filter(action => action.step === 'roll');
  return throws.find(({ answer }) => COLOURS.every(one => answer.includes(one) === wanted.has(one))) ?? null;
}

/** What may be done with the dice that lie there. */
export const resultAction = (legal: readonly Action[], answer: 'keep' | 'reroll'): Action | null =>
  legal.find(action => action.step === 'result' && action.answer === answer) ?? null;
