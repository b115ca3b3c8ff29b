import { replayPaper } from '../play/help-paper.ts';
import { paintTable } from '../play/table-frame.ts';
import type { Presenter } from '../presenter.ts';
import type { Key } from '../screen/keys.ts';
import { read } from '../screen/pager.ts';
import type { Screen } from '../screen/terminal-screen.ts';
import type { Chronicle } from './chronicle.ts';

/** Where a key leads from here; `null` away. */
export function stepBy({ name }: Pick<Key, 'name'>, at: number, length: number): number | null {
  switch (name) {
    case 'right':
    case 'down':
    case 'space':
    case 'return':
      return Math.min(at + 1, length);
    case 'left':
    case 'up':
    case 'backspace':
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
  screen: Screen,
  presenter: Presenter,
): Promise<void> {
  const { pen } = presenter;
  let at = from;
  for (;;) {
    const scene = chronicle.scene(at);
    screen.show(size => paintTable(scene, size, pen));
    const key = await screen.nextKey();
    if (key?.text === '?' || key?.name === 'f1') {
      if (!(await read(screen, replayPaper(presenter, chronicle.lookAt(at)), 'top', pen))) return;
      continue;
    }
    const next = key === null ? null : stepBy(key, at, chronicle.length);
    if (next === null) return;
    at = next;
  }
}
