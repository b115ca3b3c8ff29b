import { parseCarried, printCarried, type CarriedHand } from './kept-hand.ts';

/** The address of a match for one's own other device: the secret stands behind the `#`, which browsers send to nobody. */
export function carriedLink(address: string, hand: CarriedHand): string {
  const url = new URL(address);
  url.hash = printCarried(hand);
  return url.href;
}

/** What came with an address, and the address without it: that one may be shown, kept in a history and passed on. */
export function takeCarried(address: string): { readonly address: string; readonly carried: CarriedHand | null } {
  const url = new URL(address);
  const carried = parseCarried(url.hash.slice(1));
  if (carried === null) return { address, carried };
  url.hash = '';
  return { address: url.href, carried };
}
