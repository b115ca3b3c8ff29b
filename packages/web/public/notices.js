/* A part of the service worker: shows that somebody is waited for, and leads him to his table. */
const KEPT = 'zaria-notices';
const WORDS = '/notice-words';

/** The sentences in the reader's language, as the page has left them. */
async function words() {
  const kept = await (await caches.open(KEPT)).match(WORDS);
  return kept === undefined ? { turn: 'Zaria', games: {} } : kept.json();
}

async function show({ notice, table, game }) {
  const { turn, bodies = {}, games } = await words();
  await self.registration.showNotification(games[game] ?? 'Zaria', {
    body: bodies[notice] ?? turn,
    // Whoever was told before is told anew.
    renotify: notice !== 'your-turn',
    tag: table,
    data: { table },
    icon: '/icon.svg',
  });
}

async function lead(table) {
  const path = `/t/${encodeURIComponent(table)}`;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(page => new URL(page.url).pathname === path);
  await (there === undefined ? self.clients.openWindow(path) : there.focus());
}

self.addEventListener('push', event => event.waitUntil(show(event.data.json())));
self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data.table));
});
