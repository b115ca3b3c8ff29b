/**
 * What a key does while routes are drawn: choose the n-th die, go through the special routes, turn, mirror, put away,
 * take the last back.
 */
export type Meaning =
  | { readonly kind: 'die'; readonly index: number }
  | { readonly kind: 'special' | 'rotate' | 'mirror' | 'drop' | 'retract' };

/** Also where a Greek keyboard is at hand. */
const LETTERS: Readonly<Record<string, 'special' | 'rotate' | 'mirror'>> = {
  s: 'special',
  σ: 'special',
  r: 'rotate',
  ρ: 'rotate',
  f: 'mirror',
  φ: 'mirror',
};

export function meaningOf({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): Meaning | null {
  if (ctrlKey || altKey || metaKey) return null;
  if (/^[1-6]$/.test(key)) return { kind: 'die', index: Number(key) - 1 };
  if (key === 'Escape') return { kind: 'drop' };
  if (key === 'Backspace') return { kind: 'retract' };
  const small = key.toLowerCase();
  const kind = Object.hasOwn(LETTERS, small) ? LETTERS[small] : undefined;
  return kind === undefined ? null : { kind };
}

/** Whether a key belongs to something else: a text that is being written, or a dialog. */
export const isElsewhere = ({ target, defaultPrevented }: KeyboardEvent): boolean =>
  defaultPrevented ||
  (target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, dialog') !== null));
