/** As much of a socket as is needed: a browser's has it, and Node's `ws`. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
  onerror: (() => void) | null;
}

/** Calls back after so many milliseconds, unless the function that comes back is called before. */
export type After = (milliseconds: number, call: () => void) => () => void;
