/** So that what comes now and what comes of it are not one long task. A message is not held up as timers are. */
export const nextTask = (): Promise<void> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener(
      'message',
      () => {
        port1.close();
        resolve();
      },
      { once: true },
    );
    port1.start();
    port2.postMessage(null);
  });

/** What is made bit by bit, in a task for each bit. */
export async function inTasks<T>(making: Generator<undefined, T, undefined>): Promise<T> {
  for (;;) {
    const step = making.next();
    if (step.done === true) return step.value;
    await nextTask();
  }
}
