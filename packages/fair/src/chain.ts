import type { Seat } from '@zaria/kit';
import { printHex, u32 } from './bytes.ts';
import { descentFrom } from './descent.ts';
import { MATCH_ID_LENGTH, SECRET_LENGTH, hash, sized } from './hash.ts';

/** How many links a chain has, and so how many draws a match may have. */
export const LINKS = 4096;
/** Every so many links one is kept, and all between two of these once one of them was asked for. */
const STRIDE = 64;

/** Whose chain it is: the host's takes the place that no seat can have. */
export type ChainOwner = Seat | 'host';
const HOST_PLACE = 0xffff_ffff;

/** What one side adds to the draws of a match, one link for each. A link shows those before it and none after it. */
export interface Chain {
  /** Link 0, in hex: published before any link is given. */
  readonly head: string;
  /** The link of that number, from 1. */
  link(number: number): Uint8Array;
}

/** How often a chain that grows pauses: each time after an eighth of its links. */
const PAUSES = 8;

/** The chain that grows from `secret`: 32 random bytes that stay with its owner. */
export const chainOf = (matchId: Uint8Array, owner: ChainOwner, secret: Uint8Array): Chain =>
  grown(growChain(matchId, owner, secret));

/** The same, with pauses for whoever has other things to do: it takes thousands of hashes. */
export function* growChain(
  matchId: Uint8Array,
  owner: ChainOwner,
  secret: Uint8Array,
): Generator<undefined, Chain, undefined> {
  const place = u32(owner === 'host' ? HOST_PLACE : owner);
  const way = descentFrom(hash('tip', sized(matchId, MATCH_ID_LENGTH), place, sized(secret, SECRET_LENGTH)));
  const kept: Uint8Array[] = [];
  for (let stop = LINKS / STRIDE; stop > 0; stop--) {
    kept[stop] = way.link;
    way.down(STRIDE);
    if (stop % (LINKS / STRIDE / PAUSES) === 1) yield;
  }
  /** Those up to the stop that was asked for last: draws ask for one after the other. */
  let near: { readonly stop: number; readonly links: readonly Uint8Array[] } | null = null;
  return {
    head: printHex(way.link),
    link(number) {
      if (!Number.isInteger(number) || number < 1 || number > LINKS) throw new Error(`a chain has no link ${number}`);
      const stop = Math.ceil(number / STRIDE);
      if (near?.stop !== stop) near = { stop, links: linksUpTo(kept[stop] as Uint8Array, STRIDE - 1) };
      return (near.links[number - (stop - 1) * STRIDE - 1] as Uint8Array).slice();
    },
  };
}

/** What grows, without its pauses. */
export function grown<T>(growing: Generator<undefined, T, undefined>): T {
  let step = growing.next();
  while (step.done !== true) step = growing.next();
  return step.value;
}

/** The link so many places before this one. */
export function linkBefore(link: Uint8Array, places: number): Uint8Array {
  const way = descentFrom(link);
  way.down(places);
  return way.link;
}

/** All links of a chain from its head (place 0) to the deepest that was shown. */
export function linksUpTo(deepest: Uint8Array, depth: number): readonly Uint8Array[] {
  const way = descentFrom(deepest);
  const links: Uint8Array[] = [];
  for (let place = depth; place >= 0; place--) {
    links[place] = way.link;
    if (place > 0) way.down(1);
  }
  return links;
}
