import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `WHEN=after npm run sheets`: contact sheets of every screen, into the folder docs/pictures/after/. */
export default defineConfig({ ...base, testMatch: 'sheets.ts' });
