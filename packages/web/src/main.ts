import { mount } from 'svelte';
import App from './App.svelte';
import { listenToLinks, router } from './lib/router.svelte.ts';
import { foresee } from './lib/screens.ts';
import { listenToSettings, settings, showTheme } from './lib/settings.svelte.ts';
import { listenForUpdates } from './lib/update.svelte.ts';
import { dressUp } from './lib/typeface.ts';
import { speak } from './lib/words.svelte.ts';
import './style/tokens.css';
import './style/base.css';

async function start(): Promise<void> {
  const target = document.getElementById('app');
  if (target === null) throw new Error('the page has no place for the table');
  showTheme();
  listenToLinks();
  listenToSettings(speak);
  await speak(settings.now.language, ...foresee(router.route));
  target.replaceChildren();
  mount(App, { target });
  // After the first paint: what is to be read stands there before its letters are fetched.
  requestAnimationFrame(() => setTimeout(() => dressUp()));
  await listenForUpdates();
}

// Not awaited here: what `start` fetches may itself wait for this module to be there.
void start();
