import type { Seat } from '@zaria/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printHex } from '../bytes.ts';
import { drawRng } from './draw.ts';
import { commitPlayer, commitServer, drawKey, transcript, type Share } from './protocol.ts';

const filled = (length: number, byte: number): Uint8Array => new Uint8Array(length).fill(byte);
const NO_BEACON = new Uint8Array();

/** The sample match of the protocol's test vector. */
const MATCH_ID = Uint8Array.from({ length: 16 }, (_, i) => i);
const SERVER_SEED = filled(32, 0x11);
const ENTROPY: readonly Share[] = [
  [0, filled(32, 0x22)],
  [1, filled(32, 0x33)],
];
const START = '{"game":"las-vegas-2012","rules":1,"seats":2}';

const COMMITS = ENTROPY.map(([seat, bytes]): Share => [seat, commitPlayer(MATCH_ID, seat, bytes)]);
const COMMIT_S = commitServer(MATCH_ID, SERVER_SEED);
const said = (reveals: readonly Share[]): Uint8Array =>
  transcript({ matchId: MATCH_ID, start: START, commitS: COMMIT_S, commits: COMMITS, reveals });
const keyWith = (reveals: readonly Share[], beacon: Uint8Array = NO_BEACON): Uint8Array =>
  drawKey(SERVER_SEED, said(reveals), beacon);

function eightDice(key: Uint8Array, n: number): number[] {
  const rng = drawRng(key, 'roll', n);
  return Array.from({ length: 8 }, () => 1 + rng.below(6));
}

describe('the test vector of the protocol', () => {
  test('commitments', () => {
    expect(printHex(COMMIT_S)).toBe('49e19f4437cc7573f79fd7e55b9733eb43ede40b93f214a5afba1cc5fbed86e2');
    expect(COMMITS.map(([, bytes]) => printHex(bytes))).toEqual([
      '3e23c8ffd7db704e5ec8804fb893873838601f2d72672f2b80a0f79471ce90a4',
      '3384fa92ba25766abbe9c37bbb9468d94ebb11a1c226f19bc10f691d4ee27ecf',
    ]);
  });

  test('transcript and key', () => {
    expect(printHex(said(ENTROPY))).toBe('c89f9ecc65a50c600444bcfd54c979b165bb4e3e831f7b6eec26cef39412ed1b');
    expect(printHex(keyWith(ENTROPY))).toBe('9ce84896a5f085994644d275037b9dcfa0a9a271e1e83bbef51f42552db75772');
  });

  test('draws', () => {
    expect(eightDice(keyWith(ENTROPY), 0)).toEqual([3, 5, 2, 2, 4, 5, 6, 2]);
    expect(eightDice(keyWith(ENTROPY), 1)).toEqual([6, 2, 6, 3, 3, 1, 1, 6]);
  });

  test('seat 1 withheld', () => {
    expect(eightDice(keyWith(ENTROPY.slice(0, 1)), 0)).toEqual([3, 1, 4, 5, 1, 1, 1, 1]);
  });

  test('with a beacon', () => {
    expect(eightDice(keyWith(ENTROPY, filled(32, 0x44)), 0)).toEqual([4, 5, 6, 5, 2, 3, 1, 6]);
  });
});

test('the order in which seats spoke does not matter', () => {
  expect(said(ENTROPY.toReversed())).toEqual(said(ENTROPY));
});

test('a length that is wrong is refused, and the bytes are not quoted', () => {
  expect(() => commitServer(MATCH_ID, filled(31, 0xab))).toThrow(/^expected 32 bytes, got 31$/);
  expect(() => commitPlayer(filled(15, 0xab), 0, filled(32, 1))).toThrow(/^expected 16 bytes, got 15$/);
  expect(() => drawKey(filled(33, 0xab), said([]), NO_BEACON)).toThrow(/^expected 32 bytes, got 33$/);
});

/** Everything that follows from what the parties chose. */
interface Chosen {
  readonly matchId: Uint8Array;
  readonly serverSeed: Uint8Array;
  readonly entropy: readonly [Uint8Array, Uint8Array];
  readonly start: Uint8Array;
  readonly beacon: Uint8Array;
}

function consequences({ matchId, serverSeed, entropy, start, beacon }: Chosen) {
  const reveals = entropy.map((bytes, seat): Share => [seat as Seat, bytes]);
  const commits = reveals.map(([seat, bytes]): Share => [seat, commitPlayer(matchId, seat, bytes)]);
  const commitS = commitServer(matchId, serverSeed);
  const all = transcript({ matchId, start: printHex(start), commitS, commits, reveals });
  const key = drawKey(serverSeed, all, beacon);
  const rng = drawRng(key, 'roll', 0);
  return {
    commitS: printHex(commitS),
    commit0: printHex(commits[0]?.[1] ?? NO_BEACON),
    commit1: printHex(commits[1]?.[1] ?? NO_BEACON),
    transcript: printHex(all),
    key: printHex(key),
    dice: Array.from({ length: 64 }, () => rng.below(6)).join(''),
  };
}

/** What depends on what; nothing else may change. */
const DOWNSTREAM = {
  matchId: ['commitS', 'commit0', 'commit1', 'transcript', 'key', 'dice'],
  serverSeed: ['commitS', 'transcript', 'key', 'dice'],
  entropy0: ['commit0', 'transcript', 'key', 'dice'],
  entropy1: ['commit1', 'transcript', 'key', 'dice'],
  start: ['transcript', 'key', 'dice'],
  beacon: ['key', 'dice'],
} as const;

const seed = fc.uint8Array({ minLength: 32, maxLength: 32 });

test.each(Object.entries(DOWNSTREAM))('one changed byte of %s changes everything downstream', (part, downstream) => {
  const chosen = fc.record({
    matchId: fc.uint8Array({ minLength: 16, maxLength: 16 }),
    serverSeed: seed,
    entropy: fc.tuple(seed, seed),
    start: fc.uint8Array({ minLength: 1, maxLength: 40 }),
    beacon: fc.uint8Array({ minLength: 1, maxLength: 40 }),
  });
  fc.assert(
    fc.property(chosen, fc.nat(), fc.integer({ min: 1, max: 255 }), (before, at, flip) => {
      const edit = (bytes: Uint8Array): Uint8Array =>
        bytes.map((byte, i) => (i === at % bytes.length ? byte ^ flip : byte));
      const [e0, e1] = before.entropy;
      const after: Chosen = {
        matchId: part === 'matchId' ? edit(before.matchId) : before.matchId,
        serverSeed: part === 'serverSeed' ? edit(before.serverSeed) : before.serverSeed,
        entropy: [part === 'entropy0' ? edit(e0) : e0, part === 'entropy1' ? edit(e1) : e1],
        start: part === 'start' ? edit(before.start) : before.start,
        beacon: part === 'beacon' ? edit(before.beacon) : before.beacon,
      };
      const [one, other] = [consequences(before), consequences(after)];
      const changed = Object.keys(one).filter(
        name => one[name as keyof typeof one] !== other[name as keyof typeof one],
      );
      expect(changed).toEqual(downstream);
    }),
    { numRuns: 50 },
  );
});
