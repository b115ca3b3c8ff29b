export { TOO_FAR, judgeCensus, throwDice, type Census, type Evenness } from './census.ts';
export { findSimulated } from './authority.ts';
export { BrokenCheck, CHECKS, type Check } from './broken.ts';
export { randomSetting } from './lobbying.ts';
export { missingIn } from './expected.ts';
export { SIMULATED, simulate, type Simulated, type Simulation } from './simulate.ts';
export { refusedByRules } from './spoilt.ts';
export { soakRecords, soakTables, type RecordSoak, type TableSoak, type TableSoakRequest } from './soak.ts';
export { stageMatch, type Staged } from './staged.ts';
