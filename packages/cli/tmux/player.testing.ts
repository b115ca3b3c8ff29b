import type { Session } from './session.testing.ts';

/** What is on the screen while it is asked something, and what is to be pressed then. */
export interface Player {
  /** Looks at every screen on which something is asked. */
  readonly looks?: (screen: string) => void;
  /** Keys that answer what is on the screen, and whether it is the board that is asked. */
  readonly keys: (screen: string, asked: 'list' | 'board', count: number) => readonly string[];
  /** Done once in the middle: before the question of this number. */
  readonly middle?: { readonly at: number; do(session: Session): Promise<void> };
}

/** The signs that stay when the language changes. */
export interface Signs {
  readonly list: string;
  readonly board: string;
  /** What only waits for Enter. */
  readonly enter: string;
  readonly page: string;
}
export const ENGLISH: Signs = {
  list: '↑↓ 1–9 choose',
  board: '←↑↓→ move',
  enter: 'Enter go on',
  page: 'PgUp PgDn read',
};

/** Plays by keys alone until the program has ended; how many questions were answered. */
export async function playToTheEnd(session: Session, player: Player, signs: Signs = ENGLISH): Promise<number> {
  let answered = 0;
  let before = '';
  for (;;) {
    const screen = await session.until(seen => seen !== before && isAsking(seen, signs));
    before = screen;
    if (/^EXIT \d+$/m.test(screen)) return answered;
    if (screen.includes(signs.list) || screen.includes(signs.board)) {
      player.looks?.(screen);
      if (player.middle?.at === answered) {
        await player.middle.do(session);
        before = await session.until(seen => isAsking(seen, signs));
      }
      // What was refused is forgotten first; a piece that did not fit is drawn where it does.
      if (isRefused(screen)) session.press(...(screen.includes(signs.list) ? ['Escape'] : ['Tab', 'Enter']));
      else session.press(...player.keys(screen, screen.includes(signs.list) ? 'list' : 'board', answered++));
    } else session.press('Enter');
  }
}

function isAsking(seen: string, { list, board, enter, page }: Signs): boolean {
  if (/^EXIT \d+$/m.test(seen)) return true;
  const last = seen.trimEnd().split('\n').at(-1) ?? '';
  // While keys are still being read the line is not empty, and nothing is refused yet.
  const isReady = /^› *$/m.test(seen) || isRefused(seen);
  if ([list, board].some(sign => last.includes(sign))) return isReady;
  return [enter, page].some(sign => last.includes(sign)) || isCover(seen);
}

export const isRefused = (seen: string): boolean => /^! /m.test(seen);

/** Nothing but whose turn it is. */
const isCover = (seen: string): boolean => {
  const lines = seen.split('\n').filter(line => line.trim() !== '');
  return lines.length === 1 && lines[0]?.includes('Enter') === true;
};
