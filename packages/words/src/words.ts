import type { Args } from './generated/args.ts';
import type { Language } from './languages.ts';
import { withReaderInside } from './you.ts';

/** A part of the catalogue that is loaded as a whole: what all share, the command line, or one game. */
export type Area = keyof Args;

/** All but what the terminal alone says. */
export type PageArea = Exclude<Area, 'cli' | 'screen' | 'server' | `position-${string}`>;

export type KeyOf<A extends Area> = A extends Area ? keyof Args[A] & string : never;
/** What a message needs to be given; `null` for nothing. */
export type ArgsOf<A extends Area, K> = A extends Area ? (K extends keyof Args[A] ? Args[A][K] : never) : never;

/** Where the key is one of several, what they need all together. */
type Needed<A extends Area, K> = (K extends unknown ? (args: ArgsOf<A, K>) => void : never) extends (
  args: infer Every,
) => void
  ? Every
  : never;
type Given<A extends Area, K> = Needed<A, K> extends null ? [] : [args: Needed<A, K>];

/** The compiled messages of some areas. */
export type Messages<A extends Area> = { readonly [K in KeyOf<A>]: (...given: Given<A, K>) => string };

/** What can be said in one language about some areas. */
export interface Words<A extends Area> {
  readonly language: Language;
  readonly messages: Messages<A>;
}

export const say = <A extends Area, K extends KeyOf<A>>(words: Words<A>, key: K, ...given: Given<A, K>): string =>
  withReaderInside(words.language, words.messages[key](...given));
