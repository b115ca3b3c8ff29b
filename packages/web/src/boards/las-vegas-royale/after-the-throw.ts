export { choices } from './choices.ts';
export { default as BankSheet } from './BankSheet.svelte';
export { gainsOf } from './gains.ts';
export { panelFor } from './panels/panels.ts';
export { default as SceneTile } from './SceneTile.svelte';
export { momentAt } from './settlement.ts';
export { default as TileSheet } from './TileSheet.svelte';
