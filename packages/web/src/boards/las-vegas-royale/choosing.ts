import { FACES, type Face } from '../casinos/lying.ts';
import type { Action, Step } from './types.ts';

/** The casino that an answer names; `null`: it names none. */
export function casinoIn(action: Action): Face | null {
  if (action.step === 'place') return action.answer === 'pass' ? null : action.answer;
  if (action.step === 'noEntry.close') return action.answer === 'leave' ? null : action.answer;
  if (action.step === 'myChoice.tile') return action.answer;
  if (action.step === 'moveDie' || action.step === 'blockIt.put') return action.answer.casino;
  if (action.step === 'powerPlay.turn' || action.step === 'handicap.take' || action.step === 'niceDice.slot')
    return typeof action.answer === 'string' ? null : action.answer.casino;
  return null;
}

/** What goes there, or is got for it, where the answer says that, too. */
export type Kind =
  | 'small'
  | 'big'
  | 'place small'
  | 'place big'
  | 'take small'
  | 'take big'
  | '1'
  | '2'
  | '3'
  | 'chip'
  | 'card'
  | 'move';

export function kindIn(action: Action): Kind | null {
  if (action.step === 'moveDie') return `${action.answer.move} ${action.answer.size}`;
  if (action.step === 'blockIt.put') return String(action.answer.dice) as Kind;
  if (action.step === 'powerPlay.turn' || action.step === 'niceDice.slot')
    return typeof action.answer === 'string' ? null : action.answer.size;
  if (action.step === 'handicap.take') return typeof action.answer === 'string' ? null : action.answer.reward;
  return null;
}

/** All kinds there are to choose from, as they are listed. */
export const kindsIn = (legal: readonly Action[]): readonly Kind[] => [
  ...new Set(legal.flatMap(action => kindIn(action) ?? [])),
];

/** The casinos that may be chosen. */
export const facesIn = (legal: readonly Action[]): readonly Face[] =>
  FACES.filter(face => legal.some(action => casinoIn(action) === face));

/** What choosing the casino means: of that kind if it can be, else of another. */
export function actionAt(legal: readonly Action[], face: Face, kind: Kind | null): Action | null {
  const there = legal.filter(action => casinoIn(action) === face);
  return there.find(action => kindIn(action) === kind) ?? there[0] ?? null;
}

/** Questions whose answers are numbered on the keyboard, since they name no casino. */
export const NUMBERED: readonly Step[] = [
  'luckyPunch.hide',
  'luckyPunch.guess',
  'primeTime.place',
  'fiftyFifty.bet',
  'knockout.die',
  'blackBox.pick',
  'myChoice.use',
  'myChoice.gold',
];
