/** What somebody is tapping in: kept on the device, and every step can be taken back. */
export interface Draft<T> {
  readonly now: T;
  readonly canUndo: boolean;
  readonly isBlank: boolean;
  set(next: T): void;
  undo(): void;
  clear(): void;
}

/** As many steps as somebody may want to take back. */
const STEPS = 100;

/** `read` looks at what was kept: an older page may have written it, or somebody by hand. */
export function draft<T>(name: string, blank: T, read: (kept: unknown) => T | null): Draft<T> {
  const key = `zaria/draft/${name}`;
  let now = $state.raw<T>(kept(key, read) ?? blank);
  let before = $state.raw<readonly T[]>([]);
  function show(next: T): void {
    now = next;
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Blocked storage: it lasts as long as the page.
    }
  }
  function set(next: T): void {
    before = [...before.slice(1 - STEPS), now];
    show(next);
  }
  return {
    get now() {
      return now;
    },
    get canUndo() {
      return before.length > 0;
    },
    get isBlank() {
      return JSON.stringify(now) === JSON.stringify(blank);
    },
    set,
    undo() {
      const last = before.at(-1);
      if (last === undefined) return;
      before = before.slice(0, -1);
      show(last);
    },
    clear: () => set(blank),
  };
}

function kept<T>(key: string, read: (kept: unknown) => T | null): T | null {
  try {
    return read(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}
