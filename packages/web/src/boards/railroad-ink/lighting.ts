/* What lights up where a part of the score lies: fetched when somebody first asks for it. */
export { patternsInk } from './patterns.ts';
export { default as Ribbons } from './Ribbons.svelte';
export { traceOf } from './traces.ts';
