export { choices } from './choices.ts';
export { gainsOf } from './gains.ts';
export { default as LookedAt } from './LookedAt.svelte';
export { panelFor } from './panels/panels.ts';
export { default as SceneTile } from './SceneTile.svelte';
export { momentAt } from './settlement.ts';
