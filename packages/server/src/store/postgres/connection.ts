import type { Client } from 'pg';
import { StoreError } from '../store-error.ts';
import type { Db } from '../sql/db.ts';
import type { Query } from '../sql/query.ts';
import type { DatabaseAddress } from './address.ts';

export interface Connection {
  readonly db: Db;
  /** Runs what has no arguments. */
  exec(sql: string): Promise<void>;
  /** Calls back when something is heard on a channel. */
  listen(channel: string, heard: (text: string) => void): Promise<void>;
  /** Calls back once, when it is of no use any more. */
  onLost(call: () => void): void;
  /** Hangs up, in order or at once. */
  close(): Promise<void>;
  cut(): void;
}

/** Milliseconds until nobody waits any more: for a connection, and for an answer. */
const PATIENCE = { connect: 5000, answer: 10_000 } as const;
/** So long a transaction may stand still: a process that was stopped in the middle of one does not hold others up. */
const STANDSTILL = 3000;
/** PostgreSQL's number for `bigint`: ours fit into a number. */
const BIGINT = 20;

let statements = 0;
/** Names of statements that are prepared once a connection, by their text. */
const names = new Map<string, string>();

function nameOf(sql: string): string {
  const known = names.get(sql);
  if (known !== undefined) return known;
  const made = `z${++statements}`;
  names.set(sql, made);
  return made;
}

/** A connection to PostgreSQL, or to what is like it. `patience`: milliseconds that an answer is waited for. What is asked is sent at once, and answered in order. */
export async function connect(address: DatabaseAddress, patience: number = PATIENCE.answer): Promise<Connection> {
  const { Client: Made, types } = await import('pg');
  const client: Client = new Made({
    connectionString: address,
    connectionTimeoutMillis: PATIENCE.connect,
    query_timeout: patience,
    keepAlive: true,
    keepAliveInitialDelayMillis: PATIENCE.connect,
    application_name: 'zaria',
    pipeline: true,
    types: {
      getTypeParser: ((oid: number, format: 'text'): unknown =>
        oid === BIGINT ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  });
  const waiting: (() => void)[] = [];
  let isGone = false;

  function lost(): void {
    isGone = true;
    for (const call of waiting.splice(0)) call();
  }

  client.on('error', lost);
  client.on('end', lost);
  try {
    await client.connect();
    await settle(client);
  } catch (error) {
    client.connection.stream.destroy();
    throw error;
  }

  const ask = <A extends object>(query: Query<A, unknown>, args: A) => {
    const { sql, bind } = query.compile('postgres');
    return client.query({ text: sql, values: bind(args), ...(query.isOnce ? {} : { name: nameOf(sql) }) });
  };

  return {
    db: {
      all: async <A extends object, R>(query: Query<A, R>, args: A) => (await ask(query, args)).rows as R[],
      first: async <A extends object, R>(query: Query<A, R>, args: A) =>
        ((await ask(query, args)).rows[0] as R | undefined) ?? null,
      run: async (query, args) => (await ask(query, args)).rowCount ?? 0,
    },
    exec: async sql => void (await client.query(sql)),
    async listen(channel, heard) {
      client.on('notification', message => {
        if (message.channel === channel) heard(message.payload ?? '');
      });
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    },
    onLost(call) {
      if (isGone) call();
      else waiting.push(call);
    },
    async close() {
      await client.end().catch(() => null);
    },
    cut() {
      client.connection.stream.destroy();
      lost();
    },
  };
}

/** Sees to it that what is acknowledged is durable, where the database can be asked: those that cannot always are. */
async function settle(client: Client): Promise<void> {
  const shown = async (name: string): Promise<unknown> => {
    const answer = await client.query<Record<string, unknown>>(`show ${name}`).catch(() => null);
    return answer?.rows[0]?.[name];
  };
  if ((await shown('fsync')) === 'off') throw new StoreError({ why: 'not-durable', detail: 'fsync is off' });
  if ((await shown('synchronous_commit')) === 'off') await client.query('set synchronous_commit = on');
  // Whoever has no such setting has no need of it.
  await client.query(`set idle_in_transaction_session_timeout = ${STANDSTILL}`).catch(() => null);
}
