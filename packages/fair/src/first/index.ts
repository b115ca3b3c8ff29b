/*
 * The first protocol, `fair/1`, of records in the format `zaria/1`. Kept to judge those records by what they prove.
 */
export { drawRng, type DrawRng } from './draw.ts';
export * from './fairness.ts';
export { FAIR_REASONS, type FairFault, type FairReason } from './fault.ts';
export { PROTOCOL as FIRST_PROTOCOL, SEED_LENGTH, commitPlayer, commitServer, drawKey } from './protocol.ts';
export { printStart as printFirstStart } from './start.ts';
export { verifyDice, type DiceSummary } from './verify.ts';
