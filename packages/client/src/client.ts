import type { AnyGame, Back, Result, Seat, Viewer } from '@zaria/kit';
import { NOTHING_HEARD, type Connection, type News, type TableRefusal, type TableView } from '@zaria/table/public';
import type { Wish } from '@zaria/table/public';
import type { Warning } from './dice/warning.ts';
import { tableSight, type OpenTableSight, type TableSight } from './sight.ts';

/** One side of a match: what it wants is sent, what its viewers are told is followed. It knows nothing else. */
export interface Client {
  /** How the table around the match looks now; a sight has it at its own pace. */
  readonly table: TableView;
  /** The seats held on this side. */
  readonly own: readonly Seat[];
  /** What the hands that add to its dice warn of. */
  readonly warnings: readonly Warning[];
  /** The match with the eyes of a viewer. Whoever is asked for first has heard all there is when he comes. */
  sight(viewer: Viewer): TableSight;
  send(wish: Wish): Promise<Result<true, TableRefusal>>;
  /** Answers the question that the seat has seen last, in the game's notation. */
  play(seat: Seat, action: string): Promise<Result<true, TableRefusal>>;
  back(seat: Seat, back: Back): Promise<Result<true, TableRefusal>>;
  /** Takes back what the table says can be, however much of it the seat has seen. */
  undo(seat: Seat): Promise<Result<true, TableRefusal>>;
  close(): void;
}

/** Where a viewer listens. */
interface Ear {
  readonly sight: OpenTableSight;
  readonly stop: () => void;
}

/**
 * `changed` is called whenever a viewer who listens was told something; `warnings` grows with what hands warn of. The
 * table must have a match that has started.
 */
export function openClient(
  connection: Connection,
  game: AnyGame,
  changed: () => void = () => {},
  warnings: readonly Warning[] = [],
): Client {
  const ears = new Map<Viewer, Ear>();
  let table: TableView | null = null;

  /** Any viewer of this side hears how the table looks; the first to listen brings it. */
  function seen(): TableView {
    if (table === null) listen(connection.own[0] ?? 'spectator');
    if (table === null) throw new Error('the table does not let itself be seen');
    return table;
  }

  function listen(viewer: Viewer): Ear {
    const known = ears.get(viewer);
    if (known !== undefined) return known;
    const early: News[] = [];
    let own: OpenTableSight | null = null;
    const hearing = connection.hear(viewer, NOTHING_HEARD, news => {
      if (news.table !== null) ({ table } = news);
      if (own === null) early.push(news);
      else {
        own.told(news);
        changed();
      }
    });
    if (!hearing.ok) throw new Error(`the table does not let itself be seen: ${hearing.error.why}`);
    if (table === null) throw new Error('the table does not let itself be seen');
    own = tableSight(game, viewer, table);
    for (const news of early) own.told(news);
    own.catchUp();
    const ear = { sight: own, stop: hearing.value };
    ears.set(viewer, ear);
    return ear;
  }

  /** What the seat answers: the question and the count as its viewer has seen them, so that nobody answers unseen. */
  function answered(seat: Seat): { readonly question: string; readonly count: number } {
    const { table: around, follower } = listen(seat).sight;
    return { question: around.question, count: follower.given };
  }

  seen();
  return {
    get table() {
      return seen();
    },
    get own() {
      return connection.own;
    },
    warnings,
    sight: viewer => listen(viewer).sight,
    send: wish => connection.send(wish),
    play: (seat, action) => connection.send({ do: 'play', seat, ...answered(seat), action }),
    back: (seat, back) => connection.send({ do: 'back', seat, ...answered(seat), back }),
    undo: seat => connection.send({ do: 'undo', seat, question: seen().question }),
    close() {
      for (const { stop } of ears.values()) stop();
      ears.clear();
    },
  };
}
