import { fail } from '@zaria/kit';
import type { Connection } from '@zaria/table/public';
import { OnlineEnded, type Online } from './online.ts';

/** The way to a table for whoever plays: what is sent when it is gone is refused. Why it is gone its screen says. */
export const connectionTo = (online: Online): Connection => ({
  get own() {
    return online.own;
  },
  async send(wish) {
    try {
      return await online.send(wish);
    } catch (error) {
      if (error instanceof OnlineEnded) return fail({ why: 'not-yours' });
      throw error;
    }
  },
  hear: (viewer, heard, listener) => online.hear(viewer, heard, listener),
});
