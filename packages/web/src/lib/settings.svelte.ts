import { detectLanguage, isLanguage, type Language } from '@zaria/words';
import { WAYS, type Way } from './route.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['auto', 'full', 'none'] as const;
/** How long a table may wait after a choice, in milliseconds. */
export const BREATHS = [0, 1000, 1500, 2000] as const;
export const SPEEDS = ['slow', 'normal', 'fast'] as const;

export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly speed: (typeof SPEEDS)[number];
  readonly sound: boolean;
  /** As it was chosen for the last table. */
  readonly breath: (typeof BREATHS)[number];
  /** How a table is filled that is chosen on the home page, as it was last. */
  readonly way: Way;
  /** Empty: the colour's name. */
  readonly name: string;
}

const KEY = 'zaria/settings';
const PACES: Readonly<Record<Settings['speed'], number>> = { slow: 1.6, normal: 1, fast: 0.45 };

const usual = (): Settings => ({
  language: detectLanguage(navigator.languages),
  theme: 'auto',
  motion: 'auto',
  speed: 'normal',
  sound: false,
  breath: 1500,
  way: 'bots',
  name: '',
});

const oneOf = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find(one => one === value) ?? otherwise;

/** Reads what was kept, field by field: an older page may have written it, or somebody by hand. */
function read(): Settings {
  const settings = usual();
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Settings, unknown>>;
    return {
      language: isLanguage(kept.language) ? kept.language : settings.language,
      theme: oneOf(THEMES, kept.theme, settings.theme),
      motion: oneOf(MOTIONS, kept.motion, settings.motion),
      speed: oneOf(SPEEDS, kept.speed, settings.speed),
      sound: kept.sound === true,
      breath: oneOf(BREATHS, kept.breath, settings.breath),
      way: oneOf(WAYS, kept.way, settings.way),
      name: typeof kept.name === 'string' ? kept.name.slice(0, 40) : settings.name,
    };
  } catch {
    return settings;
  }
}

let current = $state.raw<Settings>(read());
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
  /** Whether anything was ever changed here. */
  get isKept(): boolean {
    try {
      return localStorage.getItem(KEY) !== null;
    } catch {
      return false;
    }
  },
  /** What is kept has changed behind the page's back. */
  reread(speak: (language: Language) => Promise<void>): void {
    current = read();
    showTheme();
    void speak(current.language);
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
