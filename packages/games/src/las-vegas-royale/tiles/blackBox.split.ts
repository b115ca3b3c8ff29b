import { numbers, type Notation } from '@zaria/kit';

/** The tokens of the Black Box, in thousands. */
export const TOKENS = [60, 20, 20, 0, 0, 0] as const;

/** Two piles, each with its highest token first. */
export interface Split {
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/** How many tokens are in each pile. */
export type Sizes = { readonly left: number; readonly right: number };

export const sizesOf = ({ left, right }: Split): Sizes => ({ left: left.length, right: right.length });

const printSplit = ({ left, right }: Split): string => `${numbers.print(left)} / ${numbers.print(right)}`;

/** Each token left or right, as the bits of a number say; neither pile is empty. */
const all: readonly Split[] = Array.from({ length: 2 ** TOKENS.length - 2 }, (_, i) => {
  const isLeft = (_token: number, at: number): boolean => ((i + 1) >> at) % 2 === 1;
  return { left: TOKENS.filter(isLeft), right: TOKENS.filter((token, at) => !isLeft(token, at)) };
});

/** Equal tokens are not told apart. */
const BY_TEXT = new Map(all.map(split => [printSplit(split), split]));

/** All ways to part the tokens. */
export const SPLITS: readonly Split[] = [...BY_TEXT.values()];

/** "60 0 / 20 20 0 0". */
export const splitNotation: Notation<Split> = { print: printSplit, parse: text => BY_TEXT.get(text) ?? null };
