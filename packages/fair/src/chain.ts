import type { Seat } from '@zaria/kit';
import { printHex, u32 } from './bytes.ts';
import { descentFrom } from './descent.ts';
import { HASH_LENGTH, MATCH_ID_LENGTH, SECRET_LENGTH, hash, sized } from './hash.ts';

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
  const kept = new Uint8Array((LINKS / STRIDE) * HASH_LENGTH);
  for (let stop = LINKS / STRIDE - 1; stop >= 0; stop--) {
    way.writeTo(kept, stop * HASH_LENGTH);
    way.down(STRIDE);
    if (stop % (LINKS / STRIDE / PAUSES) === 0) yield;
  }
  /** Those up to the stop that was asked for last: draws ask for one after the other. */
  let near: { readonly stop: number; readonly links: Uint8Array } | null = null;
  return {
    head: printHex(way.link),
    link(number) {
      if (!Number.isInteger(number) || number < 1 || number > LINKS) throw new Error(`a chain has no link ${number}`);
      const stop = Math.floor((number - 1) / STRIDE);
      if (near?.stop !== stop) near = { stop, links: linksBehind(linkIn(kept, stop)) };
      return linkIn(near.links, (number - 1) % STRIDE);
    },
  };
}

/*
 * Links that are kept lie one behind the other in one array: a server has a chain for each of its tables, and a hundred
 * small arrays in each would be most of what its collector of garbage goes through.
 */

/** A copy of the link at that place. */
const linkIn = (links: Uint8Array, place: number): Uint8Array =>
  links.slice(place * HASH_LENGTH, (place + 1) * HASH_LENGTH);

/** A link, and before it those from the stop before. */
function linksBehind(link: Uint8Array): Uint8Array {
  const links = new Uint8Array(STRIDE * HASH_LENGTH);
  const way = descentFrom(link);
  for (let place = STRIDE - 1; place >= 0; place--) {
    way.writeTo(links, place * HASH_LENGTH);
    way.down(1);
  }
  return links;
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
