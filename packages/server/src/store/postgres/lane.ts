import { randomBytes } from 'node:crypto';
import type { Call, Outcome } from '../call.ts';
import { ADD_WRITER, LAST_NUMBER } from '../sql/writers.ts';
import { StoreError } from '../store-error.ts';
import type { DatabaseAddress } from './address.ts';
import type { Connection } from './connection.ts';
import { faultOf, isClash, isLost, isTaken } from './fault.ts';
import { openLink, type Watch } from './link.ts';
import { transaction, type CommitNumber } from './transaction.ts';

/** Milliseconds that something waits to be sent to a database that cannot be reached. */
const PATIENCE = 8000;
/** How often something is tried again that another is in the way of. */
const MOST_CLASHES = 20;
/** And something that is there already: twice, since whoever made it may just have finished. */
const MOST_TAKEN = 3;

interface Waiting {
  readonly call: Call;
  readonly since: number;
  resolve(value: unknown): void;
  reject(error: StoreError): void;
}

/** What shares a commit. */
interface Group {
  readonly waiting: readonly Waiting[];
  /** How often it was in another's way, and how often it was there already. */
  clashes: number;
  taken: number;
}

/** A commit that was sent and not heard of. */
interface Unsure extends CommitNumber {
  readonly outcomes: readonly Outcome[];
}

/**
 * Writes in the order in which it is asked, as much as has come together in one commit. A commit whose answer was lost is
 * asked for by its number when there is a connection again: it is neither lost nor made twice.
 */
export interface Lane {
  ask(call: Call): Promise<unknown>;
  readonly figures: { readonly commits: number; readonly lastCommit: number; readonly waiting: number };
  close(): Promise<void>;
}

/** `most`: in one commit, so that nobody waits for too many others. */
export function openLane(address: DatabaseAddress, watch: Watch, most: number): Lane {
  const queue: Waiting[] = [];
  /** Those of a group that could not be written together: each by itself, before anything else. */
  const again: Group[] = [];
  const figures = { commits: 0, lastCommit: 0 };
  let underWay: Group | null = null;
  let writer = '';
  let number = 0;
  let isClosed = false;
  let working: Promise<void> | null = null;

  const link = openLink(address, watch, async connection => {
    writer = randomBytes(16).toString('hex');
    number = 0;
    await connection.db.run(ADD_WRITER, { id: writer, seen: Date.now() });
  });
  link.onFailure(error => {
    // What is under way waits on: nobody knows what became of it.
    const fault = faultOf(error, address);
    const late = Date.now() - PATIENCE;
    while (queue[0] !== undefined && queue[0].since < late) queue.shift()?.reject(new StoreError(fault));
    // Whoever stops does not wait for it.
    if (isClosed) void link.close();
  });

  function nextGroup(): Group | null {
    const alone = again.shift();
    if (alone !== undefined) return alone;
    return queue.length === 0 ? null : { waiting: queue.splice(0, most), clashes: 0, taken: 0 };
  }

  async function work(): Promise<void> {
    for (;;) {
      // What is asked in the same round of the loop travels together.
      await new Promise<void>(resolve => void setImmediate(resolve));
      const connection = await link.get();
      const group = nextGroup();
      if (group === null) return;
      underWay = group;
      await settle(connection, group);
      underWay = null;
    }
  }

  /** Until it is known what became of the group. */
  async function settle(first: Connection, group: Group): Promise<void> {
    const begun = performance.now();
    let connection = first;
    let unsure: Unsure | null = null;
    for (;;) {
      try {
        if (unsure !== null && (await isMade(connection, unsure))) return answer(group, unsure.outcomes, begun);
        unsure = null;
        const mine: CommitNumber = { writer, number: ++number };
        const made = transaction(
          connection,
          group.waiting.map(({ call }) => call),
          mine,
          Date.now(),
        );
        const outcomes = await made.prepare();
        unsure = { ...mine, outcomes };
        await made.commit();
        return answer(group, outcomes, begun);
      } catch (error) {
        if (!isLost(error)) {
          // Answered, and not made.
          unsure = null;
          await connection.exec('rollback').catch(() => link.drop(connection));
          if (!isWorthAnother(group, error)) return refuse(group, error);
        } else link.drop(connection);
        connection = await link.get();
      }
    }
  }

  function isWorthAnother(group: Group, error: unknown): boolean {
    if (isClash(error)) return ++group.clashes < MOST_CLASHES;
    return isTaken(error) && group.waiting.length === 1 && ++group.taken < MOST_TAKEN;
  }

  async function isMade({ db }: Connection, commit: Unsure): Promise<boolean> {
    return ((await db.first(LAST_NUMBER, { id: commit.writer }))?.number ?? 0) >= commit.number;
  }

  function answer({ waiting }: Group, outcomes: readonly Outcome[], begun: number): void {
    figures.commits++;
    figures.lastCommit = performance.now() - begun;
    for (const [i, { resolve, reject }] of waiting.entries()) {
      const outcome = outcomes[i];
      if (outcome?.ok === true) resolve(outcome.value);
      else reject(new StoreError(outcome?.fault ?? { why: 'failed', detail: 'no outcome' }));
    }
  }

  function refuse({ waiting }: Group, error: unknown): void {
    if (waiting.length > 1) again.push(...waiting.map((one): Group => ({ waiting: [one], clashes: 0, taken: 0 })));
    else for (const { reject } of waiting) reject(new StoreError(faultOf(error, address)));
  }

  function begin(): void {
    working ??= work()
      // The link was closed: nothing more will be written.
      .catch((error: unknown) => {
        const left = [underWay, ...again.splice(0)].flatMap(group => group?.waiting ?? []);
        for (const { reject } of [...left, ...queue.splice(0)]) reject(new StoreError(faultOf(error, address)));
      })
      .finally(() => {
        working = null;
        if (queue.length > 0) begin();
      });
  }

  return {
    ask: call =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new StoreError({ why: 'closed' }));
        queue.push({ call, since: Date.now(), resolve, reject });
        begin();
      }),
    get figures() {
      return { ...figures, waiting: queue.length + again.length + (underWay?.waiting.length ?? 0) };
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      await working;
      await link.close();
    },
  };
}
