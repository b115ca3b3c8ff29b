export * from './store.ts';
export { openStore, placeOf, shownPlace, type DataPlace } from './open.ts';
