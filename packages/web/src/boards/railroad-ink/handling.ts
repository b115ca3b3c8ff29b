/* What is seen when somebody takes a die or touches a square: fetched before that, as soon as anybody is asked. */
export { default as Lens } from './Lens.svelte';
export { default as Openings } from './Openings.svelte';
export { default as Pencilled } from './Pencilled.svelte';
export { default as PencilPanel } from './PencilPanel.svelte';
export { default as SquareBubble } from './SquareBubble.svelte';
export { mirror, rotate } from './turning.ts';
