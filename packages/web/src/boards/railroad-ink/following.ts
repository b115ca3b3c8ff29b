/** A pointer that went far enough to be dragging something. */
interface Follower {
  /** Every point on the way. */
  readonly move: (x: number, y: number) => void;
  /** Let go there. */
  readonly drop: (x: number, y: number) => void;
  /** It ended otherwise, or nothing was dragged. */
  readonly end: () => void;
}

/** Pixels before a touch is a drag. */
const SLACK = 7;

/** Follows a pointer from where it went down; what was dragged is not clicked, too. */
export function followPointer(down: PointerEvent, { move, drop, end }: Follower): void {
  const { target, pointerId, clientX, clientY } = down;
  if (!(target instanceof Element)) return;
  let isDragging = false;
  const listening = new AbortController();
  const on = (type: 'pointermove' | 'pointerup' | 'pointercancel', does: (event: PointerEvent) => void): void =>
    addEventListener(type, event => event.pointerId === pointerId && does(event), { signal: listening.signal });

  on('pointermove', event => {
    if (!isDragging && Math.hypot(event.clientX - clientX, event.clientY - clientY) < SLACK) return;
    isDragging = true;
    move(event.clientX, event.clientY);
  });
  on('pointerup', event => {
    listening.abort();
    if (isDragging) {
      swallowClick();
      drop(event.clientX, event.clientY);
    }
    end();
  });
  on('pointercancel', () => {
    listening.abort();
    end();
  });
}

/** The click that the browser makes of a drag which ends where it began. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
