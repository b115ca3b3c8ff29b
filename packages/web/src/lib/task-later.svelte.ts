import { untrack } from 'svelte';

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

/**
 * The same a task behind, where things move: of what a moment changes some can follow, so that no task is long. At first
 * it is not behind. Made while a component is made.
 */
export function trailing<T>(read: () => T, moves: () => boolean): { readonly now: T } {
  let behind = $state.raw(untrack(read));
  const now = $derived(moves() ? behind : read());
  $effect(() => {
    const value = read();
    const timer = setTimeout(() => {
      behind = value;
    });
    return () => clearTimeout(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}

/**
 * Of several things one more in every task, where things move, so that making them all is not one long task. Made while a
 * component is made.
 */
export function oneByOne<T>(read: () => readonly T[], moves: () => boolean): { readonly now: readonly T[] } {
  let made = $state(0);
  const now = $derived(moves() ? read().slice(0, made) : read());
  $effect(() => {
    if (made >= read().length) return;
    const timer = setTimeout(() => made++);
    return () => clearTimeout(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}

/**
 * What is gone stays a task longer, so that it is not cleared away in the task that ends it: to take away what moves
 * takes a browser its time. Made while a component is made.
 */
export function lingering<T>(read: () => T | null): { readonly now: T | null } {
  let last = $state.raw<T | null>(null);
  const now = $derived(read() ?? last);
  $effect(() => {
    const value = read();
    if (value !== null) {
      last = value;
      return;
    }
    const timer = setTimeout(() => {
      last = null;
    });
    return () => clearTimeout(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
