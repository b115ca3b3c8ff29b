export { default as Acting } from './Acting.svelte';
export { default as Barrier } from './Barrier.svelte';
export { tileFlights } from './tile-flights.ts';
