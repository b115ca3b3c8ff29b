import { isIPv6 } from 'node:net';

/** Groups of an address that tell networks apart: whoever has one address of IPv6 has all those of the other four. */
const OF_NETWORK = 4;
const GROUPS = 8;

/** Whom limits are for: an address, or with IPv6 the network that one household is given. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [bare = ''] = address.toLowerCase().split('%', 1);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  const [before = '', after] = bare.split('::');
  const groups = (text: string): string[] => text.split(':').filter(group => group !== '');
  const [first, last] = [groups(before), groups(after ?? '')];
  const between = Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => '0');
  const all = [...first, ...(after === undefined ? [] : between), ...last];
  return all
    .slice(0, OF_NETWORK)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':');
}
