export * from './attacks.testing.ts';
export * from './compare.testing.ts';
export * from './fabricate.testing.ts';
export * from './mutate.testing.ts';
export * from './python.testing.ts';
export { default as vectors } from '../vectors/zaria-2.json' with { type: 'json' };
export * from './odd-lines.testing.ts';
