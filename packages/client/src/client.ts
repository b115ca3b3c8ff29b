import type { AnyGame, Back, Result, Seat, Start, Viewer } from '@zaria/kit';
import { NOTHING_HEARD, hear, type Connection, type Heard, type News, type TableRefusal } from '@zaria/table/public';
import type { TableView, Wish } from '@zaria/table/public';
import { sight, type OpenSight, type Sight } from './sight.ts';

/** One side of a match: what it wants is sent, what its viewers are told is followed. It knows nothing else. */
export interface Client {
  /** How the table around the match looks. */
  readonly table: TableView;
  /** The seats held on this side. */
  readonly own: readonly Seat[];
  /** The match with the eyes of a viewer. Whoever is asked for first has heard all there is when he comes. */
  sight(viewer: Viewer): Sight;
  send(wish: Wish): Promise<Result<true, TableRefusal>>;
  /** Answers the question on the table, in the game's notation. */
  play(seat: Seat, action: string): Promise<Result<true, TableRefusal>>;
  back(seat: Seat, back: Back): Promise<Result<true, TableRefusal>>;
  undo(seat: Seat): Promise<Result<true, TableRefusal>>;
  close(): void;
}

/** Where a viewer listens. */
interface Ear {
  readonly sight: OpenSight;
  readonly stop: () => void;
}

/** `changed` is called whenever something was told. The table must have a match that has started. */
export function openClient(connection: Connection, game: AnyGame, changed: () => void = () => {}): Client {
  const ears = new Map<Viewer, Ear>();
  let table: TableView | null = null;
  let isOpen = false;

  function take(news: News): void {
    if (news.table !== null) table = news.table;
  }

  /** Any viewer of this side hears how the table looks; the first to listen brings it. */
  function seen(): TableView {
    if (table === null) listen(connection.own[0] ?? 'spectator');
    if (table === null) throw new Error('the table does not let itself be seen');
    return table;
  }

  function listen(viewer: Viewer): Ear {
    const known = ears.get(viewer);
    if (known !== undefined) return known;
    let heard: Heard = NOTHING_HEARD;
    const early: News[] = [];
    let own: OpenSight | null = null;
    const stop = connection.hear(viewer, heard, news => {
      heard = hear(heard, news);
      take(news);
      if (own === null) early.push(news);
      else own.told(news.entries);
      if (isOpen) changed();
    });
    if (table === null) throw new Error('the table does not let itself be seen');
    own = sight(game, startOf(table), viewer);
    for (const { entries } of early) own.told(entries);
    own.catchUp();
    const ear = { sight: own, stop };
    ears.set(viewer, ear);
    return ear;
  }

  const question = (): { readonly question: string } => ({ question: seen().question });
  const count = (seat: Seat): number => listen(seat).sight.follower.given;

  seen();
  isOpen = true;
  return {
    get table() {
      return seen();
    },
    get own() {
      return connection.own;
    },
    sight: viewer => listen(viewer).sight,
    send: wish => connection.send(wish),
    play: (seat, action) => connection.send({ do: 'play', seat, ...question(), count: count(seat), action }),
    back: (seat, back) => connection.send({ do: 'back', seat, ...question(), count: count(seat), back }),
    undo: seat => connection.send({ do: 'undo', seat, ...question() }),
    close() {
      for (const { stop } of ears.values()) stop();
      ears.clear();
    },
  };
}

const startOf = ({ rules, seats, options }: TableView): Start => ({ rules, seats, options });
