import { expect, test } from 'vitest';
import { openTable } from './absorb.ts';
import { REVEAL_WITHIN, opening, serverPart } from './opening.ts';
import { PART, SETTING, games, lobby, tokenOf } from './scene.testing.ts';

const REQUEST = {
  game: 'las-vegas',
  setting: SETTING,
  host: tokenOf('Ada'),
  dice: { kind: 'open', part: PART },
  revealWithin: REVEAL_WITHIN.live,
} as const;

test('a table opens with every option spelt out and the promise of its dice, not the seed', () => {
  const opened = opening(REQUEST, 7, games);
  const text = JSON.stringify(opened);
  expect(opened).toMatchObject({
    value: [{ at: 7, by: null, what: { kind: 'opened', matchId: PART.matchId, commitS: PART.commitS } }],
  });
  expect(text).toContain('"starter":"random"');
  expect(text).not.toContain(PART.serverSeed);
  expect(text).not.toContain(REQUEST.host);
});

test.each([
  [{ game: 'chess' }, 'game-unknown'],
  [{ host: 'me' }, 'token-wrong'],
  [{ setting: { ...SETTING, seats: 9 } }, 'seats-wrong'],
  [{ setting: { ...SETTING, options: { speed: 1 } } }, 'option-unknown'],
] as const)('refused: %j', (change, why) => {
  expect(opening({ ...REQUEST, ...change }, 0, games)).toMatchObject({ ok: false, error: { why } });
});

test('the server’s part takes its bytes from outside', () => {
  expect(() => serverPart(new Uint8Array(3))).toThrow('48 bytes');
  expect(PART.matchId).toBe('000102030405060708090a0b0c0d0e0f');
});

test('what is not a table is not opened', () => {
  expect(() => openTable([], games)).toThrow('opens it');
  const { stored } = lobby();
  expect(() => openTable(stored, () => null)).toThrow('no game toy');
  expect(() => openTable([...lobby({ game: 'qwinto' }).stored, ...stored], games)).toThrow('opened once');
});
