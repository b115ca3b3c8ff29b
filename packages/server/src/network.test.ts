import { expect, test } from 'vitest';
import { USUAL, byAddress } from './limits.ts';
import { networkOf } from './network.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
])('limits for %s are for %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('whoever has a network of IPv6 is not somebody else at each of its addresses', () => {
  const limits = byAddress({ ...USUAL, sockets: 1, dear: { most: 1, perSecond: 0 } }, () => 0);
  expect([limits.enter('2001:db8::1'), limits.enter('2001:db8::2'), limits.enter('2001:db8:0:1::1')]).toEqual([
    true,
    false,
    true,
  ]);
  limits.leave('2001:db8::1');
  expect(limits.enter('2001:db8::3')).toBe(true);
  expect([limits.dear('2001:db8::1'), limits.dear('2001:db8::2')]).toEqual([true, false]);
});
