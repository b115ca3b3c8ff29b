/** What the terminal does with a data folder. */
export { openBeside, placeOf, shownPlace, type DataPlace } from './open.ts';
export { loadSqlite } from './sqlite/driver.ts';
export { openStoreHere } from './sqlite/here.ts';
export { backUp, type BackupWanted, type Contents } from './sqlite/backup.ts';
export { restore, type RestoreWanted, type Restored } from './sqlite/restore.ts';
export { dataFault } from '../data-fault.ts';
export { isDatabaseAddress, shownAddress } from './postgres/address.ts';
export { moveData, type MoveResult, type Moving, type Progress } from './move/move.ts';
export { openSource, openTarget } from './move/open.ts';
