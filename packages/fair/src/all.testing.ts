export * from './case.testing.ts';
export * from './fabricate.testing.ts';
export * from './malformed.testing.ts';
export * from './mutate.testing.ts';
export * from './python.testing.ts';
export * from './tampered.testing.ts';
