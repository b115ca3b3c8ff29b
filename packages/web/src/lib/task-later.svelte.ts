/**
 * The same a task later, so that what is made of it is not made in the task that brought it; what is gone is gone at
 * once. Made while a component is made.
 */
export function taskLater<T>(read: () => T | null): { readonly now: T | null } {
  let late = $state.raw<T | null>(null);
  const now = $derived(read() === null ? null : late);
  $effect(() => {
    const value = read();
    if (value === null) late = null;
    const timer = setTimeout(() => {
      late = value;
    });
    return () => clearTimeout(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
