/** So that what comes now and what comes of it are not one long task. */
export const nextTask = (): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve);
  });
