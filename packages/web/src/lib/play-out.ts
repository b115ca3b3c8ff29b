/** How what is still to be shown is hurried: to where it waits to be tapped, or past everything. */
export type Hurry = 'skip' | 'clear';

interface Script {
  readonly items: number;
  /** In milliseconds; 0 for an item that is not worth a moment. */
  readonly lengthOf: (index: number) => number;
  /** Whether it waits after this item until somebody goes on. */
  readonly holdsAfter: (index: number) => boolean;
  /** How long it waits there by itself, in milliseconds; `null`: until somebody goes on. */
  readonly patience: () => number | null;
  readonly show: (index: number, isHeld: boolean) => void;
}

/** Shows items one after the other. Who hurries it gets to the next hold, and from there on. */
export function playOut({ items, lengthOf, holdsAfter, patience, show }: Script): {
  readonly over: Promise<void>;
  readonly hurry: (how: Hurry) => void;
} {
  const hurried: { by: Hurry | null; wake: (() => void) | null } = { by: null, wake: null };
  const is = (how: Hurry | null): boolean => hurried.by === how;

  const moment = (index: number, isHeld: boolean, ms: number | null): Promise<void> =>
    new Promise(resolve => {
      show(index, isHeld);
      hurried.wake = resolve;
      if (ms !== null) setTimeout(resolve, ms);
    });

  async function run(): Promise<void> {
    for (let index = 0; index < items && !is('clear'); index++) {
      const ms = lengthOf(index);
      if (ms > 0 && is(null)) await moment(index, false, ms);
      if (!holdsAfter(index) || is('clear')) continue;
      hurried.by = null;
      await moment(index, true, patience());
      if (is('skip')) hurried.by = null;
    }
  }

  return {
    over: run(),
    hurry(how) {
      if (!is('clear')) hurried.by = how;
      hurried.wake?.();
    },
  };
}
