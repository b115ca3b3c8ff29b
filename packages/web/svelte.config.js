/** Read by vite, svelte-check and the editors. */
/** @type {import('@sveltejs/vite-plugin-svelte').SvelteConfig} */
export default {
  compilerOptions: { runes: true },
};
