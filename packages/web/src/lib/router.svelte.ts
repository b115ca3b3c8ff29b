import { parseRoute, type Route } from './route.ts';

const here = (): Route => parseRoute(location.pathname, location.search);

let route = $state.raw<Route>(here());

export const router = {
  get route(): Route {
    return route;
  },
};

export function navigate(href: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', href);
  else history.pushState(null, '', href);
  route = here();
  scrollTo(0, 0);
}

/** Follows links within the page without loading it again, and the back button. */
export function listenToLinks(): void {
  addEventListener('popstate', () => {
    route = here();
  });
  document.addEventListener('click', event => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.hash !== '' && link.pathname === location.pathname) return;
    event.preventDefault();
    navigate(link.pathname + link.search);
  });
}
