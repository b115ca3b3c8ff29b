import type { Plugin } from 'vite';

/** What Vite lets every part of the page be fetched by. */
const HELPER = /vite\/preload-helper/;
const FETCH = 'export const __vitePreload =';

/** Milliseconds before each further try: a server that is started anew, or a line that was lost, is back by then. */
const WAITS = [250, 500, 1000, 2000, 4000, 8000];

/**
 * Runs in the page, and in threads, which have no styles. A stylesheet that did not come would be taken for one that is
 * there; one that is still on its way is another part's, which waits for it.
 */
const AGAIN = `
const WAITS = ${JSON.stringify(WAITS)};
const lost = new Set();
if (typeof document !== 'undefined')
  addEventListener('error', ({ target }) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    lost.add(target.href);
    target.remove();
  }, true);
const fetchStyle = href => new Promise((resolve, reject) => {
  lost.delete(href);
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
  link.addEventListener('load', resolve);
  link.addEventListener('error', () => reject(new Error('no style: ' + href)));
  document.head.append(link);
});
const fetchAll = async (load, files = [], ...more) => {
  await Promise.all([...lost].filter(href => files.some(file => href.endsWith(file))).map(fetchStyle));
  return fetchOnce(load, files, ...more);
};
export const __vitePreload = async (...part) => {
  for (const wait of WAITS) {
    try {
      return await fetchAll(...part);
    } catch {
      await new Promise(resolve => setTimeout(resolve, wait));
    }
  }
  return fetchAll(...part);
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
