/** Where the Chromium is that the browser tests use. */
import { findProgram } from './programs.mjs';

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Finds Chromium, or installs it when root on Debian. Throws with what to do where that is not possible. */
export const findChromium = () =>
  findProgram({
    names: ['chromium', 'chromium-browser', 'google-chrome'],
    variable: 'CHROMIUM_PATH',
    packageName: 'chromium',
    title: 'Chromium',
    needed: 'the browser tests need Chromium',
  });
