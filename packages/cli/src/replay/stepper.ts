import { emitKeypressEvents } from 'node:readline';
import { say } from '@zaria/words';
import type { Terminal } from '../io.ts';
import type { Voice } from '../text/voice.ts';
import type { Chronicle } from './chronicle.ts';

const CLEAR = '\u001B[2J\u001B[H';

/** Where a key leads from here; `null` away. */
export function stepBy(key: string, at: number, length: number): number | null {
  switch (key) {
    case 'right':
    case 'down':
    case 'space':
    case 'return':
    case 'n':
      return Math.min(at + 1, length);
    case 'left':
    case 'up':
    case 'backspace':
    case 'p':
      return Math.max(at - 1, 0);
    case 'pagedown':
      return Math.min(at + 10, length);
    case 'pageup':
      return Math.max(at - 10, 0);
    case 'home':
      return 0;
    case 'end':
      return length;
    case 'q':
    case 'escape':
      return null;
    default:
      return at;
  }
}

/** Shows a match entry by entry, led by keys. */
export async function stepThrough(
  chronicle: Chronicle,
  from: number,
  terminal: Terminal,
  { words }: Voice,
): Promise<void> {
  const { input, output } = terminal;
  const show = (at: number): void => {
    output.write(`${CLEAR}${[...chronicle.at(at), '', say(words, 'replay.keys')].join('\n')}\n`);
  };
  emitKeypressEvents(input);
  input.setRawMode?.(true);
  input.resume();
  show(from);
  await new Promise<void>(resolve => {
    let at = from;
    const onKey = (_text: string | undefined, key: { readonly name?: string; readonly ctrl?: boolean }): void => {
      const isLeaving = key.ctrl === true && (key.name === 'c' || key.name === 'd');
      const next = isLeaving ? null : stepBy(key.name ?? '', at, chronicle.length);
      if (next === null) {
        input.off('keypress', onKey);
        resolve();
      } else if (next !== at) show((at = next));
    };
    input.on('keypress', onKey);
    input.once('end', resolve);
  });
  input.setRawMode?.(false);
  input.pause();
}
