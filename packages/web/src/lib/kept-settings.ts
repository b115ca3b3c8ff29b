import { detectLanguage, isLanguage, type Language } from '@zaria/words';
import { WAYS, type Way } from './route.ts';

/* What the reader has chosen, as it is kept on this device. */

export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['auto', 'full', 'none'] as const;
/** How long a table may wait after a choice, in milliseconds. */
export const BREATHS = [0, 1000, 1500, 2000] as const;
export const SPEEDS = ['slow', 'normal', 'fast'] as const;
/** How much a screen reader is told at a table by itself. */
export const LEVELS = ['full', 'quiet'] as const;

export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly speed: (typeof SPEEDS)[number];
  readonly sound: boolean;
  readonly told: (typeof LEVELS)[number];
  /** At tables elsewhere: only what is one's own, the rest being on a table screen. */
  readonly ownOnly: boolean;
  /** As it was chosen for the last table. */
  readonly breath: (typeof BREATHS)[number];
  /** How a table is filled that is chosen on the home page, as it was last. */
  readonly way: Way;
  /** Empty: the colour's name. */
  readonly name: string;
}

export const KEY = 'zaria/settings';
const usual = (): Settings => ({
  language: detectLanguage(navigator.languages),
  theme: 'auto',
  motion: 'auto',
  speed: 'normal',
  sound: false,
  told: 'full',
  ownOnly: false,
  breath: 1500,
  way: 'bots',
  name: '',
});

const oneOf = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find(one => one === value) ?? otherwise;

/** Reads what was kept, field by field: an older page may have written it, or somebody by hand. */
export function readSettings(): Settings {
  const settings = usual();
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Settings, unknown>>;
    return {
      language: isLanguage(kept.language) ? kept.language : settings.language,
      theme: oneOf(THEMES, kept.theme, settings.theme),
      motion: oneOf(MOTIONS, kept.motion, settings.motion),
      speed: oneOf(SPEEDS, kept.speed, settings.speed),
      sound: kept.sound === true,
      told: oneOf(LEVELS, kept.told, settings.told),
      ownOnly: kept.ownOnly === true,
      breath: oneOf(BREATHS, kept.breath, settings.breath),
      way: oneOf(WAYS, kept.way, settings.way),
      name: typeof kept.name === 'string' ? kept.name.slice(0, 40) : settings.name,
    };
  } catch {
    return settings;
  }
}

/** Whether anything was ever changed here. */
export function areSettingsKept(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
