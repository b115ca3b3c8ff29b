/**
 * Something plain that is read again and again and seldom changes: while it is equal it stays the same object, so that
 * what is made from it is not made again.
 */
export function steady<T>(read: () => T): { readonly now: T } {
  let last: { readonly text: string; readonly value: T } | null = null;
  const now = $derived.by(() => {
    const value = read();
    const text = JSON.stringify(value);
    if (last?.text !== text) last = { text, value };
    return last.value;
  });
  return {
    get now() {
      return now;
    },
  };
}
