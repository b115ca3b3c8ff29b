import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `npm run screenshots`: every screen in three sizes and two themes, into the folder screenshots/. */
export default defineConfig({ ...base, testMatch: 'screenshots.ts' });
