import type { Action } from './types.ts';

/** As it lies there first: for each token, whether it is on the left. */
export const start = (): readonly boolean[] => [true, false, false, true, true, false];

export const swap = (lefts: readonly boolean[], at: number): readonly boolean[] => lefts.with(at, !lefts[at]);

const sorted = (tokens: readonly number[]): string => tokens.toSorted((a, b) => b - a).join(' ');

/** The answer that parts the tokens so; `null`: there is none. */
export function splitOf(legal: readonly Action[], tokens: readonly number[], lefts: readonly boolean[]): Action | null {
  const [left, right] = [true, false].map(isLeft => sorted(tokens.filter((_, at) => lefts[at] === isLeft)));
  return (
    legal.find(
      action =>
        action.step === 'blackBox.split' &&
        sorted(action.answer.left) === left &&
        sorted(action.answer.right) === right,
    ) ?? null
  );
}
