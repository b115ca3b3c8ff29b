import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
export default defineConfig({ ...base, timeout: 120_000, expect: { timeout: 15_000 }, use: { ...base.use, actionTimeout: 15_000 }, workers: 1 });
