/**
 * Does it in one tab at a time, which stays the one until it is closed. Done when the work has begun here, or in another
 * tab. Where there are no locks (an insecure address) all tabs do it.
 */
export async function alone(name: string, work: () => Promise<void>, closed: AbortSignal): Promise<void> {
  if (closed.aborted) return;
  const locks = (navigator as Partial<Navigator>).locks;
  if (locks === undefined) return work();
  const isClosed = new Promise<void>(resolve => closed.addEventListener('abort', () => resolve()));
  return new Promise(begun => {
    const ask = (options: LockOptions): Promise<boolean> =>
      locks.request(name, options, async lock => {
        if (lock === null) return false;
        await work();
        begun();
        await isClosed;
        return true;
      });
    async function queue(): Promise<void> {
      if (await ask({ ifAvailable: true })) return;
      // Another tab has it, and has seen to the beginning. When that one closes it is this one's.
      begun();
      await ask({ signal: closed });
    }
    // Given up before it was granted.
    queue().catch(() => begun());
  });
}
