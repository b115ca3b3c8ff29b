export { default as Flights } from './Flights.svelte';
export { default as Piles } from './Piles.svelte';
export { default as Thrown } from './Thrown.svelte';
