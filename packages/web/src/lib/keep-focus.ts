const REACHED = 'button:enabled, select:enabled, input:enabled, a[href]';

/**
 * Where what had the focus is gone, or rests, what is next to it has the focus, and never nobody. `data-place` is on what
 * belongs together: its first control is next, or else what may have the focus there to be read.
 */
export function keepFocus(screen: HTMLElement): () => void {
  let last: Element | null = null;
  let place: HTMLElement | null = null;
  const follow = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element)) return;
    last = target;
    place = target.closest<HTMLElement>('[data-place]');
  };
  const find = (): void => {
    const now = document.activeElement;
    const isNobody = now === null || now === document.body || now.matches(':disabled');
    const isLost = last !== null && (!last.isConnected || last.matches(':disabled'));
    if (!isNobody || !isLost) return;
    const near = place?.isConnected === true ? place : null;
    const next = near?.querySelector<HTMLElement>(REACHED) ?? near?.querySelector<HTMLElement>('[tabindex]') ?? near;
    (next ?? screen.querySelector('h1'))?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(find);
  observer.observe(screen, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  screen.addEventListener('focusin', follow);
  return () => {
    observer.disconnect();
    screen.removeEventListener('focusin', follow);
  };
}
