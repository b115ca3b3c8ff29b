import type { Key } from './keys.ts';

/** A line that is being typed. */
export interface Field {
  readonly text: string;
  /** How many letters stand before the caret. */
  readonly at: number;
}

export const EMPTY_FIELD: Field = { text: '', at: 0 };

export const fieldOf = (text: string): Field => ({ text, at: lettersOf(text).length });

/** Letters as a person counts them: with their accents, and an emoji as one. */
const segmenter = new Intl.Segmenter();
const lettersOf = (text: string): readonly string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** What stands before the caret. */
export const beforeCaret = ({ text, at }: Field): string => lettersOf(text).slice(0, at).join('');

/** The field after a key; `null` if the key is none of its own. */
export function edited(field: Field, key: Key): Field | null {
  const letters = lettersOf(field.text);
  const { at } = field;
  if (key.text !== '') {
    const before = letters.slice(0, at).join('') + key.text;
    return { text: before + letters.slice(at).join(''), at: lettersOf(before).length };
  }
  switch (key.name) {
    case 'backspace':
      return at === 0 ? field : { text: letters.toSpliced(at - 1, 1).join(''), at: at - 1 };
    case 'delete':
      return { text: letters.toSpliced(at, 1).join(''), at };
    case 'left':
      return { ...field, at: Math.max(0, at - 1) };
    case 'right':
      return { ...field, at: Math.min(letters.length, at + 1) };
    case 'home':
      return { ...field, at: 0 };
    case 'end':
      return { ...field, at: letters.length };
    case 'u':
      return key.ctrl ? EMPTY_FIELD : null;
    default:
      return null;
  }
}
