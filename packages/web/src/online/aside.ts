import { openSetAside, type After } from '@zaria/client/online';

export const after: After = (milliseconds, call) => {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
};

/** The socket of a table that this page has just left. */
export const aside = openSetAside(after);
