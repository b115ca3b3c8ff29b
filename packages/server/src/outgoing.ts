import type { Duplex } from 'node:stream';

/** What goes out by one socket. */
export interface Outgoing {
  /** Says it at the end of this round of the loop, with whatever else is said by then. */
  send(text: string): void;
  /** Says what waits, now. */
  flush(): void;
}

/** The first byte of a frame that is whole and text (RFC 6455, 5.2). */
const WHOLE_TEXT = 0x81;
/** Lengths from here on take two bytes more, and from there on eight. */
const [SHORT, LONG] = [126, 2 ** 16];

const waiting: Outgoing[] = [];

function flushAll(): void {
  for (const outgoing of waiting.splice(0)) outgoing.flush();
}

/**
 * Writes text frames to a connection: those of one round in one call of the system, which costs more than what it
 * carries. They are laid out here: `ws` makes two pieces of each and a list of the pieces, which takes as long again.
 */
export function outgoing(connection: Duplex): Outgoing {
  let texts: string[] = [];
  const self: Outgoing = {
    send(text) {
      texts.push(text);
      if (texts.length === 1 && waiting.push(self) === 1) setImmediate(flushAll);
    },
    flush() {
      if (texts.length === 0) return;
      const frames = framesOf(texts);
      texts = [];
      // Somebody may hang up at any time.
      if (connection.writable) connection.write(frames);
    },
  };
  return self;
}

/** Texts as frames, one behind the other. What a server sends is not masked. */
function framesOf(texts: readonly string[]): Buffer {
  let size = 0;
  for (const text of texts) {
    const length = Buffer.byteLength(text);
    size += headOf(length) + length;
  }
  const frames = Buffer.allocUnsafe(size);
  let at = 0;
  for (const text of texts) {
    const length = Buffer.byteLength(text);
    frames[at] = WHOLE_TEXT;
    if (length < SHORT) frames[at + 1] = length;
    else if (length < LONG) {
      frames[at + 1] = SHORT;
      frames.writeUInt16BE(length, at + 2);
    } else {
      frames[at + 1] = SHORT + 1;
      frames.writeBigUInt64BE(BigInt(length), at + 2);
    }
    at += headOf(length);
    at += frames.write(text, at);
  }
  return frames;
}

const headOf = (length: number): number => (length < SHORT ? 2 : length < LONG ? 4 : 10);
