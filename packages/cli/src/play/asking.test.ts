import { describe, expect, test } from 'vitest';
import type { Key } from '../screen/keys.ts';
import { beginAsking, beginWaiting, press, type Asking, type Pressed } from './asking.ts';
import type { Choice, Question } from './question.ts';

const UNDO: Choice = {
  wish: { do: 'undo', seat: 0, question: '7' },
  notation: 'undo',
  key: '',
  label: 'Undo',
  hint: () => '',
};
const ROLL: Choice = {
  ...UNDO,
  wish: { do: 'play', seat: 0, question: '7', count: 0, action: 'roll' },
  notation: 'roll',
  key: '1',
};
const RULES = { game: { print: () => '' }, board: { pointing: null } };

const question = (choices: readonly Choice[]): Question => ({
  // Where nothing is pointed at, nobody looks at the table.
  follower: null as unknown as Question['follower'],
  sentence: '',
  choices,
  others: [UNDO],
  example: '',
  read: line => ({ do: 'play', seat: 0, question: '7', count: 0, action: line }),
});

const named = (name: string): Key => ({ name, text: '', ctrl: false, shift: false });

/** The keys one after the other; what the last of them comes to. */
function pressAll(begun: Asking, keys: readonly (string | Key)[]): Pressed {
  let pressed: Pressed = { kind: 'asking', asking: begun };
  for (const key of keys.flatMap(one =>
    typeof one === 'string' ? one.split('').map(text => ({ name: text, text, ctrl: false, shift: false })) : [one],
  )) {
    if (pressed.kind !== 'asking') throw new Error('something was done before the last key');
    pressed = press(pressed.asking, key, RULES);
  }
  return pressed;
}

describe('help that is typed', () => {
  test.each([
    ['while one is asked', beginAsking(question([ROLL]), RULES, null)],
    ['while others are', beginWaiting(question([]))],
  ])('is what ? shows, and nothing of it stays, %s', (_when, begun) => {
    expect(pressAll(begun, ['help', named('return')])).toEqual({ kind: 'help', asking: begun });
  });

  test('leaves what else is typed alone', () => {
    const begun = beginAsking(question([ROLL]), RULES, null);
    const pressed = pressAll(begun, ['ro', '?']);
    expect(pressed.kind === 'help' && pressed.asking.field.text).toBe('ro');
  });
});

describe('while others are to act', () => {
  const waiting = beginWaiting(question([]));

  test('what is typed is done', () => {
    expect(pressAll(waiting, ['undo', named('return')])).toEqual({ kind: 'wish', wish: UNDO.wish });
  });

  test.each([
    ['what was typed and forgotten', ['undo', named('escape'), named('return')]],
    ['what was typed and erased', ['x', named('backspace'), named('return')]],
    ['what an arrow would lead to', [named('down'), named('return')]],
  ])('%s is not done', (_what, keys) => {
    expect(pressAll(waiting, keys).kind).toBe('asking');
  });
});
