import { lookup } from 'node:dns';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** Addresses that only this machine or its network can reach: nobody sends us there. Each kind has a list of its own. */
const INTERNAL = { ipv4: new BlockList(), ipv6: new BlockList() } as const;
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INTERNAL.ipv4.addSubnet(network, bits, 'ipv4');
// Of IPv6 only 2000::/3 is given out to the world, and of that not what carries an IPv4 address, nor examples.
for (const [network, bits] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  INTERNAL.ipv6.addSubnet(network, bits, 'ipv6');

/** Whether it may not be reached from here: an IPv4 address in the clothes of IPv6 never. */
export function isInternal(address: string): boolean {
  if (isIP(address) === 0) return true;
  const kind = isIPv6(address) ? 'ipv6' : 'ipv4';
  return INTERNAL[kind].check(address, kind);
}

/** Which addresses notices may go to. */
export interface Reach {
  /** Host names that the operator allows, wherever they lead. */
  readonly allowed: readonly string[];
}

/** Whether notices may be sent there at all, as far as the address itself says; where its name leads is seen later. */
export function mayReach(address: string, { allowed }: Reach): boolean {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return false;
  }
  if (url.username !== '' || url.password !== '') return false;
  if (allowed.includes(url.hostname)) return url.protocol === 'https:' || url.protocol === 'http:';
  const bare = url.hostname.replaceAll(/^\[|\]$/g, '');
  return url.protocol === 'https:' && (isIP(bare) === 0 || !isInternal(bare));
}

/** Looks a name up and refuses where it leads inside, at the moment of connecting: a name may lead elsewhere later. */
export const carefulLookup =
  ({ allowed }: Reach): LookupFunction =>
  (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error !== null) return done(error, '', 0);
      const good = allowed.includes(host) ? found : found.filter(({ address }) => !isInternal(address));
      const [first] = good;
      if (first === undefined) return done(new Error(`${host} leads inside`), '', 0);
      if (options.all === true) done(null, good);
      else done(null, first.address, first.family);
    });
  };
