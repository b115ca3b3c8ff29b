import { lookup } from 'node:dns';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** Addresses that only this machine or its network can reach: nobody sends us there. */
const INTERNAL = new BlockList();
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
  INTERNAL.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['100::', 64],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INTERNAL.addSubnet(network, bits, 'ipv6');

/** Whether it may not be reached from here. An IPv4 address in the clothes of IPv6 is the IPv4 address. */
export function isInternal(address: string): boolean {
  if (isIP(address) === 0) return true;
  return INTERNAL.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
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
