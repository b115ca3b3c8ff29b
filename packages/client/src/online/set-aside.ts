import type { After, SocketLike } from './socket.ts';

/** After so many milliseconds it is closed, if nobody has taken it up. */
const MOMENT = 2000;

/**
 * Where a device puts the socket of a table that it leaves, for whoever of it goes online next: mostly the same people go
 * on to the next table, and to say hello once more costs less than to open another.
 */
export interface SetAside {
  put(socket: SocketLike): void;
  /** `null`: there is none. */
  take(): SocketLike | null;
  /** Closes what is there: whoever it was opened for may be somebody else by now. */
  clear(): void;
}

export function openSetAside(after: After): SetAside {
  let aside: SocketLike | null = null;
  let stopWaiting = (): void => {};

  function take(): SocketLike | null {
    const taken = aside;
    aside = null;
    stopWaiting();
    taken?.removeEventListener('close', take);
    return taken;
  }

  const clear = (): void => take()?.close();

  return {
    put(socket) {
      clear();
      aside = socket;
      // Lost meanwhile, it is nobody's.
      socket.addEventListener('close', take);
      stopWaiting = after(MOMENT, clear);
    },
    take,
    clear,
  };
}
