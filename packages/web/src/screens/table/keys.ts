/** What a letter opens. */
const LETTERS = { w: 'words', l: 'log', t: 'typed', h: 'hint' } as const;
export type TableKey = (typeof LETTERS)[keyof typeof LETTERS] | 'keys';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

interface Situation {
  /** Something is being shown that can be shown at once. */
  readonly isShowing: boolean;
  /** The focus is on something that has its own use for Enter. */
  readonly isOnControl: boolean;
}

/** What a key means at every table, whatever is played there; `null`: nothing, or what the board makes of it. */
export function meaningOf(
  pressed: Pressed,
  { isShowing, isOnControl }: Situation,
): 'skip' | 'main' | 'undo' | TableKey | null {
  const { key, repeat, ctrlKey, metaKey, altKey } = pressed;
  if (isUndo(pressed)) return repeat ? null : 'undo';
  if (ctrlKey || metaKey || altKey) return null;
  if (isShowing && ['Enter', ' ', 'Escape'].includes(key)) return 'skip';
  if (repeat) return null;
  if (key === 'Enter') return isOnControl ? null : 'main';
  if (key === '?') return 'keys';
  const letter = letterOf(pressed);
  return isLetter(letter) ? LETTERS[letter] : null;
}

/** As in every program: Ctrl+Z, or Cmd+Z. With Shift it would be the way forward, which there is not. */
const isUndo = (pressed: Pressed): boolean =>
  pressed.ctrlKey !== pressed.metaKey && !pressed.altKey && !pressed.shiftKey && letterOf(pressed) === 'z';

const isLetter = (letter: string): letter is keyof typeof LETTERS => Object.hasOwn(LETTERS, letter);

/** On a keyboard that writes other letters, such as a Greek one, the one that is printed beside them. */
export const letterOf = ({ key, code }: Pick<Pressed, 'key' | 'code'>): string =>
  /^[a-z]$/i.test(key) || key.length > 1 ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();
