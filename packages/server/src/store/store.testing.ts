export { checkCut, checkHalfTaken, frameBoundaries, writeForAWhile, type Written } from './sqlite/cuts.testing.ts';
export { checkAfterKill, killOnce, type Acknowledged } from './sqlite/kills.testing.ts';
export { startProxy, type Proxy } from './postgres/proxy.testing.ts';
export { testDatabase, type TestDatabase } from './postgres/database.testing.ts';
