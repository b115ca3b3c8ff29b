import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

/*
 * One end of a WebSocket (RFC 6455), as little of it as a trial needs: whoever makes the load shares two cores with the
 * server that bears it, and a socket of a library costs several times as much. It is the same for every server.
 */
export interface Line {
  send(text: string): void;
  /** From now on somebody else is told what comes. */
  passTo(next: LineListener): void;
  close(): void;
  /** Ends it as a machine between the two does that goes away: the other side hears nothing but that. */
  reset(): void;
}

export interface LineListener {
  heard(text: string): void;
  /** It has ended, and nobody here wanted it to. */
  failed(error: Error): void;
}

export interface LineOutside extends LineListener {
  readonly port: number;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  opened(): void;
}

const [TEXT, CLOSE, PING, PONG] = [1, 8, 9, 10];
const FINAL = 0x80;
const MASKED = 0x80;
const [TWO_BYTES, EIGHT_BYTES] = [126, 127];
const HEAD_END = '\r\n\r\n';

/** Read into by all of them: each takes out what it needs before the next one reads. */
const shared = Buffer.alloc(256 * 1024);

export function openLine(outside: LineOutside): Line {
  const { port, path, headers = {} } = outside;
  /** What has come of a frame that is not whole. */
  let rest: Buffer | null = null;
  let listener: LineListener = outside;
  let isOpen = false;
  let isOver = false;

  const socket = connect({
    host: '127.0.0.1',
    port,
    noDelay: true,
    onread: {
      buffer: shared,
      callback(bytes) {
        const come = shared.subarray(0, bytes);
        take(rest === null ? come : Buffer.concat([rest, come]));
        return true;
      },
    },
  });
  socket.on('connect', () => {
    const asked: Readonly<Record<string, string>> = {
      host: `127.0.0.1:${port}`,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
      ...headers,
    };
    const lines = Object.entries(asked).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  });
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('the server has hung up')));

  function fail(error: Error): void {
    if (isOver) return;
    isOver = true;
    listener.failed(error);
  }

  function take(bytes: Buffer): void {
    let at = isOpen ? 0 : afterHead(bytes);
    for (let next = takeFrame(bytes, at); next !== null; next = takeFrame(bytes, at)) at = next;
    // The bytes are overwritten by whoever reads next.
    rest = at === bytes.length ? null : Buffer.from(bytes.subarray(at));
  }

  function afterHead(bytes: Buffer): number {
    const end = bytes.indexOf(HEAD_END);
    if (end < 0) return 0;
    const answer = bytes.toString('latin1', 0, end);
    if (!answer.startsWith('HTTP/1.1 101 ')) {
      fail(new Error(`the server opens no socket: ${answer.split('\r\n', 1)[0]}`));
      return bytes.length;
    }
    isOpen = true;
    outside.opened();
    return end + HEAD_END.length;
  }

  /** Where the next one begins; `null`: this one is not whole. */
  function takeFrame(bytes: Buffer, at: number): number | null {
    if (isOver || !isOpen || bytes.length < at + 2) return null;
    const kind = (bytes[at] as number) & 0x0f;
    let length = bytes[at + 1] as number;
    let from = at + 2;
    if (length === TWO_BYTES) {
      if (bytes.length < from + 2) return null;
      length = bytes.readUInt16BE(from);
      from += 2;
    } else if (length === EIGHT_BYTES) {
      if (bytes.length < from + 8) return null;
      length = Number(bytes.readBigUInt64BE(from));
      from += 8;
    }
    const end = from + length;
    if (bytes.length < end) return null;
    if (kind === TEXT) listener.heard(bytes.toString('utf8', from, end));
    else if (kind === PING) write(PONG, bytes.toString('utf8', from, end));
    else if (kind === CLOSE) socket.end();
    return end;
  }

  /** Whoever is no browser may choose a mask that changes nothing. */
  function write(kind: number, text: string): void {
    if (isOver) return;
    const length = Buffer.byteLength(text);
    const isShort = length < TWO_BYTES;
    const head = isShort ? 6 : 8;
    const frame = Buffer.allocUnsafe(head + length);
    frame[0] = FINAL | kind;
    frame[1] = MASKED | (isShort ? length : TWO_BYTES);
    if (!isShort) frame.writeUInt16BE(length, 2);
    frame.writeUInt32BE(0, head - 4);
    frame.write(text, head);
    socket.write(frame);
  }

  return {
    send: text => write(TEXT, text),
    passTo(next) {
      listener = next;
    },
    close() {
      isOver = true;
      socket.destroy();
    },
    reset() {
      socket.resetAndDestroy();
      fail(new Error('the line was reset'));
    },
  };
}
