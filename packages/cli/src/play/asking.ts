import type { AnyGame } from '@zaria/kit';
import type { AnyBoard } from '../boards/board.ts';
import type { Pointer } from '../boards/pointing.ts';
import { EMPTY_FIELD, edited, fieldOf, type Field } from '../screen/field.ts';
import type { Key } from '../screen/keys.ts';
import { isForHelp } from './help-paper.ts';
import type { Choice, Question, Wanted } from './question.ts';

/** A question on the screen, and how far its answer is. */
export interface Asking {
  readonly question: Question;
  readonly field: Field;
  /** Whether there is a list to choose from. Where there is none nothing is done but what is typed. */
  readonly isListed: boolean;
  /** Which of the choices that are shown; −1: none, as long as something else is typed. */
  readonly chosen: number;
  /** Whether somebody moved there: then Enter means it, whatever is typed. */
  readonly isMoved: boolean;
  /** What is held over the board, where moves are made there. */
  readonly pointer: Pointer | null;
  readonly message: string | null;
}

/** What a key comes to. */
export type Pressed =
  | { readonly kind: 'asking'; readonly asking: Asking }
  | { readonly kind: 'wish'; readonly wish: Wanted }
  /** The question stands afterwards, with what is typed of its answer. */
  | { readonly kind: 'help'; readonly asking: Asking }
  | { readonly kind: 'log' | 'leave' };

interface Rules {
  readonly game: Pick<AnyGame, 'print'>;
  readonly board: Pick<AnyBoard, 'pointing'>;
}

/** `last` is where the pointer was when something was asked before. */
export function beginAsking(question: Question, { board }: Rules, last: Pointer | null): Asking {
  const isTyped = question.choices.length === 0;
  return {
    question,
    field: isTyped ? fieldOf(question.example) : EMPTY_FIELD,
    isListed: true,
    chosen: 0,
    isMoved: false,
    pointer: board.pointing?.begin(question.follower, last) ?? null,
    message: null,
  };
}

/** While others are to act: what may be done meanwhile is typed, and nothing is chosen. */
export const beginWaiting = (question: Question): Asking => ({
  question,
  field: EMPTY_FIELD,
  isListed: false,
  chosen: 0,
  isMoved: false,
  pointer: null,
  message: null,
});

/** What can be chosen now: all of it, or what is left by what is typed. On a board one chooses by the pointer. */
export function shownChoices({ question, field, pointer, isListed }: Asking): readonly Choice[] {
  if (!isListed) return [];
  const all = [...question.choices, ...question.others];
  const typed = wanted(field);
  if (typed === '') return pointer === null ? all : [];
  if (pointer === null && all.some(({ key }) => key === typed)) return all;
  const found = all.filter(choice => begins(choice, typed));
  if (found.length > 0) return found;
  const alike = all.filter(({ label }) => label.toLowerCase().includes(typed));
  return alike.length > 0 || pointer !== null ? alike : all;
}

const wanted = ({ text }: Field): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** A move as one may type it: with the name of the step, or without. */
const spellings = ({ notation }: Choice): readonly string[] => {
  const space = notation.indexOf(' ');
  return space < 0 ? [notation] : [notation, notation.slice(space + 1)];
};
const begins = (choice: Choice, typed: string): boolean =>
  spellings(choice).some(spelling => spelling.toLowerCase().startsWith(typed));

/** The choice that is typed in full. */
function exactly({ question }: Asking, typed: string): Choice | null {
  const all = [...question.choices, ...question.others];
  const isMeant = (choice: Choice): boolean => spellings(choice).some(spelling => spelling.toLowerCase() === typed);
  return all.find(({ key }) => key !== '' && key === typed) ?? all.find(isMeant) ?? null;
}

export function press(asking: Asking, key: Key, rules: Rules): Pressed {
  const isEmpty = asking.field.text === '';
  if (key.text === '?' || key.name === 'f1') return { kind: 'help', asking };
  if (key.name === 'pageup') return { kind: 'log' };
  if (key.name === 'escape') return isEmpty ? { kind: 'leave' } : typing(asking, EMPTY_FIELD);
  if (isEmpty && asking.pointer !== null) {
    const pointed = point(asking, asking.pointer, key, rules);
    if (pointed !== null) return pointed;
  }
  const count = shownChoices(asking).length;
  switch (key.name) {
    case 'return':
      return entered(asking);
    case 'tab':
      return isEmpty ? stay(asking) : typing(asking, completed(asking));
    case 'up':
      return count === 0 ? stay(asking) : moveTo(asking, (Math.max(0, asking.chosen) + count - 1) % count);
    case 'down':
      return count === 0 ? stay(asking) : moveTo(asking, (asking.chosen + 1) % count);
    case 'pagedown':
      return count === 0 ? stay(asking) : moveTo(asking, Math.min(count - 1, asking.chosen + 5));
    default: {
      // A space alone is no move.
      const field = isEmpty && key.text === ' ' ? null : edited(asking.field, key);
      return field === null ? stay(asking) : typing(asking, field);
    }
  }
}

const stay = (asking: Asking): Pressed => ({ kind: 'asking', asking });
const moveTo = (asking: Asking, chosen: number): Pressed => stay({ ...asking, chosen, isMoved: true, message: null });

/** Whatever is typed chooses at once what it stands for. */
function typing(asking: Asking, field: Field): Pressed {
  const next: Asking = { ...asking, field, chosen: 0, isMoved: false, message: null };
  const typed = wanted(field);
  if (typed === '') return stay(next);
  const meant = exactly(next, typed);
  return stay({ ...next, chosen: meant === null ? -1 : shownChoices(next).indexOf(meant) });
}

function point(asking: Asking, pointer: Pointer, key: Key, { game, board }: Rules): Pressed | null {
  const { question } = asking;
  const pointed = board.pointing?.press(question.follower, pointer, key) ?? null;
  switch (pointed?.kind) {
    case 'moved':
      return stay({ ...asking, pointer: pointed.pointer, message: null });
    case 'played':
      return { kind: 'wish', wish: question.read(game.print(pointed.action)) };
    case 'back': {
      const back = question.choices.find(({ wish }) => wish.do === 'back');
      return back === undefined ? stay(asking) : { kind: 'wish', wish: back.wish };
    }
    case undefined:
      return null;
  }
}

/** What is typed is done as it is typed, and never something that merely looks like it. */
function entered(asking: Asking): Pressed {
  const typed = wanted(asking.field);
  const shown = shownChoices(asking);
  const chosen = typed === '' || asking.isMoved ? shown[asking.chosen] : (exactly(asking, typed) ?? undefined);
  if (chosen !== undefined) return { kind: 'wish', wish: chosen.wish };
  if (isForHelp(typed)) return { kind: 'help', asking: { ...asking, field: EMPTY_FIELD, chosen: 0, message: null } };
  return typed === '' ? stay(asking) : { kind: 'wish', wish: asking.question.read(asking.field.text) };
}

/** As far as all moves that begin like this go on alike. */
function completed({ question, field }: Asking): Field {
  const typed = wanted(field);
  const found = [...question.choices, ...question.others]
    .flatMap(spellings)
    .filter(spelling => spelling.toLowerCase().startsWith(typed));
  const [first = field.text, ...more] = found;
  let length = first.length;
  for (const other of more) while (!other.startsWith(first.slice(0, length))) length--;
  return length < typed.length ? field : fieldOf(first.slice(0, length));
}
