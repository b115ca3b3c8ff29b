/** Something that is fetched once, when it is first needed. Made at the top of a module. */
export interface Fetched<T> {
  /** `null` until it is there. Read it in markup or `$derived`. */
  readonly now: T | null;
  /** What failed, without a network, may be tried again. */
  need(): Promise<T>;
}

export function fetched<T>(fetch: () => Promise<T>): Fetched<T> {
  let here = $state.raw<T | null>(null);
  let coming: Promise<T> | null = null;
  async function come(): Promise<T> {
    try {
      here = await fetch();
      return here;
    } catch (error) {
      coming = null;
      throw error;
    }
  }
  return {
    get now() {
      return here;
    },
    need: () => (coming ??= come()),
  };
}

/** Milliseconds in which what is asked first has been painted and read. */
const PAINTED = 1000;

/**
 * Fetches what is needed after the first answer, as soon as there is a question to be answered: nobody waits for it, and
 * the table does not wait for it either. Made while a component is made.
 */
export function fetchSoon(wanted: Fetched<unknown>, isAsked: () => boolean): void {
  const isTime = $derived(wanted.now === null && isAsked());
  $effect(() => {
    if (!isTime) return;
    // Whoever needs it says so when it does not come.
    const timer = setTimeout(() => void wanted.need().catch(() => null), PAINTED);
    return () => clearTimeout(timer);
  });
}
