type Size = 'clientWidth' | 'offsetHeight';

const measures = new WeakMap<Element, () => void>();
/** One for all: what several sizes lead to is made once. */
const observer = new ResizeObserver(entries => {
  for (const { target } of entries) measures.get(target)?.();
});

/**
 * Keeps up with the size of an element, from when the page is first laid out with it. A binding of Svelte's would ask
 * for the size, and so for a layout, in the task that makes the element.
 */
export const measured =
  (size: Size, take: (pixels: number) => void) =>
  (element: HTMLElement): (() => void) => {
    measures.set(element, () => take(element[size]));
    observer.observe(element, { box: 'border-box' });
    return () => observer.unobserve(element);
  };
