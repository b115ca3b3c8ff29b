import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `npm run icons`: what an installed page is shown with, into the folder public/install/. */
export default defineConfig({ ...base, testMatch: 'icons.ts' });
