/* What the home page shows of matches that are kept, where there are any. */
export { default as Finished } from './Finished.svelte';
export { default as Running } from './Running.svelte';
