import type { Language } from './languages.ts';

/** What a reader is called who has no name and is the only one at this device; verbs follow it, see `does`. */
export const YOU: Readonly<Record<Language, string>> = { en: 'You', el: 'Εσείς', is: 'Þú', it: 'Tu' };
