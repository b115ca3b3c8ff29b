import type { Terminal } from '../io.ts';
import type { Size } from './fit.ts';
import { EMPTY_FRAME, changes, type Frame } from './frame.ts';
import { listenToKeys, type Key } from './keys.ts';

const ESC = '\u001B[';
/** A screen of its own, without line breaks by itself: what the user had in his terminal stays below it. */
const ENTER = `${ESC}?1049h${ESC}?7l${ESC}2J${ESC}?25l`;
const LEAVE = `${ESC}0m${ESC}?7h${ESC}?25h${ESC}?1049l`;
const CLEAR = `${ESC}0m${ESC}2J`;

/** What is no key: something else has happened. */
export const NEWS: Key = { name: 'news', text: '', ctrl: false, shift: false };

/** The whole terminal, for as long as it is open. */
export interface Screen {
  readonly size: Size;
  /** Shows what `paint` makes of the size, now and whenever the size changes. */
  show(paint: (size: Size) => Frame): void;
  /** The next key; `null` when the person leaves: by Ctrl-C or Ctrl-D, because the terminal is gone, or by the signal. */
  nextKey(): Promise<Key | null>;
  /** Draws once more what is shown, and lets whoever waits for a key look around: he gets `NEWS`. */
  nudge(): void;
  /** Forgets what was typed before there was anything to answer. */
  forgetTyped(): void;
  /** Aborted when the person leaves, also while nothing is asked. */
  readonly left: AbortSignal;
  /** Gives the terminal back as it was. */
  close(): void;
}

/**
 * Takes the terminal: other screen, single keys. Given back by `close`, and in any case before the process ends, also
 * where it crashes; while it is stopped by Ctrl-Z the shell has it.
 */
export function openScreen(terminal: Terminal, signal: AbortSignal): Screen {
  const { input, output } = terminal;
  let shown = EMPTY_FRAME;
  let paint: ((size: Size) => Frame) | null = null;
  let isOpen = true;
  const typed: Key[] = [];
  const left = new AbortController();
  let wanted: ((key: Key | null) => void) | null = null;

  function take(): void {
    input.setRawMode?.(true);
    input.resume();
    shown = EMPTY_FRAME;
    output.write(ENTER);
  }
  /** The input stays open: a process that waits for nothing would end instead of going on. */
  function giveBack(): void {
    output.write(LEAVE);
    input.setRawMode?.(false);
  }
  function draw(): void {
    if (paint === null) return;
    const next = paint(terminal.size);
    const text = changes(shown, next, terminal.size);
    shown = next;
    if (text !== '') output.write(text);
  }
  function redraw(): void {
    shown = EMPTY_FRAME;
    output.write(CLEAR);
    draw();
  }
  function answer(key: Key | null): void {
    const resolve = wanted;
    wanted = null;
    if (resolve !== null) resolve(key);
    else if (key !== null) typed.push(key);
  }

  const stopListening = listenToKeys(input, key => {
    if (key.ctrl && key.name === 'z') {
      giveBack();
      terminal.suspend();
    } else if (key.ctrl && key.name === 'l') redraw();
    else if (key.ctrl && (key.name === 'c' || key.name === 'd')) gone();
    else answer(key);
  });
  const gone = (): void => {
    left.abort();
    answer(null);
  };
  input.once('end', gone);
  signal.addEventListener('abort', gone, { once: true });
  const stopWatching = terminal.watch({
    resized: redraw,
    stopping: giveBack,
    continued() {
      take();
      draw();
    },
    ending: giveBack,
  });
  take();

  return {
    get size() {
      return terminal.size;
    },
    show(next) {
      paint = next;
      draw();
    },
    nextKey() {
      const key = typed.shift();
      if (key !== undefined) return Promise.resolve(key);
      if (left.signal.aborted || signal.aborted || input.readableEnded) return Promise.resolve(null);
      return new Promise(resolve => (wanted = resolve));
    },
    nudge() {
      if (!isOpen) return;
      draw();
      if (wanted !== null) answer(NEWS);
    },
    forgetTyped() {
      typed.length = 0;
    },
    left: left.signal,
    close() {
      if (!isOpen) return;
      isOpen = false;
      stopListening();
      stopWatching();
      input.off('end', gone);
      signal.removeEventListener('abort', gone);
      giveBack();
      input.pause();
    },
  };
}

/** Whether the news has come. Whoever waits for a key then looks around. */
export function nudgedBy(news: Promise<void>, screen: Screen): () => boolean {
  let isNew = false;
  async function watch(): Promise<void> {
    await news;
    isNew = true;
    screen.nudge();
  }
  void watch();
  return () => isNew;
}

/** Uses the whole terminal for one thing, and gives it back. */
export async function onScreen<T>(
  terminal: Terminal,
  signal: AbortSignal,
  use: (screen: Screen) => Promise<T>,
): Promise<T> {
  const screen = openScreen(terminal, signal);
  try {
    return await use(screen);
  } finally {
    screen.close();
  }
}
