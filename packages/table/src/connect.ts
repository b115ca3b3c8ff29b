import type { Result, Seat, Viewer } from '@zaria/kit';
import type { Reply, Wish } from './command.ts';
import type { HearingRefusal } from './hearing.ts';
import type { Keeper } from './keeper.ts';
import type { Heard, News } from './news.ts';
import { hashToken } from './token.ts';

/** One side's way to a table. What is on the other side, a keeper in the same program or a socket, it does not tell. */
export interface Connection {
  send(wish: Wish): Promise<Reply>;
  /** Hears what the viewer has not heard, now and from now on, until the function that comes back is called. */
  hear(viewer: Viewer, heard: Heard, listener: (news: News) => void): Result<() => void, HearingRefusal>;
  /** The seats held on this side. */
  readonly own: readonly Seat[];
}

/** Who is on this side, and by which tokens the table knows him. */
export interface Holder {
  /** For a wish. */
  token(wish: Wish): string;
  /** For hearing with the eyes of a viewer. */
  hearing(viewer: Viewer): string;
  /** A new name for a command. */
  newId(): string;
}

/** The way to a keeper in the same program. */
export function connect(keeper: Keeper, holder: Holder): Connection {
  return {
    send: wish => keeper.send({ id: holder.newId(), token: holder.token(wish), wish }),
    hear: (viewer, heard, listener) => keeper.listen(holder.hearing(viewer), viewer, heard, listener),
    get own() {
      return keeper.table.chairs.flatMap((chair, seat) =>
        chair.token !== null && chair.token === hashToken(holder.hearing(seat as Seat)) ? [seat as Seat] : [],
      );
    },
  };
}
