/** Milliseconds: longer than the second tap of a double tap takes to come. */
const MOMENT = 300;

/**
 * Whether what is on offer has just changed, so that a tap can have been meant for what was there before. Further taps
 * make the moment longer. `offer` is read anew whenever it may have changed, and what it says is held against what it
 * said before: that somebody else is done changes nothing. Call this while a component is made.
 */
export function freshness(offer: () => readonly (string | number | boolean | null | undefined)[]): {
  readonly isFresh: boolean;
} {
  const offered = $derived(offer().join(' '));
  let isFresh = $state(true);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = (): void => {
    isFresh = true;
    clearTimeout(timer);
    timer = setTimeout(() => {
      isFresh = false;
    }, MOMENT);
  };
  $effect(() => {
    void offered;
    begin();
  });
  $effect(() => {
    const again = (): void => {
      if (isFresh) begin();
    };
    for (const tap of ['pointerdown', 'keydown']) addEventListener(tap, again, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const tap of ['pointerdown', 'keydown']) removeEventListener(tap, again, { capture: true });
    };
  });
  return {
    get isFresh() {
      return isFresh;
    },
  };
}
