/** Milliseconds until what could not be fetched is tried again. */
const RETRY_MS = 2000;

/**
 * Fetches something that is wanted now: without a network, as soon as there is one again. What comes back gives it up, as
 * an effect does that is over.
 */
export function untilItComes(need: () => Promise<unknown>): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const come = (): void => {
    need().catch(() => {
      if (!isOver) timer = setTimeout(come, RETRY_MS);
    });
  };
  come();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
