/** Whether a time is still to come, and how long it was when it was first heard of. Called while a component is made. */
export function remaining(until: () => number | null) {
  let passed = $state(0);
  /** By the clock of the page, which nobody sets back. */
  let since = 0;
  const at = $derived(until());
  const length = $derived.by(() => {
    since = performance.now();
    return at === null ? 0 : Math.max(0, at - Date.now());
  });
  $effect(() => {
    const end = at;
    if (end === null) return;
    const timer = setTimeout(() => (passed = end), length);
    return () => clearTimeout(timer);
  });
  return {
    get isRunning(): boolean {
      return length > 0 && at !== passed;
    },
    /** Milliseconds. */
    get length(): number {
      return length;
    },
    /** How long it has been running. */
    elapsed: (): number => performance.now() - since,
  };
}
