/* That this device is known to the server, and by which name: who it is only the cookie says, which no script reads. */

const KEY = 'zaria/guest';

/** The name that the server was told here last; `null`: nobody is known from here. */
export function guestHere(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** `null`: the server knows nobody from here any more. */
export function rememberGuest(name: string | null): void {
  try {
    if (name === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, name);
  } catch {
    // Blocked storage: the name is asked for again.
  }
}

export const isGuest = (): boolean => guestHere() !== null;
