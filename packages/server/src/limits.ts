import { bucket, type Bucket } from './bucket.ts';
import { networkOf } from './network.ts';

/** What one address may do, or with IPv6 one network. */
export interface Allowances {
  /** Requests at once, and a second. */
  readonly requests: { readonly most: number; readonly perSecond: number };
  /** New guests, new tables, and codes that are tried: dear, or to be guessed. */
  readonly dear: { readonly most: number; readonly perSecond: number };
  /** Sockets that are open at the same time. */
  readonly sockets: number;
  /** Who only watch, at one table. */
  readonly spectators: number;
}

export const USUAL: Allowances = {
  requests: { most: 240, perSecond: 20 },
  dear: { most: 120, perSecond: 2 },
  sockets: 200,
  spectators: 50,
};

export interface ByAddress {
  request(address: string): boolean;
  dear(address: string, cost?: number): boolean;
  /** A socket is opened; `false`: there are enough. */
  enter(address: string): boolean;
  leave(address: string): void;
}

/** Whoever is forgotten begins anew with a full bucket: addresses without number must not cost memory without end. */
const REMEMBERED = 20_000;

export function byAddress({ requests, dear, sockets }: Allowances, now: () => number): ByAddress {
  const buckets = { request: new Map<string, Bucket>(), dear: new Map<string, Bucket>() };
  const open = new Map<string, number>();

  function take(
    of: Map<string, Bucket>,
    address: string,
    { most, perSecond }: Allowances['requests'],
    cost = 1,
  ): boolean {
    const own = of.get(address) ?? bucket(most, perSecond, now);
    // Moved to the end: the first is the one that was not seen for longest.
    of.delete(address);
    of.set(address, own);
    const [oldest] = of.keys();
    if (of.size > REMEMBERED && oldest !== undefined) of.delete(oldest);
    return own.take(cost);
  }

  return {
    request: address => take(buckets.request, networkOf(address), requests),
    dear: (address, cost) => take(buckets.dear, networkOf(address), dear, cost),
    enter(address) {
      const network = networkOf(address);
      const count = open.get(network) ?? 0;
      if (count >= sockets) return false;
      open.set(network, count + 1);
      return true;
    },
    leave(address) {
      const network = networkOf(address);
      const count = (open.get(network) ?? 1) - 1;
      if (count > 0) open.set(network, count);
      else open.delete(network);
    },
  };
}
