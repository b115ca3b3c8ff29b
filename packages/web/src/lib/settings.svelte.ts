import type { Language } from '@zaria/words';
import { KEY, readSettings, type Settings } from './kept-settings.ts';

const PACES: Readonly<Record<Settings['speed'], number>> = { slow: 1.6, normal: 1, fast: 0.45 };

let current = $state.raw(readSettings());
const calm = matchMedia('(prefers-reduced-motion: reduce)');
let isCalm = $state(calm.matches);
calm.addEventListener('change', () => {
  isCalm = calm.matches;
});

export const settings = {
  get now(): Settings {
    return current;
  },
  /** Multiplies the length of every animation; 0 where nothing is to move. */
  get pace(): number {
    const isStill = current.motion === 'none' || (current.motion === 'auto' && isCalm);
    return isStill ? 0 : PACES[current.speed];
  },
  /** What is kept has changed behind the page's back. */
  reread(speak: (language: Language) => Promise<void>): void {
    current = readSettings();
    showTheme();
    // Where it cannot be fetched, the page goes on in the language that it speaks.
    speak(current.language).catch((error: unknown) => console.warn(error));
  },
  change(part: Partial<Settings>): void {
    current = { ...current, ...part };
    showTheme();
    try {
      localStorage.setItem(KEY, JSON.stringify(current));
    } catch {
      // Blocked storage: the settings last as long as the page.
    }
  },
};

/** What another tab changes is changed here, too. */
export function listenToSettings(speak: (language: Language) => Promise<void>): void {
  addEventListener('storage', ({ key }) => {
    // `null`: all was cleared.
    if (key === KEY || key === null) settings.reread(speak);
  });
}

export function showTheme(): void {
  const root = document.documentElement;
  if (current.theme === 'auto') delete root.dataset['theme'];
  else root.dataset['theme'] = current.theme;
}
