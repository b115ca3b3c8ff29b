import { expect, test } from 'vitest';
import { openTable } from './absorb.ts';
import { opening } from './opening.ts';
import { PART, SETTING, games, lobby, published, tokenOf } from './scene.testing.ts';

const REQUEST = {
  game: 'las-vegas',
  setting: SETTING,
  host: tokenOf('Ada'),
  dice: published('open'),
} as const;

test('§3.1 a table opens with every option spelt out and the head of its dice, not their secret', () => {
  const opened = opening(REQUEST, 7, games);
  const text = JSON.stringify(opened);
  expect(opened).toMatchObject({
    value: [{ at: 7, by: null, what: { kind: 'opened', matchId: PART.matchId, head: PART.chain.head, wait: 1500 } }],
  });
  expect(text).toContain('"starter":"random"');
  expect(text).not.toContain(PART.secret);
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

test.each([499, 60_001, 1500.5, Number.NaN])('no table waits %d ms for links: no record could say so', wait => {
  expect(() => opening({ ...REQUEST, dice: { ...REQUEST.dice, wait } }, 0, games)).toThrow('ms for links');
});

test('what is not a table is not opened', () => {
  expect(() => openTable([], games)).toThrow('opens it');
  const { stored } = lobby();
  expect(() => openTable(stored, () => null)).toThrow('no game toy');
  expect(() => openTable([...lobby({ game: 'qwinto' }).stored, ...stored], games)).toThrow('opened once');
});
