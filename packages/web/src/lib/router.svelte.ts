import { parseRoute, type Route } from './route.ts';

/** What can be opened over a screen without leaving it. Each is a step of the browser's history: Back closes it. */
const OVERS = ['help', 'settings'] as const;
export type Over = (typeof OVERS)[number];

const address = (): string => location.pathname + location.search;
const here = (): Route => parseRoute(location.pathname, location.search);
function overHere(): Over | null {
  const state: unknown = history.state;
  return (
    OVERS.find(over => typeof state === 'object' && state !== null && 'over' in state && state.over === over) ?? null
  );
}

let shown = address();
let route = $state.raw<Route>(here());
let over = $state<Over | null>(overHere());
/** On its way back from what was open over a screen: what is wanted meanwhile comes after it. */
let isClosing = false;

export const router = {
  get route(): Route {
    return route;
  },
  get over(): Over | null {
    return over;
  },
};

export function openOver(what: Over): void {
  if (over === what) return;
  if (isClosing) {
    addEventListener('popstate', () => openOver(what), { once: true });
    return;
  }
  if (over === null) history.pushState({ over: what }, '');
  else history.replaceState({ over: what }, '');
  over = what;
}

export function closeOver(): void {
  if (over === null) return;
  over = null;
  isClosing = true;
  history.back();
}

export function navigate(href: string, { replace = false } = {}): void {
  if (isClosing) {
    addEventListener('popstate', () => navigate(href, { replace }), { once: true });
    return;
  }
  // A second click on a link leads nowhere else than the first.
  if (href === shown) return;
  if (replace) history.replaceState(null, '', href);
  else history.pushState(null, '', href);
  look();
  scrollTo(0, 0);
}

/** What is on the screen has moved on, and with it the address that leads here. */
export function rename(href: string): void {
  history.replaceState(history.state, '', href);
  shown = address();
}

/** What is at this address is another thing now. */
export function lookAgain(): void {
  route = here();
}

/** The same address is the same screen, whatever is open over it. */
function look(): void {
  over = overHere();
  if (address() === shown) return;
  shown = address();
  route = here();
}

/** Follows links within the page without loading it again, and the back button. */
export function listenToLinks(): void {
  addEventListener('popstate', () => {
    isClosing = false;
    look();
    // Another key for the same place, or another match: whoever wants it takes it out of the address.
    if (location.hash !== '' && (route.page === 'online' || route.page === 'open')) lookAgain();
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
