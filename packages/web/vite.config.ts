import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { defineConfig, type UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { askAgain } from './ask-again.ts';
import { fewChunks, sharedThreads } from './chunks.ts';
import { MANIFEST } from './manifest.ts';
import { POLICY } from './policy.mjs';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * A page that is installed keeps its HTML as it was answered, with the policy of that day. So the policy counts as a part
 * of the HTML: when it changes, there is a new version, and the page is fetched with its new policy.
 */
export const pageConfig = (policy: string): UserConfig => ({
  root: at('.'),
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // Baseline 2024: the browsers with `light-dark()`, which follows the scheme of each part of the page.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: false,
  },
  plugins: [
    fewChunks(),
    sharedThreads(),
    askAgain(),
    svelte(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      includeAssets: ['icon.svg'],
      // The browser fetches the icons when it installs the page; nobody else needs them offline.
      includeManifestIcons: false,
      manifest: MANIFEST,
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        manifestTransforms: [
          entries => ({
            manifest: entries.map(entry =>
              entry.url === 'index.html' ? { ...entry, revision: hash(`${entry.revision} ${policy}`) } : entry,
            ),
          }),
        ],
        importScripts: ['/notices.js'],
        navigateFallback: '/index.html',
        cleanupOutdatedCaches: true,
        clientsClaim: false,
        skipWaiting: false,
      },
    }),
  ],
});

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

export default defineConfig(pageConfig(POLICY));
