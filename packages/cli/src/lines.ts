import type { Line } from './io.ts';

/** Longer lines are neither a move nor a position, and may have no end. */
export const LONGEST_LINE = 16 * 1024 * 1024;

/** Cuts what comes in pieces into lines. Of one that is too long nothing is kept; what comes after it is read. */
export function linesOf(pieces: AsyncIterable<Uint8Array | string>, longest = LONGEST_LINE): () => Promise<Line> {
  const source = pieces[Symbol.asyncIterator]();
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  /** What there is of the line, and what was not looked at yet. */
  let begun: string[] = [];
  let length = 0;
  let rest = '';
  let isSkipping = false;
  let isEnded = false;

  function cut(text: string): Line {
    const line = [...begun, text].join('');
    const wasSkipping = isSkipping;
    [begun, length, isSkipping] = [[], 0, false];
    return wasSkipping ? null : { text: line.endsWith('\r') ? line.slice(0, -1) : line };
  }

  return async () => {
    for (;;) {
      const end = rest.indexOf('\n');
      if (end >= 0) {
        const line = cut(rest.slice(0, end));
        rest = rest.slice(end + 1);
        if (line !== null) return line;
        continue;
      }
      if (isEnded) {
        const isNothing = length + rest.length === 0;
        const line = cut(rest);
        rest = '';
        return isNothing ? null : line;
      }
      if (!isSkipping) {
        begun.push(rest);
        length += rest.length;
      }
      rest = '';
      if (length > longest) {
        [begun, length, isSkipping] = [[], 0, true];
        return 'too-long';
      }
      const piece = await source.next();
      isEnded = piece.done === true;
      if (!piece.done)
        rest = typeof piece.value === 'string' ? piece.value : decoder.decode(piece.value, { stream: true });
    }
  };
}
