import type { PartKind } from '../../boards/in-words.ts';
import { letterOf } from './keys.ts';

/** What a key asks to be told, without leaving the question. */
export type Asked =
  | { readonly tells: 'again' | 'since' }
  | { readonly tells: 'next' | 'previous' }
  | { readonly tells: 'kind'; readonly kind: PartKind }
  | { readonly tells: 'nth'; readonly n: number };

const LETTERS: Readonly<Record<string, Asked>> = {
  a: { tells: 'again' },
  e: { tells: 'since' },
  n: { tells: 'next' },
  b: { tells: 'previous' },
  d: { tells: 'kind', kind: 'dice' },
  m: { tells: 'kind', kind: 'mine' },
  c: { tells: 'kind', kind: 'scores' },
  x: { tells: 'kind', kind: 'exits' },
};

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

export function askedBy(pressed: Pressed): Asked | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.repeat) return null;
  // With Shift every keyboard writes something else there.
  const digit = /^Digit([1-9])$/.exec(pressed.code)?.[1];
  if (pressed.shiftKey) return digit === undefined ? null : { tells: 'nth', n: Number(digit) };
  const letter = letterOf(pressed);
  return Object.hasOwn(LETTERS, letter) ? (LETTERS[letter] ?? null) : null;
}

interface Told {
  readonly kind: PartKind;
}

/** Which part is told now, after the one that was told before; −1: there is none such. */
export function partAsked(parts: readonly Told[], asked: Asked, before: number): number {
  switch (asked.tells) {
    case 'next':
      return parts.length === 0 ? -1 : (before + 1) % parts.length;
    case 'previous':
      return parts.length === 0 ? -1 : (Math.max(before, 0) - 1 + parts.length) % parts.length;
    case 'nth': {
      const counted = parts.flatMap(({ kind }, at) => (kind === 'counted' ? [at] : []));
      return counted[asked.n - 1] ?? -1;
    }
    case 'kind': {
      const such = parts.flatMap(({ kind }, at) => (kind === asked.kind ? [at] : []));
      return such.find(at => at > before) ?? such[0] ?? -1;
    }
    case 'again':
    case 'since':
      return -1;
  }
}
