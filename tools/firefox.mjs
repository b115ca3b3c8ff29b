/** Where the Firefox is that `npm run firefox` uses. */
import { findProgram } from './programs.mjs';

/** Finds Firefox, or installs it when root on Debian. Throws with what to do where that is not possible. */
export const findFirefox = () =>
  findProgram({
    names: ['firefox-esr', 'firefox'],
    variable: 'FIREFOX_PATH',
    packageName: 'firefox-esr',
    title: 'Firefox',
    needed: 'this trial needs Firefox',
  });
