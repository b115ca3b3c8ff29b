import type { Colour } from '@zaria/games/qwinto';

/** The first letter of each die, also where a Greek keyboard is at hand; or their places. */
const KEYS: Readonly<Record<string, Colour>> = {
  o: 'orange',
  ο: 'orange',
  1: 'orange',
  y: 'yellow',
  υ: 'yellow',
  2: 'yellow',
  p: 'purple',
  π: 'purple',
  3: 'purple',
};

/** The die that a key chooses. */
export function dieOfKey(key: string): Colour | null {
  const small = key.toLowerCase();
  return Object.hasOwn(KEYS, small) ? (KEYS[small] ?? null) : null;
}

/** Whether a key belongs to something else: a text that is being written, or the browser. */
export function isTyping({ target, ctrlKey, altKey, metaKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey || defaultPrevented) return true;
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

const ARROWS: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']);

/** What has its own use for arrows: tabs, a list that is scrolled, whatever a dialog has. */
const WITH_ARROWS = '[data-field], [role="tab"], aside, dialog, [popover]';

/** Whether a key leads onto the sheet from outside it. */
export const isOntoSheet = (event: KeyboardEvent): boolean =>
  ARROWS.has(event.key) &&
  !event.shiftKey &&
  !isTyping(event) &&
  !(event.target instanceof Element && event.target.closest(WITH_ARROWS) !== null);
