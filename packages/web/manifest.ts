import type { ManifestOptions } from 'vite-plugin-pwa';

/** What an installed page is called and looks like. Its pictures are made by `npm run icons`. */
export const MANIFEST: Partial<ManifestOptions> = {
  id: '/',
  lang: 'en',
  dir: 'ltr',
  name: 'Zaria',
  short_name: 'Zaria',
  description: 'A table for dice games',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#f6f2ea',
  theme_color: '#1c5b4a',
  categories: ['games'],
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/install/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/install/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/install/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [
    {
      src: '/install/narrow-las-vegas.jpg',
      sizes: '720x1480',
      type: 'image/jpeg',
      form_factor: 'narrow',
      label: 'Las Vegas on a phone',
    },
    {
      src: '/install/narrow-qwinto.jpg',
      sizes: '720x1480',
      type: 'image/jpeg',
      form_factor: 'narrow',
      label: 'Qwinto on a phone',
    },
    {
      src: '/install/wide-las-vegas.jpg',
      sizes: '1280x800',
      type: 'image/jpeg',
      form_factor: 'wide',
      label: 'Las Vegas in a large window',
    },
    {
      src: '/install/wide-qwinto.jpg',
      sizes: '1280x800',
      type: 'image/jpeg',
      form_factor: 'wide',
      label: 'Qwinto in a large window',
    },
  ],
  shortcuts: [
    { name: 'Play Las Vegas', url: '/play/las-vegas', icons: [{ src: '/install/icon-192.png', sizes: '192x192' }] },
    {
      name: 'Play Railroad Ink: Deep Blue',
      url: '/play/railroad-ink',
      icons: [{ src: '/install/icon-192.png', sizes: '192x192' }],
    },
    {
      name: 'Play Las Vegas Royale',
      url: '/play/las-vegas-royale',
      icons: [{ src: '/install/icon-192.png', sizes: '192x192' }],
    },
    { name: 'Play Qwinto', url: '/play/qwinto', icons: [{ src: '/install/icon-192.png', sizes: '192x192' }] },
    { name: 'Open a record', url: '/record', icons: [{ src: '/install/icon-192.png', sizes: '192x192' }] },
  ],
};
