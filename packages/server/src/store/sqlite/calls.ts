import { perform, type Call, type Outcome } from '../call.ts';
import { StoreError } from '../store-error.ts';
import type { Connection } from './connection.ts';
import { faultOf } from './fault.ts';

/** What is refused before anything of it is written, if at all: there is nothing to undo. These come by the thousand. */
const SIMPLE: ReadonlySet<string> = new Set(['matches.append', 'matches.summarise']);

/** Answers each from what one moment looks like. */
export async function answerAll(connection: Connection, calls: readonly Call[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const call of calls) outcomes.push(await answer(connection, call));
  return outcomes;
}

async function answer({ db, exec }: Connection, call: Call): Promise<Outcome> {
  try {
    exec('begin');
    try {
      return { ok: true, value: await perform(db, call) };
    } finally {
      exec('commit');
    }
  } catch (error) {
    return { ok: false, fault: faultOf(error) };
  }
}

/**
 * Carries calls out in their order, all in one commit. When this comes back, what succeeded is durable. What is refused
 * leaves nothing behind and hinders nobody; if the commit itself fails, each is tried by itself.
 */
export async function commitAll(connection: Connection, calls: readonly Call[]): Promise<readonly Outcome[]> {
  try {
    connection.exec('begin immediate');
    const outcomes: Outcome[] = [];
    for (const call of calls) outcomes.push(await attempt(connection, call));
    connection.exec('commit');
    return outcomes;
  } catch (error) {
    giveUp(connection);
    if (calls.length === 1) return [{ ok: false, fault: faultOf(error) }];
    const outcomes: Outcome[] = [];
    for (const call of calls) outcomes.push(...(await commitAll(connection, [call])));
    return outcomes;
  }
}

async function attempt({ db, exec }: Connection, call: Call): Promise<Outcome> {
  const isSimple = SIMPLE.has(`${call.part}.${call.name}`);
  if (!isSimple) exec('savepoint one');
  try {
    const value = await perform(db, call);
    if (!isSimple) exec('release one');
    return { ok: true, value };
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    if (!isSimple) exec('rollback to one');
    if (!isSimple) exec('release one');
    return { ok: false, fault: error.fault };
  }
}

/** After some faults SQLite has given up by itself. */
function giveUp({ database }: Connection): void {
  if (database.isTransaction) database.exec('rollback');
}
