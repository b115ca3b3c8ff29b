/** What is done one after the other: each on what the one before has left. */
export interface Turns {
  readonly isAtWork: boolean;
  /** In its turn, and not before whoever wants it has said all that he wants now. It must not throw. */
  take(work: () => Promise<void>): void;
  /** The same, for who waits until it is done, or has failed. */
  done(work: () => Promise<void>): Promise<void>;
}

/** `idle`: everything that waited for its turn is done. */
export function takeTurns(idle: () => void): Turns {
  const queue: (() => Promise<void>)[] = [];
  let isAtWork = false;

  function take(work: () => Promise<void>): void {
    queue.push(work);
    if (isAtWork) return;
    isAtWork = true;
    queueMicrotask(() => void workOff());
  }

  async function workOff(): Promise<void> {
    for (let work = queue.shift(); work !== undefined; work = queue.shift()) await work();
    isAtWork = false;
    idle();
  }

  return {
    get isAtWork() {
      return isAtWork;
    },
    take,
    done: work =>
      new Promise((resolve, reject) => {
        take(() => work().then(resolve, reject));
      }),
  };
}
