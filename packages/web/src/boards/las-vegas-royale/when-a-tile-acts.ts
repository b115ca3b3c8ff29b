export { default as Acting } from './Acting.svelte';
export { tileFlights } from './tile-flights.ts';
