type Work = (lock: { readonly name: string } | null) => Promise<unknown>;
interface Options {
  readonly ifAvailable?: boolean;
  readonly signal?: AbortSignal;
}

/** As much of a browser's locks as the page uses: each is held by one, and the others wait in their order. */
export function testLocks(): { request(name: string, options: Options, work: Work): Promise<unknown> } {
  const queues = new Map<string, Promise<unknown>[]>();
  return {
    async request(name, { ifAvailable = false, signal }, work) {
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      if (ifAvailable && queue.length > 0) return work(null);
      let release = (): void => {};
      const mine = new Promise<void>(resolve => {
        release = resolve;
      });
      const before = queue.at(-1);
      queue.push(mine);
      const leave = (): void => {
        void queue.splice(queue.indexOf(mine), 1);
        release();
      };
      const givenUp = new Promise<'given up'>(resolve => {
        if (signal?.aborted === true) resolve('given up');
        signal?.addEventListener('abort', () => resolve('given up'));
      });
      if ((await Promise.race([before, givenUp])) === 'given up') {
        // Whoever waits behind it waits for those before it.
        void Promise.resolve(before).then(leave);
        throw new DOMException('given up', 'AbortError');
      }
      try {
        return await work({ name });
      } finally {
        leave();
      }
    },
  };
}
