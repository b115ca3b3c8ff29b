export * from './store.ts';
export * from './store-error.ts';
export { openStore, placeOf, shownPlace, type DataPlace } from './open.ts';
