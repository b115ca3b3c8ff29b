import { isSeat, questionOn } from '@zaria/kit';
import { prospects, type Outlook } from '../casinos/outlook.ts';
import type { LasVegasShape } from './steps.ts';
import { partyAt } from './table.ts';
import type { CasinoView, LasVegasView } from './view.ts';

/** What `place 3` would come to, for whoever is asked; `null` for an action that is nothing of the kind. */
export function outlookOf(view: LasVegasView, action: LasVegasShape['action']): Outlook<CasinoView> | null {
  const question = questionOn(view);
  if (action.step !== 'place' || question?.step !== 'place' || !isSeat(question.actor)) return null;
  const { actor: seat, data } = question;
  const casino = action.answer;
  const [own, white] = [data.rolled.own[casino], data.rolled.white[casino]];
  const before = view.casinos[casino];
  const lying = { dice: before.dice.map((dice, of) => dice + (of === seat ? own : 0)), white: before.white + white };
  const after = {
    ...before,
    ...lying,
    ...prospects([...lying.dice, lying.white], before.notes, index => partyAt(view.players, index)),
  };
  const gains = before.dice.map((_, of) => wonBy(after, of) - wonBy(before, of));
  return { casino, dice: own + white, after, gains };
}

const wonBy = ({ winning }: CasinoView, seat: number): number => winning.find(({ party }) => party === seat)?.note ?? 0;
