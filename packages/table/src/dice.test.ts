import { expect, test } from 'vitest';
import { chainDice, hostChain, hostPart, seededPart } from './dice.ts';
import { PART } from './scene.testing.ts';

const BEFORE = '00'.repeat(32);
const drawn = (n: number, purpose = 'dice', before = BEFORE) => {
  const { rng, taken } = chainDice(PART.chain).draw({ purpose, n, before, parts: [] });
  const values = [rng.below(6), rng.below(65_536)];
  return { ...taken(), values };
};

test('§4 a draw says what was asked of it and what it was made of', () => {
  const { draw, spent, values } = drawn(4);
  expect(draw).toEqual({ n: 4, purpose: 'dice', m: [6, 65_536], values });
  expect(spent?.host).toBe(Buffer.from(PART.chain.link(4)).toString('hex'));
});

test('§4.4 number, purpose and what was drawn before all move the dice', () => {
  const all = [drawn(4), drawn(5), drawn(4, 'deal'), drawn(4, 'dice', 'ff'.repeat(32))];
  expect(new Set(all.map(({ values }) => values.join())).size).toBe(4);
});

test('§3.3 the same seed gives the same match, and no other seed does', () => {
  const [one, same, other] = [seededPart('a'), seededPart('a'), seededPart('b')];
  expect([one.matchId, one.secret, one.chain.head]).toEqual([same.matchId, same.secret, same.chain.head]);
  expect(one.matchId).not.toBe(other.matchId);
  expect(one.secret).not.toBe(other.secret);
});

test('§2 the chain grows again from what is kept of it', () => {
  expect(hostChain(PART).head).toBe(PART.chain.head);
});

test('a chain that is kept does not grow before somebody asks for a link', () => {
  const chain = hostChain({ ...PART, secret: 'no secret' });
  expect(() => chain.link(1)).toThrow('not hexadecimal');
});

test('the host’s part takes its bytes from outside', () => {
  expect(() => hostPart(new Uint8Array(3))).toThrow('48 bytes');
  expect(PART.matchId).toBe('000102030405060708090a0b0c0d0e0f');
});
