import { mount } from 'svelte';
import App from './App.svelte';
import { wordsAhead } from './lib/foresee.ts';
import { listenToLinks } from './lib/router.svelte.ts';
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
  // The first thing that is ever formatted takes a browser its time: meanwhile, in a task of its own.
  setTimeout(() => Intl.NumberFormat.supportedLocalesOf(settings.now.language));
  await speak(settings.now.language, ...wordsAhead());
  target.replaceChildren();
  await new Promise<void>(arrived => {
    mount(App, { target, props: { arrived } });
  });
  // After the first paint: what is to be read stands there before its letters are fetched, and what is kept for later.
  requestAnimationFrame(() => setTimeout(() => dressUp()));
  await listenForUpdates();
}

// Not awaited here: what `start` fetches may itself wait for this module to be there.
void start();
