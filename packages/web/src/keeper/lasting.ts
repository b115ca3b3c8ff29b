const ASKED = 'zaria/asked-to-last';

/** Whether the browser has promised not to throw away what is kept when it wants room; `null`: it does not say. */
export async function isLasting(): Promise<boolean | null> {
  try {
    return await navigator.storage.persisted();
  } catch {
    // An insecure address, or an old browser.
    return null;
  }
}

/** Asks it to. Some browsers ask the reader. */
export async function askToLast(): Promise<boolean | null> {
  try {
    localStorage.setItem(ASKED, 'yes');
    return await navigator.storage.persist();
  } catch {
    return null;
  }
}

/** For the first moment at which there is something to lose: whoever has said no is not asked at every match. */
export async function askOnceToLast(): Promise<void> {
  try {
    if (localStorage.getItem(ASKED) !== null) return;
  } catch {
    return;
  }
  await askToLast();
}
