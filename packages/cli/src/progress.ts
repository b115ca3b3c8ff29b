import type { Output } from './io.ts';

const LONGEST = 30;

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
      const percent = String(Math.floor((done / whole) * 100)).padStart(3);
      const behind = ` ${percent}%  ${done}/${whole}`;
      // What went on in the next line could not be wiped off. With the last digits the bar would become shorter.
      const length = Math.max(0, Math.min(LONGEST, output.columns - ` 100%  ${whole}/${whole}`.length));
      const full = Math.round((done / whole) * length);
      output.write(`\r${'█'.repeat(full)}${'░'.repeat(length - full)}${behind}`);
    },
    end: () => output.write('\r\u001B[K'),
  };
}
