import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isHex, lp, parseHex, printHex, u32, u64 } from './bytes.ts';

const parts = fc.array(fc.uint8Array({ maxLength: 12 }), { maxLength: 6 });

test('numbers have their highest byte first', () => {
  expect(printHex(u32(0x01020304))).toBe('01020304');
  expect(printHex(u32(0xffff_ffff))).toBe('ffffffff');
  expect(printHex(u64(Number.MAX_SAFE_INTEGER))).toBe('001fffffffffffff');
  expect(() => u32(-1)).toThrow('four bytes');
  expect(() => u32(2 ** 32)).toThrow('four bytes');
  expect(() => u64(2 ** 53)).toThrow('count');
  expect(() => u64(0.5)).toThrow('count');
});

test('hex is there and back, in one text only', () => {
  fc.assert(
    fc.property(fc.uint8Array(), bytes => {
      expect(parseHex(printHex(bytes))).toEqual(bytes);
      expect(isHex(printHex(bytes), bytes.length)).toBe(true);
    }),
  );
  for (const text of ['0', 'AB', '0x', 'zz', ' 00', '00\n']) expect(isHex(text)).toBe(false);
  expect(isHex('0000', 1)).toBe(false);
});

test('wrong hex is not quoted: it may be a seed', () => {
  expect(() => parseHex('5ec3e7zz')).toThrow(/^this text is not hexadecimal$/);
});

test('each part stands after its length', () => {
  expect(printHex(lp())).toBe('');
  expect(printHex(lp(Uint8Array.of(7, 8), new Uint8Array()))).toBe('00000002070800000000');
});

/** Reads what `lp` wrote. That it can be read is why no two lists have the same bytes. */
function unpack(bytes: Uint8Array): Uint8Array[] {
  const list: Uint8Array[] = [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length;) {
    const length = view.getUint32(at);
    list.push(bytes.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return list;
}

test('lists of parts that differ have bytes that differ', () => {
  fc.assert(
    fc.property(parts, list => {
      expect(unpack(lp(...list))).toEqual(list);
    }),
  );
  fc.assert(
    fc.property(parts, parts, (one, other) => {
      const isSame = printHex(lp(...one)) === printHex(lp(...other));
      expect(isSame).toBe(JSON.stringify(one.map(printHex)) === JSON.stringify(other.map(printHex)));
    }),
  );
  // The same bytes, cut elsewhere.
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1 }), fc.nat(), fc.nat(), (bytes, a, b) => {
      const [i, j] = [a % (bytes.length + 1), b % (bytes.length + 1)];
      fc.pre(i !== j);
      const cut = (at: number): string => printHex(lp(bytes.slice(0, at), bytes.slice(at)));
      expect(cut(i)).not.toBe(cut(j));
    }),
  );
});
