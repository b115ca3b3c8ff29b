/** What a socket tells. */
export interface SocketEvents {
  open: unknown;
  message: { readonly data: unknown };
  close: { readonly code: number };
  error: unknown;
}

/** As much of a socket as is needed: a browser's has it, and Node's `ws`. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  addEventListener<E extends keyof SocketEvents>(event: E, listener: (told: SocketEvents[E]) => void): void;
  removeEventListener<E extends keyof SocketEvents>(event: E, listener: (told: SocketEvents[E]) => void): void;
}

/** Calls back after so many milliseconds, unless the function that comes back is called before. */
export type After = (milliseconds: number, call: () => void) => () => void;
