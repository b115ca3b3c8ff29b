import type { Output } from './io.ts';

const WIDTH = 30;

/** A bar that grows on a terminal, and nothing elsewhere. */
export interface Progress {
  at(done: number): void;
  /** Wipes the bar off. */
  end(): void;
}

export function progressOn(output: Output, whole: number, now: () => number): Progress {
  if (!output.isTTY) return { at: () => undefined, end: () => undefined };
  let shown = -Infinity;
  return {
    at(done) {
      // Ten times a second is smooth enough, and costs nothing.
      if (now() - shown < 100 && done < whole) return;
      shown = now();
      const full = Math.round((done / whole) * WIDTH);
      const percent = String(Math.floor((done / whole) * 100)).padStart(3);
      output.write(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${percent} %  ${done}/${whole}`);
    },
    end: () => output.write('\r\u001B[K'),
  };
}
