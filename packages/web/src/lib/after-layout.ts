/**
 * Does something with an element when the page has been laid out and not yet painted: what is measured or given the
 * focus then costs no layout of its own. `act` may answer with how to end what it began; what is returned here ends it.
 */
export function afterLayout(element: Element, act: () => (() => void) | void): () => void {
  let end: (() => void) | void;
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    end = act();
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    end?.();
  };
}
