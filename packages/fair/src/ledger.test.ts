import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openMatch, verifyLedger, type Opening } from './ledger.ts';

const hex = (length: number, fill: number): string => fill.toString(16).padStart(2 * length, '0');

function ledgerOf(count: number): Opening[] {
  const openings: Opening[] = [];
  for (let i = 1; i <= count; i++) openings.push(openMatch(openings.at(-1) ?? null, hex(16, i), hex(32, 1000 + i)));
  return openings;
}

const LEDGER = ledgerOf(9);
const at = (number: number): Opening => {
  const opening = LEDGER[number - 1];
  if (opening === undefined) throw new Error(`there is no opening ${number}`);
  return opening;
};
/** The ledger with something else for opening 4. */
const with4 = <T>(...openings: readonly T[]): (T | Opening)[] => [
  ...LEDGER.slice(0, 3),
  ...openings,
  ...LEDGER.slice(4),
];

test('a ledger that was kept is in order, whole or from any opening on', () => {
  expect(verifyLedger([])).toEqual({ ok: true, value: null });
  expect(verifyLedger(LEDGER)).toEqual({ ok: true, value: at(9) });
  expect(verifyLedger(LEDGER.slice(4), at(4))).toEqual({ ok: true, value: at(9) });
});

test('the first opening follows zeros', () => {
  expect(at(1).previous).toBe('00'.repeat(32));
  expect(at(1).number).toBe(1);
});

test.each([
  ['an opening dropped', with4(), 4, 'number-wrong'],
  [
    'one dropped, the rest renumbered',
    with4<Opening>().map((opening, i) => ({ ...opening, number: i + 1 })),
    4,
    'previous-wrong',
  ],
  ['an opening twice', with4(at(4), at(4)), 5, 'number-wrong'],
  ['two changed places', [...LEDGER.slice(0, 3), at(5), at(4), ...LEDGER.slice(5)], 4, 'number-wrong'],
  ['another match', with4({ ...at(4), matchId: hex(16, 99) }), 4, 'hash-wrong'],
  ['another commitment', with4({ ...at(4), host: hex(32, 99) }), 4, 'hash-wrong'],
  ['another hash', with4({ ...at(4), hash: hex(32, 99) }), 4, 'hash-wrong'],
  ['another link', with4({ ...at(4), previous: at(2).hash }), 4, 'previous-wrong'],
  ['a commitment changed and hashed anew', with4(openMatch(at(3), at(4).matchId, hex(32, 99))), 5, 'previous-wrong'],
  ['a match opened twice', with4(openMatch(at(3), at(2).matchId, hex(32, 99))), 4, 'match-twice'],
  ['not an opening', with4(null), 4, 'opening-wrong'],
  ['a field too many', with4({ ...at(4), note: '' }), 4, 'opening-wrong'],
  ['a number that is none', with4({ ...at(4), number: '4' }), 4, 'opening-wrong'],
  ['hex in capitals', with4({ ...at(4), hash: at(4).hash.toUpperCase() }), 4, 'opening-wrong'],
] as const)('%s is found', (_what, openings, number, why) => {
  expect(verifyLedger(openings)).toEqual({ ok: false, error: { number, why } });
});

test('a part that does not follow is found at its first opening', () => {
  expect(verifyLedger(LEDGER.slice(5), at(4))).toEqual({ ok: false, error: { number: 5, why: 'number-wrong' } });
  const other = openMatch(at(3), hex(16, 50), hex(32, 50));
  expect(verifyLedger(LEDGER.slice(4), other)).toEqual({ ok: false, error: { number: 5, why: 'previous-wrong' } });
});

test('any single changed digit is found at its opening', () => {
  const fields = ['previous', 'matchId', 'host', 'hash'] as const;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.constantFrom(...fields), fc.nat(), (number, field, digit) => {
      const text = at(number)[field];
      const i = digit % text.length;
      const edited = { ...at(number), [field]: text.slice(0, i) + (text[i] === 'a' ? 'b' : 'a') + text.slice(i + 1) };
      const result = verifyLedger(LEDGER.with(number - 1, edited));
      expect(result).toMatchObject({ ok: false, error: { number } });
    }),
  );
});
