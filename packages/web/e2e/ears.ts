import type { Page } from '@playwright/test';

export interface Ears {
  /** What was said and not yet listened to, oldest first. */
  take(): readonly string[];
  /** Waits until something more is said; `false` where nothing is within this time. */
  wait(limit: number): Promise<boolean>;
}

export interface Listening {
  readonly ears: Ears;
  /** How often each kind was said, silenced or not: the page marks its lines with it, and no player sees that. */
  readonly kinds: ReadonlyMap<string, number>;
}

/**
 * Listens to every live region of the page, as a screen reader does: what is added to one is said, once and in its
 * order; a region that is an alert or a status says all of itself. Put on before the page is opened.
 * Of the lines of a table one kind may be silenced.
 */
export async function listen(page: Page, silenced: string | null = null): Promise<Listening> {
  const heard: string[] = [];
  const kinds = new Map<string, number>();
  let wake: (() => void) | null = null;
  await page.exposeFunction('said', (text: string, kind: string) => {
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    if (kind === silenced) return;
    heard.push(text);
    wake?.();
  });
  await page.addInitScript(() => {
    const LIVE = '[aria-live]:not([aria-live=off]), [role=log], [role=status], [role=alert]';
    const { said } = globalThis as unknown as { said: (text: string, kind: string) => void };
    const tell = (element: Element): void => {
      if (element.closest('[inert], [hidden], [aria-hidden=true]') !== null) return;
      const text = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      if (text !== '') said(text, element.getAttribute('data-told') ?? 'other');
    };
    new MutationObserver(records => {
      const whole = new Set<Element>();
      for (const { target, addedNodes } of records) {
        const within = target instanceof Element ? target : target.parentElement;
        const region = within?.closest(LIVE) ?? null;
        if (region?.matches('[role=log]') === true)
          for (const node of addedNodes) {
            if (node instanceof Element) tell(node);
          }
        else if (region !== null) whole.add(region);
        else
          for (const node of addedNodes) if (node instanceof Element && node.matches('[role=alert]')) whole.add(node);
      }
      for (const region of whole) tell(region);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const ears: Ears = {
    take: () => heard.splice(0),
    wait: limit =>
      heard.length > 0
        ? Promise.resolve(true)
        : new Promise(resolve => {
            const timer = setTimeout(() => {
              wake = null;
              resolve(false);
            }, limit);
            wake = () => {
              clearTimeout(timer);
              wake = null;
              resolve(true);
            };
          }),
  };
  return { ears, kinds };
}
