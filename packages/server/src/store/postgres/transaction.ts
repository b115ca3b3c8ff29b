import { perform, type Call, type Outcome } from '../call.ts';
import type { EntryText } from '../entry-text.ts';
import { LOCK_LEDGER } from '../sql/ledger.ts';
import { decideLog, type LogCall, type LogOutcome } from '../sql/log-group.ts';
import { NOTE_NUMBER } from '../sql/writers.ts';
import type { MatchId, Summary } from '../store.ts';
import { StoreError } from '../store-error.ts';
import type { Connection } from './connection.ts';

/** Whose commit it is: a number that grows, of a connection that writes. */
export interface CommitNumber {
  readonly writer: string;
  readonly number: number;
}

/** Carries calls out in one transaction, and says what came of each. */
export interface Transaction {
  /** All that is to be written, but for its end. Nothing of it is durable yet. */
  prepare(): Promise<readonly Outcome[]>;
  /** Ends it. When this comes back it is durable. */
  commit(): Promise<void>;
}

type Work = (connection: Connection, calls: readonly Call[]) => Promise<Prepared>;

interface Prepared {
  readonly outcomes: readonly Outcome[];
  /** What is sent together with the end. */
  last(): readonly Promise<unknown>[];
}

/** What is written to matches by the thousand: it is written together. */
const OF_LOG: ReadonlySet<string> = new Set(['append', 'summarise', 'setNoticed']);

export const isOfLog = ({ part, name }: Call): boolean => part === 'matches' && OF_LOG.has(name);

export function transaction(
  connection: Connection,
  calls: readonly Call[],
  { writer, number }: CommitNumber,
  now: number,
): Transaction {
  const work: Work = calls.every(isOfLog) ? writeLogs : oneByOne;
  let prepared: Prepared | null = null;
  return {
    async prepare() {
      // Whoever waits for one waits for all: none is left that fails unheard.
      const [, noted, done] = await all(
        connection.exec('begin'),
        // From here on whoever asks for the number waits until this is decided.
        connection.db.run(NOTE_NUMBER, { id: writer, number, seen: now }),
        work(connection, calls),
      );
      // It was idle for so long that it was forgotten: another connection takes its place.
      if (noted !== 1) throw new Error('nobody knows this writer');
      prepared = done;
      return done.outcomes;
    },
    async commit() {
      await all(...(prepared?.last() ?? []), connection.exec('commit'));
    },
  };
}

/** The values of all, or the first that failed, when all have ended. */
async function all<T extends readonly unknown[]>(...promises: { readonly [K in keyof T]: Promise<T[K]> }): Promise<T> {
  const settled = await Promise.allSettled(promises);
  for (const one of settled) if (one.status === 'rejected') throw one.reason;
  return settled.map(one => (one.status === 'fulfilled' ? one.value : null)) as unknown as T;
}

async function writeLogs({ db }: Connection, calls: readonly Call[]): Promise<Prepared> {
  const { outcomes, write } = await decideLog(db, calls.map(logCall));
  return { outcomes: outcomes.map(outcomeOf), last: write };
}

function logCall({ name, args }: Call): LogCall {
  if (name === 'summarise') {
    const [id, summary] = args as readonly [MatchId, Summary];
    return { does: 'summarise', id, summary };
  }
  if (name === 'setNoticed') {
    const [id, noticed, before] = args as readonly [MatchId, string, string | null];
    return { does: 'notice', id, noticed, before };
  }
  const [id, seq, entries, summary] = args as readonly [MatchId, number, readonly EntryText[], Summary | null];
  return { does: 'append', id, seq, entries, summary };
}

const outcomeOf = (one: LogOutcome): Outcome =>
  typeof one === 'boolean' ? { ok: true, value: one } : { ok: false, fault: one };

/** What is refused leaves nothing behind and hinders nobody. */
async function oneByOne(connection: Connection, calls: readonly Call[]): Promise<Prepared> {
  const outcomes: Outcome[] = [];
  const released: Promise<unknown>[] = [];
  for (const call of calls) {
    const outcome = await attempt(connection, call);
    outcomes.push(outcome);
    if (!outcome.ok || calls.length === 1) continue;
    // What comes next travels with it. It fails only where that fails, too.
    const release = connection.exec('release one');
    release.catch(() => {});
    released.push(release);
  }
  await all(...released);
  return { outcomes, last: () => [] };
}

async function attempt({ db, exec }: Connection, call: Call): Promise<Outcome> {
  try {
    const [, , value] = await all(
      exec('savepoint one'),
      // Openings are numbered one after the other, whoever opens.
      call.part === 'matches' && call.name === 'create' ? db.first(LOCK_LEDGER, {}) : Promise.resolve(null),
      perform(db, call),
    );
    return { ok: true, value };
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    await exec('rollback to one');
    return { ok: false, fault: error.fault };
  }
}
