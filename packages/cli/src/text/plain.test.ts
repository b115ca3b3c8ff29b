import { expect, test } from 'vitest';
import { plain } from './plain.ts';

test('what steers a terminal is taken out, what people write is not', () => {
  expect(plain('Anna\n\tB\u001B[31m\u0007')).toBe('Anna B\uFFFD[31m\uFFFD');
  expect(plain('A\u202Edda\u2069')).toBe('A\uFFFDdda\uFFFD');
  expect(plain('Ζάρια, þjarkur, perché ●A')).toBe('Ζάρια, þjarkur, perché ●A');
});
