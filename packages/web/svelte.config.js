/** Read by vite, svelte-check and the editors. */
/** @type {import('@sveltejs/vite-plugin-svelte').SvelteConfig} */
export default {
  compilerOptions: {
    runes: true,
    // Every part of the page names it, and nothing compresses it.
    cssHash: ({ css, hash }) => `s${hash(css).slice(0, 5)}`,
  },
};
