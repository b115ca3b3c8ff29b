export * from './store.ts';
export { openStore, openStoreHere } from './sqlite/open.ts';
