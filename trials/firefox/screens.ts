import { GAME_IDS, type GameId } from '@zaria/games';
import type { Tab } from './browser.ts';

/** Those that have sheets to print. */
const SHEETS: readonly GameId[] = ['qwinto', 'railroad-ink'];

/** The address of every screen that has one of its own. */
export const SCREENS: readonly string[] = [
  '/',
  '/settings',
  '/record',
  '/recover',
  '/pass',
  '/nowhere/at/all',
  '/table/0123456789abcdef',
  '/t/AAAAAAAAAAAAAAAAAAAAAA',
  ...GAME_IDS.flatMap(game => [
    ...['', '?way=pass', '?way=solo', '?way=watch'].map(way => `/new/${game}${way}`),
    ...['help', 'rules', 'paper', 'learn', 'invite', 'play'].map(screen => `/${screen}/${game}`),
  ]),
  ...SHEETS.map(game => `/sheets/${game}`),
];

export const SIZES = [
  [360, 740],
  [1280, 800],
] as const;

/** A heading that is more than the promise of one. */
const IS_THERE = `(() => {
  const heading = [...document.querySelectorAll('h1')].find(one => one.checkVisibility());
  return heading !== undefined && document.querySelector('[aria-busy=true]') === null && heading.innerText.trim() !== '';
})()`;

/** What is wrong with a screen, as far as can be seen without knowing it. */
const FAULTS = `(() => {
  const faults = [];
  const beyond = document.documentElement.scrollWidth - innerWidth;
  if (beyond > 1) faults.push(beyond + ' px beyond the right edge');
  const nameless = [...document.querySelectorAll('button, a[href], input:not([type=hidden])')].filter(
    one => one.checkVisibility() && one.getBoundingClientRect().width > 1 &&
      (one.innerText ?? '').trim() === '' && !one.getAttribute('aria-label') && !one.title && !one.labels?.length,
  );
  for (const one of nameless) faults.push('nameless: ' + one.outerHTML.slice(0, 80));
  return faults;
})()`;

/** What is wrong with the screen at an address. */
export async function lookAt(tab: Tab, base: string, path: string): Promise<readonly string[]> {
  await tab.goto(base + path);
  await tab.until(IS_THERE);
  // A table and a first round come to rest.
  if (/^\/(play|learn)\//.test(path)) await tab.until(`document.querySelector('section[data-asks], .mark') !== null`);
  const faults = (await tab.read(FAULTS)) as readonly string[];
  return [...faults, ...tab.complaints()];
}
