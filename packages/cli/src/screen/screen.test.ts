import { describe, expect, test } from 'vitest';
import { EMPTY_FIELD, beforeCaret, edited, fieldOf } from './field.ts';
import { always, fit, ifRoom } from './fit.ts';
import { EMPTY_FRAME, changes } from './frame.ts';
import { keyOf } from './keys.ts';
import { lastTop, turnedTo } from './pager.ts';
import { openScreen } from './terminal-screen.ts';
import { KEYS, fakeTerminal } from './terminal.testing.ts';

describe('parts', () => {
  const parts = [always(['a'], ['a', 'A']), ifRoom(2, ['b']), ifRoom(1, ['c', 'C'])];

  test('get room by importance, and are shown in their order', () => {
    expect(fit(parts, { columns: 9, rows: 9 })).toEqual(['a', 'A', 'b', 'c', 'C']);
    expect(fit(parts, { columns: 9, rows: 4 })).toEqual(['a', 'A', 'c', 'C']);
    expect(fit(parts, { columns: 9, rows: 2 })).toEqual(['a', 'A']);
  });

  test('a form that is too wide is not taken; the smallest is cut', () => {
    expect(fit([always(['abcdef'], ['abcdefgh'])], { columns: 4, rows: 2 })).toEqual(['abc…']);
  });
});

describe('differences', () => {
  const size = { rows: 3 };
  const frame = { lines: ['one', 'two'], caret: null };

  test('what is there already is not written again', () => {
    expect(changes(frame, frame, size)).toBe('');
    const text = changes(frame, { lines: ['one', 'TWO'], caret: null }, size);
    expect(text).toContain('\u001B[2;1H');
    expect(text).not.toContain('one');
  });

  test('a line that is gone is cleared', () => {
    expect(changes(frame, { lines: ['one'], caret: null }, size)).toContain('\u001B[2;1H\u001B[0m\u001B[2K');
    expect(changes(EMPTY_FRAME, frame, size)).toContain('two');
  });
});

describe('a field', () => {
  const type = (keys: readonly ReturnType<typeof keyOf>[]) =>
    keys.reduce((field, key) => edited(field, key) ?? field, EMPTY_FIELD);
  const text = (letter: string) => keyOf(letter, { name: letter });
  const name = (key: string) => keyOf(undefined, { name: key });

  test('takes letters where the caret is', () => {
    expect(type([text('a'), text('c'), name('left'), text('b')])).toEqual({ text: 'abc', at: 2 });
    expect(beforeCaret(fieldOf('άβγ'))).toBe('άβγ');
  });

  test('an accent goes with its letter', () => {
    expect(edited(fieldOf('ae\u0301'), name('backspace'))).toEqual({ text: 'a', at: 1 });
  });

  test('keys that steer write nothing', () => {
    expect(keyOf('\u001B', { name: 'escape' }).text).toBe('');
    expect(keyOf('\u0003', { name: 'c', ctrl: true }).text).toBe('');
    expect(keyOf('ß', {}).text).toBe('ß');
    expect(edited(EMPTY_FIELD, name('up'))).toBeNull();
  });
});

test('pages', () => {
  const key = (name: string) => keyOf(undefined, { name });
  expect(lastTop(100, 24)).toBe(78);
  expect([
    turnedTo(key('pagedown'), 0, 100, 24),
    turnedTo(key('end'), 0, 100, 24),
    turnedTo(key('up'), 0, 100, 24),
  ]).toEqual([21, 78, 0]);
  expect([turnedTo(key('return'), 5, 100, 24), turnedTo(key('escape'), 5, 100, 24)]).toEqual([null, null]);
  // Letters mean nothing here.
  expect([turnedTo(key('q'), 5, 100, 24), turnedTo(key('j'), 5, 100, 24)]).toEqual([5, 5]);
});

describe('a screen', () => {
  test('what was typed before there was anything to answer can be forgotten', async () => {
    const fake = fakeTerminal();
    const screen = openScreen(fake.terminal, new AbortController().signal);
    screen.show(() => ({ lines: ['wait'], caret: null }));
    await fake.until('wait');
    fake.press('x');
    await new Promise(resolve => setImmediate(resolve));
    screen.forgetTyped();
    const next = screen.nextKey();
    fake.press('y');
    expect((await next)?.text).toBe('y');
    screen.close();
  });

  test('Ctrl-C leaves also while nothing is asked', async () => {
    const fake = fakeTerminal();
    const screen = openScreen(fake.terminal, new AbortController().signal);
    const left = new Promise<void>(resolve => screen.left.addEventListener('abort', () => resolve()));
    fake.press(KEYS.ctrlC);
    await left;
    expect(await screen.nextKey()).toBeNull();
    screen.close();
    expect([fake.isAlternate(), fake.isRaw()]).toEqual([false, false]);
  });

  test('is given back when the process ends, whatever the reason', () => {
    const fake = fakeTerminal();
    openScreen(fake.terminal, new AbortController().signal);
    for (const { ending } of fake.watched()) ending();
    expect(fake.isRaw()).toBe(false);
    expect(fake.raw().endsWith('\u001B[?1049l')).toBe(true);
  });

  test('keys that come in one piece are all heard, in their order', async () => {
    const fake = fakeTerminal();
    const screen = openScreen(fake.terminal, new AbortController().signal);
    fake.press(`a${KEYS.up}é`);
    const keys = [await screen.nextKey(), await screen.nextKey(), await screen.nextKey()];
    expect(keys.map(key => key?.text || key?.name)).toEqual(['a', 'up', 'é']);
    screen.close();
  });
});
