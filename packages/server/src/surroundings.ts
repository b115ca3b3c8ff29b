/** What the server takes from its machine: tests bring their own. */
export interface Surroundings {
  /** Milliseconds. */
  readonly now: () => number;
  /** That many bytes that nobody can guess. */
  readonly random: (bytes: number) => Uint8Array;
  /** Calls back after so many milliseconds, unless the function that comes back is called before. */
  readonly after: (milliseconds: number, call: () => void) => () => void;
}

/** `setTimeout` counts no further. */
const LONGEST = 2 ** 31 - 1;

export const machine = (random: (bytes: number) => Uint8Array): Surroundings => ({
  now: () => Date.now(),
  random,
  after(milliseconds, call) {
    // Whoever waits for longer is called early, and looks at the clock.
    const timer = setTimeout(call, Math.min(Math.max(0, milliseconds), LONGEST));
    return () => clearTimeout(timer);
  },
});
