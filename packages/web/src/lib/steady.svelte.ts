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

/** The same of a list whose items are looked at one by one: those that are equal stay the same objects. */
export function steadyItems<T>(read: () => readonly T[]): { readonly now: readonly T[] } {
  let texts: readonly string[] = [];
  let values: readonly T[] = [];
  const now = $derived.by(() => {
    const list = read();
    const said = list.map(value => JSON.stringify(value));
    const isSame = said.length === texts.length && said.every((text, i) => text === texts[i]);
    if (!isSame) {
      const [textsBefore, before] = [texts, values];
      values = list.map((value, i) => (said[i] === textsBefore[i] ? (before[i] ?? value) : value));
      texts = said;
    }
    return values;
  });
  return {
    get now() {
      return now;
    },
  };
}
