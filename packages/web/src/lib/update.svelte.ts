import { watchStorage } from '../keeper/database.ts';

let waiting = $state.raw<ServiceWorker | null>(null);
let storage = $state<'usual' | 'waits' | 'outdated'>('usual');
watchStorage(now => {
  storage = now;
});

/** A new version of the page. */
export const update = {
  get isWaiting(): boolean {
    return waiting !== null;
  },
  /** Whether a tab with an older page holds the storage, or a newer one has taken it over. */
  get storage(): typeof storage {
    return storage;
  },
  take(): void {
    waiting?.postMessage({ type: 'SKIP_WAITING' });
  },
  later(): void {
    waiting = null;
  },
};

/** Makes the page work offline, and notices when there is a new one. */
export async function listenForUpdates(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let isReloading = false;
  const hadOne = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first visit gets its first worker: nothing has changed for the reader.
    if (!hadOne || isReloading) return;
    isReloading = true;
    location.reload();
  });
  try {
    const registration = await serviceWorker.register('/sw.js');
    if (registration.waiting !== null && hadOne) waiting = registration.waiting;
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && serviceWorker.controller !== null) waiting = worker;
      });
    });
  } catch (error) {
    // Without it the page works, but only online.
    console.info('no offline use:', error);
  }
}
