import { GAME_IDS } from '@zaria/games';
import { t, tIn } from '../lib/words.svelte.ts';
import { ask, refusalText } from './server.ts';

/** Where the service worker finds its sentences (`public/notices.js`). */
const [KEPT, WORDS] = ['zaria-notices', '/notice-words'];

/** Whether this device can be told that its owner is waited for, and is. */
export type Telling = 'insecure' | 'unable' | 'off' | 'on';

const registered = async (): Promise<ServiceWorkerRegistration | null> =>
  'serviceWorker' in navigator ? ((await navigator.serviceWorker.getRegistration()) ?? null) : null;

export async function tellingHere(): Promise<Telling> {
  if (!isSecureContext) return 'insecure';
  const registration = await registered();
  if (registration === null || !('pushManager' in registration) || !('Notification' in globalThis)) return 'unable';
  return (await registration.pushManager.getSubscription()) === null ? 'off' : 'on';
}

/** Lets the server tell this device. Gives why not; `null`: it will. */
export async function beTold(): Promise<string | null> {
  if ((await Notification.requestPermission()) !== 'granted') return tIn('web-online', 'notices.denied');
  const registration = await registered();
  const answer = await ask('notices');
  if (!answer.ok) return refusalText(answer.error);
  const games = Object.fromEntries(GAME_IDS.map(game => [game, t(`game.${game}`)]));
  const bodies = {
    'your-turn': tIn('web-online', 'notices.turn'),
    'still-your-turn': tIn('web-online', 'notices.still'),
    nudge: tIn('web-online', 'notices.nudge'),
  };
  const words = JSON.stringify({ turn: bodies['your-turn'], bodies, games });
  await (await caches.open(KEPT)).put(WORDS, new Response(words));
  const subscription = await registration?.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: answer.value.key })
    .catch(() => null);
  const told = subscription?.toJSON();
  const [endpoint, p256dh, auth] = [told?.endpoint, told?.keys?.['p256dh'], told?.keys?.['auth']];
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return tIn('web-online', 'notices.failed');
  const added = await ask('push', { body: { endpoint, keys: { p256dh, auth } } });
  if (added.ok) return null;
  await subscription?.unsubscribe();
  return refusalText(added.error);
}

export async function beLeftAlone(): Promise<string | null> {
  const subscription = await (await registered())?.pushManager.getSubscription();
  if (!subscription) return null;
  const removed = await ask('unpush', { body: { endpoint: subscription.endpoint } });
  if (!removed.ok) return refusalText(removed.error);
  await subscription.unsubscribe();
  return null;
}
