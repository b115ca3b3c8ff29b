/** A sentence, and the name of the place it is about. */
export interface Said {
  readonly text: string;
  readonly at: string;
}

/** Milliseconds in which a sentence can be read. */
const READING = 6000;
/** Milliseconds after which a tap does not belong to the one before it. */
const DOUBLE = 250;

/** What is said about what was tapped, until `changes` does. Made while a component is made. */
export function saying(changes: () => unknown) {
  let said = $state.raw<Said | null>(null);
  $effect(() => {
    changes();
    said = null;
  });
  $effect(() => {
    if (said === null) return;
    const timer = setTimeout(() => (said = null), READING);
    return () => clearTimeout(timer);
  });
  return {
    get now() {
      return said;
    },
    say(next: Said | null): void {
      said = next;
    },
  };
}

/** What a second tap would do by now. `chosen` is what the first one looked at. */
export function secondTap<T>(chosen: () => T | null) {
  let armed = $state.raw<T | null>(null);
  $effect(() => {
    const next = chosen();
    armed = null;
    if (next === null) return;
    const timer = setTimeout(() => (armed = next), DOUBLE);
    return () => clearTimeout(timer);
  });
  return {
    get armed() {
      return armed;
    },
  };
}
