import {
  NATURE,
  follower,
  type AnyAction,
  type AnyFact,
  type AnyFollower,
  type AnyGame,
  type Listen,
} from '@zaria/kit';
import type { AnyShape, Question, Start, Telling, ToldEntry, Viewer } from '@zaria/kit';
import type { News, TableView } from '@zaria/table/public';

/** One thing that a viewer was told, and what he learnt by it. */
export interface Moment {
  /** How many entries he has heard by then. */
  readonly at: number;
  readonly entry: ToldEntry<AnyAction>;
  readonly facts: readonly AnyFact[];
}

/** What the next entry is going to tell, and what players are asked then. */
interface Ahead {
  readonly facts: readonly AnyFact[];
  /** `null`: nobody is asked, or chance is. */
  readonly question: Question | null;
}

/**
 * A match as one viewer sees it, at his own pace: what he is told waits until he takes it in. So nothing that is shown
 * can run ahead of what was shown before.
 */
export interface Sight {
  readonly follower: AnyFollower;
  /** All that was taken in, oldest first. */
  readonly moments: readonly Moment[];
  /** How many entries wait. */
  readonly pending: number;
  /** Looks at the next entry and leaves it where it is; `null` if none waits. Costs as much as taking it in. */
  ahead(): Ahead | null;
  /** Takes in the next entry; `null` if none waits. */
  next(listen?: Listen<AnyShape>): Moment | null;
  /** Takes in all that waits. */
  catchUp(): void;
}

/** The sight of a match at a table, with the table around it. */
export interface TableSight extends Sight {
  /** How the table looked when the last entry that was taken in had been told. */
  readonly table: TableView;
  /** Whether all was taken in, and everybody present is asked for his part in a throw: the dice tumble already. */
  readonly isAwaitingThrow: boolean;
}

/** With the means to tell it something. */
export interface OpenTableSight extends TableSight {
  told(news: News): void;
}

interface Queue extends Sight {
  wait(entry: ToldEntry<AnyAction>): void;
  /** Once all that waits is taken in: at once, if nothing does. */
  afterwards(done: () => void): void;
}

function queue(game: AnyGame, start: Start, viewer: Viewer): Queue {
  const own = follower(game, start, viewer);
  const moments: Moment[] = [];
  const waiting: { readonly entry: ToldEntry<AnyAction>; readonly done: (() => void)[] }[] = [];
  /** How many of them were taken in: to take the first of a long list away would move all others. */
  let taken = 0;

  function ahead(): Ahead | null {
    const first = waiting[taken];
    if (first === undefined) return null;
    const then = own.at(own.length);
    const facts: AnyFact[] = [];
    then.hear(first.entry, fact => facts.push(fact));
    return { facts, question: then.waiting.includes(NATURE) ? null : then.question };
  }

  function next(listen?: Listen<AnyShape>): Moment | null {
    const first = waiting[taken];
    if (first === undefined) return null;
    taken++;
    if (taken === waiting.length) taken = waiting.length = 0;
    const { entry, done } = first;
    const facts: AnyFact[] = [];
    own.hear(entry, (fact, look) => {
      facts.push(fact);
      listen?.(fact, look);
    });
    const moment = { at: own.length, entry, facts };
    moments.push(moment);
    for (const tell of done) tell();
    return moment;
  }

  return {
    follower: own,
    moments,
    get pending() {
      return waiting.length - taken;
    },
    ahead,
    next,
    catchUp() {
      while (next() !== null);
    },
    wait: entry => void waiting.push({ entry, done: [] }),
    afterwards(done) {
      const last = waiting.at(-1);
      if (last === undefined) done();
      else last.done.push(done);
    },
  };
}

/** The sight of a viewer who has been told nothing yet of the match at this table. */
export function tableSight(game: AnyGame, viewer: Viewer, first: TableView): OpenTableSight {
  const { rules, seats, options } = first;
  const own = queue(game, { rules, seats, options }, viewer);
  let table = first;
  return {
    follower: own.follower,
    moments: own.moments,
    get pending() {
      return own.pending;
    },
    ahead: own.ahead,
    next: own.next,
    catchUp: own.catchUp,
    get table() {
      return table;
    },
    get isAwaitingThrow() {
      return own.pending === 0 && table.dice.asked !== null;
    },
    told(news) {
      for (const entry of news.entries) own.wait(entry);
      const { table: changed } = news;
      if (changed === null) return;
      own.afterwards(() => {
        table = changed;
      });
    },
  };
}

/** A finished match, in which everything is open, seen from its end. */
export function openSight(game: AnyGame, start: Start, viewer: Viewer, log: readonly ToldEntry<AnyAction>[]): Sight {
  const own = queue(game, start, viewer);
  for (const entry of log) own.wait(entry);
  own.catchUp();
  return own;
}

/** A moment told once more: the viewer as he was after it, and each fact with what he saw then. */
export interface Retold {
  readonly follower: AnyFollower;
  readonly tellings: readonly Telling<AnyShape>[];
}

export function retell({ follower: last }: Sight, { at, entry }: Moment): Retold {
  const then = last.at(at - 1);
  const tellings: Telling<AnyShape>[] = [];
  then.hear(entry, (fact, look) => tellings.push({ fact, view: look() }));
  return { follower: then, tellings };
}
