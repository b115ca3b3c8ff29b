import { untrack } from 'svelte';

/**
 * A number on its way to another, in whole steps; at once where it takes no time. Made while a component is made.
 */
export function counting(to: () => number, length: () => number, step: () => number): { readonly now: number } {
  let shown = $state(untrack(to));
  $effect(() => {
    const target = to();
    const [from, ms, by] = untrack(() => [shown, length(), step()]);
    if (target === from) return;
    if (ms <= 0) {
      shown = target;
      return;
    }
    const start = performance.now();
    let frame = requestAnimationFrame(function count(now: number) {
      const part = Math.min(1, Math.max(0, (now - start) / ms));
      shown = part === 1 ? target : from + Math.trunc(((target - from) * part) / by) * by;
      if (part < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  });
  return {
    get now() {
      return shown;
    },
  };
}
