import type { Line } from './io.ts';

/** Longer lines are neither a move nor a position, and may have no end. */
export const LONGEST_LINE = 16 * 1024 * 1024;

/** Cuts what comes in pieces into lines. */
export function linesOf(pieces: AsyncIterable<Uint8Array | string>, longest = LONGEST_LINE): () => Promise<Line> {
  const source = pieces[Symbol.asyncIterator]();
  const decoder = new TextDecoder();
  let pending = '';
  let isEnded = false;

  const take = (): Line => {
    const end = pending.indexOf('\n');
    if (end < 0) return null;
    const text = pending.slice(0, end);
    pending = pending.slice(end + 1);
    return { text: text.endsWith('\r') ? text.slice(0, -1) : text };
  };

  return async () => {
    for (;;) {
      const line = take();
      if (line !== null) return line;
      if (isEnded) {
        const text = pending;
        pending = '';
        return text === '' ? null : { text };
      }
      if (pending.length > longest) {
        pending = '';
        isEnded = true;
        await source.return?.();
        return 'too-long';
      }
      const piece = await source.next();
      isEnded = piece.done === true;
      if (!piece.done)
        pending += typeof piece.value === 'string' ? piece.value : decoder.decode(piece.value, { stream: true });
    }
  };
}
