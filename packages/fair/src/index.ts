export * from './bytes.ts';
export * from './draw.ts';
export * from './fairness.ts';
export * from './fault.ts';
export * from './ledger.ts';
export * from './protocol.ts';
export * from './start.ts';
export * from './verify.ts';
export type { Head } from './head.ts';
