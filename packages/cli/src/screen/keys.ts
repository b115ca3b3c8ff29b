import { emitKeypressEvents } from 'node:readline';
import type { Readable } from 'node:stream';

/** A key that was pressed. */
export interface Key {
  /** What it is called: `up`, `return`, `f1`; of a letter the letter itself, and empty where it has no name. */
  readonly name: string;
  /** What it writes; empty if it writes nothing. */
  readonly text: string;
  readonly ctrl: boolean;
  readonly shift: boolean;
}

/** What Node makes of a key. */
interface NodeKey {
  readonly name?: string;
  readonly ctrl?: boolean;
  readonly meta?: boolean;
  readonly shift?: boolean;
}

/** How long a lone Escape is waited on for the rest of a longer key, in milliseconds. */
const ESCAPE_WAIT = 60;

const isPrintable = (text: string): boolean => text !== '' && !/[\p{Cc}\p{Cs}]/u.test(text);

export function keyOf(
  text: string | undefined,
  { name = '', ctrl = false, meta = false, shift = false }: NodeKey,
): Key {
  const writes = text !== undefined && !ctrl && !meta && isPrintable(text);
  return { name: name === 'enter' ? 'return' : name, text: writes ? text : '', ctrl, shift };
}

/** Listens to keys until the function that it gives is called. */
export function listenToKeys(input: Readable, pressed: (key: Key) => void): () => void {
  // Node takes the wait from an interface of readline, of which it needs nothing else here.
  emitKeypressEvents(input, { escapeCodeTimeout: ESCAPE_WAIT } as unknown as Parameters<typeof emitKeypressEvents>[1]);
  const onKey = (text: string | undefined, key: NodeKey): void => pressed(keyOf(text, key));
  input.on('keypress', onKey);
  return () => void input.off('keypress', onKey);
}
