/** Further than this, in pixels, and more sideways than down: a swipe. */
const FAR = 48;
const STARTS = 12;

/** Turns pages with a finger: `turn(1)` for the next one. The page follows the finger by the property `--drag`. */
export const swipe =
  (turn: (by: 1 | -1) => void) =>
  (node: HTMLElement): (() => void) => {
    let start: { readonly id: number; readonly x: number; readonly y: number } | null = null;
    let isSwiping = false;

    const begin = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' || !event.isPrimary) return;
      start = { id: event.pointerId, x: event.clientX, y: event.clientY };
      isSwiping = false;
    };
    const move = (event: PointerEvent): void => {
      if (start === null || event.pointerId !== start.id) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!isSwiping && Math.abs(dx) > STARTS && Math.abs(dx) > Math.abs(dy) * 1.5) {
        isSwiping = true;
        // From here on no field below the finger is touched.
        node.setPointerCapture(event.pointerId);
      }
      if (isSwiping) node.style.setProperty('--drag', `${dx}px`);
    };
    const end = (event: PointerEvent): void => {
      if (start === null || event.pointerId !== start.id) return;
      const dx = event.clientX - start.x;
      start = null;
      node.style.removeProperty('--drag');
      if (isSwiping && event.type === 'pointerup' && Math.abs(dx) >= FAR) turn(dx < 0 ? 1 : -1);
    };

    node.addEventListener('pointerdown', begin);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', end);
    node.addEventListener('pointercancel', end);
    return () => {
      node.removeEventListener('pointerdown', begin);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', end);
      node.removeEventListener('pointercancel', end);
    };
  };
