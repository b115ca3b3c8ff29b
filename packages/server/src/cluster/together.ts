/**
 * Work on some things at once, asked for one by one: what comes while it is under way is done together after it. Everybody
 * hears of all that was done with his.
 */
export function together<K, R>(work: (keys: readonly K[]) => Promise<R>): (keys: readonly K[]) => Promise<R> {
  const wanted = new Set<K>();
  let next: Promise<R> | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function afterLast(): Promise<R> {
    await last.catch(() => {});
    next = null;
    const keys = [...wanted];
    wanted.clear();
    return work(keys);
  }

  return keys => {
    for (const key of keys) wanted.add(key);
    next ??= last = afterLast();
    return next;
  };
}
