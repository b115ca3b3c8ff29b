import { afterLayout } from './after-layout.ts';
import { settings } from './settings.svelte.ts';

/** Scrolls no further than it must to show what has come to be there: `{@attach intoView}`. */
export const intoView = (element: HTMLElement): (() => void) =>
  afterLayout(element, () => {
    // Newer browsers answer with a promise, which is no way to end it.
    element.scrollIntoView({ block: 'nearest', behavior: settings.pace > 0 ? 'smooth' : 'instant' });
  });
