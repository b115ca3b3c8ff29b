import { RECORD_LIMITS } from '@zaria/kit';
import type { AnyRecord } from '@zaria/table/public';
import { links } from './route.ts';

/*
 * A link that is the match: its record, packed, stands behind the `#`, which browsers send to nobody. Whoever opens it
 * needs no server that keeps it, only a page like this one.
 */

/** Characters of a link. Whatever passes links on may cut longer ones. */
const LONGEST = 16_000;

/** The address of a moment of a match; `null`: it is too long for one. */
export async function matchLink(origin: string, record: AnyRecord, at: number): Promise<string | null> {
  const text = new Blob([JSON.stringify(record)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const packed = toText(new Uint8Array(await new Response(text).arrayBuffer()));
  const link = `${origin}${links.open}#${at}~${packed}`;
  return link.length > LONGEST ? null : link;
}

/** What came behind the `#`. */
export interface LinkedMatch {
  /** A record, if it is one: whoever takes it looks. */
  readonly file: File;
  readonly at: number;
}

/** `null`: it is none, or not whole. */
export async function readMatchLink(hash: string): Promise<LinkedMatch | null> {
  const [, at, packed] = /^#(\d{1,6})~([\w-]+)$/.exec(hash) ?? [];
  const bytes = packed === undefined ? null : fromText(packed);
  const text = bytes === null ? null : await unpacked(bytes);
  return text === null ? null : { file: new File([text], `${links.open}#`), at: Number(at) };
}

/** A small text can be packed so that it is a large one: nobody reads on past the longest record. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Blob | null> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      length += read.value.length;
      if (length > RECORD_LIMITS.bytes) return null;
      pieces.push(read.value);
    }
  } catch {
    return null;
  } finally {
    void reader.cancel().catch(() => null);
  }
  return new Blob(pieces);
}

function toText(bytes: Uint8Array): string {
  const letters = Array.from(bytes, byte => String.fromCodePoint(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromText(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.codePointAt(0) ?? 0);
  } catch {
    return null;
  }
}
