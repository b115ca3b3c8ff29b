export * from './case.ts';
export * from './fabricate.ts';
export * from './malformed.ts';
export * from './mutate.ts';
export * from './python.ts';
export * from './tampered.ts';
