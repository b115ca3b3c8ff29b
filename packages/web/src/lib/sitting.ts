import { NATURE, fail, ok, type Result } from '@zaria/kit';
import type { AnyRecord } from '@zaria/table/public';
import type { Component } from 'svelte';
import type { Playable } from '../boards/playable.ts';
import { openMatch, type LocalMatch } from '../keeper/match.svelte.ts';
import type { AtTable } from '../online/at-table.svelte.ts';
import type { Talk } from '../online/talk.svelte.ts';
import type { Tool } from '../screens/table/tools.ts';
import { openHand, type Hand } from './hand.svelte.ts';
import { playersOf } from './players.ts';
import { links } from './route.ts';
import { complaintOf } from './say.ts';
import { openShowing, type Showing } from './showing.svelte.ts';
import type { ToldHere } from './verifier.ts';
import { wordsFor } from './words.svelte.ts';

/** A match as a table needs it, wherever it is kept. */
export interface PlayedMatch {
  readonly id: string;
  /** Where it is to be seen again, and its sheets. */
  readonly replay: string;
  readonly print: string;
  /** Gives the reader a file of it; says why not. */
  saveRecord(): Promise<string | null>;
  /** Its record, or why it is not to be had; `null` as long as it is in play. */
  finished(): Promise<Result<AnyRecord | null, string>>;
  /** What was told here, where that is known better than by what is on the screen. */
  readonly told: ToldHere | null;
  /** Where dice are typed in: what the cards or tiles that are wanted could be, drawn by the page after all. */
  drawn(): string;
  /** The same table again. Gives its address, or why not; `null`: not for whoever only watches elsewhere. */
  readonly again: (() => Promise<Result<string, string>>) | null;
  close(): void;
}

/** What stands around a table that is kept elsewhere: the line to it, the people at it, and what opens these. */
export interface Around {
  readonly at: AtTable;
  readonly playable: Playable;
  readonly part: Promise<{ readonly default: Component<AroundProps> }>;
  readonly tools: readonly Tool[];
  /** Whether people and what to do about them are on show. */
  isOpen: boolean;
  readonly talk: Talk;
  /** Whether what is said is on show. */
  isTalking: boolean;
}
export interface AroundProps extends Record<string, unknown> {
  readonly around: Around;
  readonly showing: Showing;
}

/** A table, with all that shows it and lets people play at it. */
export interface Sitting {
  readonly playable: Playable;
  readonly match: PlayedMatch;
  /** Where this device keeps it. */
  readonly local: LocalMatch | null;
  readonly around: Around | null;
  readonly showing: Showing;
  readonly hand: Hand;
  close(): void;
}

/** Lets people here play at a table that is shown, once its board has what it needs for that. */
export async function handAt(showing: Showing, playable: Playable): Promise<Hand> {
  const { waiting, question } = showing.follower;
  await playable.board.later?.for(
    showing.moments.flatMap(({ facts }) => facts),
    waiting.includes(NATURE) ? null : (question?.step ?? null),
  );
  return openHand(showing, done => complaintOf(done, playable, namesAt(showing)));
}

const namesAt = (showing: Showing): readonly string[] =>
  playersOf(wordsFor('common'), showing.atRest.table.chairs, showing.own).map(({ name }) => name);

/** At a table of this device. `null`: there is no such match here. */
export async function sitDown(id: string, playable: Playable): Promise<Sitting | null> {
  let shown: Showing['shown'] = () => Promise.resolve();
  const local = await openMatch(id, playable.game, () => shown());
  if (local === null) return null;
  const showing = openShowing(local.connection, playable, { plays: () => local.role === 'plays' });
  ({ shown } = showing);
  const hand = await handAt(showing, playable).catch((error: unknown) => {
    // Held open it would be another's when somebody tries again.
    showing.close();
    local.close();
    throw error;
  });
  const match: PlayedMatch = {
    id,
    replay: links.replay(id),
    print: links.print(id),
    told: null,
    async saveRecord() {
      local.saveRecord();
      return null;
    },
    finished: async () => ok(local.finished()),
    drawn: () => local.drawn(),
    async again() {
      const begun = await local.again();
      if (begun.ok) return ok(links.table(begun.value));
      return fail((await complaintOf(begun, playable, namesAt(showing))) ?? '');
    },
    close: () => local.close(),
  };
  return {
    playable,
    match,
    local,
    around: null,
    showing,
    hand,
    close() {
      showing.close();
      match.close();
    },
  };
}
