import type { Plugin } from 'vite';

/** What Vite lets every part of the page be fetched by. */
const HELPER = /vite\/preload-helper/;
const FETCH = 'export const __vitePreload =';

/** Milliseconds before each further try: a server that is started anew, or a line that was lost, is back by then. */
const WAITS = [250, 500, 1000, 2000, 4000, 8000];

/** Runs in the page. A stylesheet that did not come would be taken for one that is there. */
const AGAIN = `
const WAITS = ${JSON.stringify(WAITS)};
export const __vitePreload = async (...part) => {
  for (const wait of WAITS) {
    try {
      return await fetchOnce(...part);
    } catch {
      for (const link of document.querySelectorAll('head > link[rel=stylesheet]')) if (link.sheet === null) link.remove();
      await new Promise(resolve => setTimeout(resolve, wait));
    }
  }
  return fetchOnce(...part);
};`;

/** A part of the page that does not come at once is asked for again, before anybody is told that it is missing. */
export const askAgain = (): Plugin => ({
  name: 'ask-again',
  transform: {
    order: 'post',
    filter: { id: HELPER },
    handler(code) {
      if (!code.includes(FETCH)) throw new Error('Vite fetches the parts of the page in another way');
      return { code: code.replace(FETCH, 'const fetchOnce =') + AGAIN, map: null };
    },
  },
});
