export * from './store.ts';
export { openStore } from './sqlite/open.ts';
