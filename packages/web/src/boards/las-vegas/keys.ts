import { FACES, type Face } from '../casinos/lying.ts';
import type { Action } from './types.ts';

/** What a key means at this table. */
export type Meaning =
  | { readonly does: 'consider'; readonly action: Action }
  | { readonly does: 'act'; readonly action: Action }
  | { readonly does: 'focus'; readonly face: Face }
  | { readonly does: 'explain'; readonly face: Face }
  | null;

interface Situation {
  readonly legal: readonly Action[];
  readonly considered: Action | null;
  /** The casino that has the focus. */
  readonly focused: Face | null;
  /** Whether the focus is on something that has its own use for Enter. */
  readonly isOnControl: boolean;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function meaningOf(key: string, { legal, considered, focused, isOnControl }: Situation): Meaning {
  const step = STEPS[key];
  if (step !== undefined && focused !== null) {
    const open = facesIn(legal);
    const faces = open.length > 0 ? open : FACES;
    const next = faces[(faces.indexOf(focused) + step + faces.length) % faces.length];
    return next === undefined ? null : { does: 'focus', face: next };
  }
  if (key === 'Enter') {
    const isOnConsidered = considered?.step === 'place' && considered.answer === focused;
    if (isOnControl && !isOnConsidered) return null;
    const action = considered ?? legal.find(({ step }) => step === 'roll');
    return action === undefined ? null : { does: 'act', action };
  }
  const face = FACES.find(number => String(number) === key);
  if (face === undefined) return null;
  const action = legal.find(({ step, answer }) => step === 'place' && answer === face);
  return action === undefined ? { does: 'explain', face } : { does: 'consider', action };
}

/** The casinos that may be chosen. */
export const facesIn = (legal: readonly Action[]): readonly Face[] =>
  FACES.filter(face => legal.some(action => action.step === 'place' && action.answer === face));
