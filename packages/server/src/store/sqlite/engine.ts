import { StoreError } from '../store-error.ts';
import type { Call, Outcome } from '../call.ts';
import { answerAll, commitAll } from './calls.ts';
import { eraser, takeIn, tidier } from './checkpoint.ts';
import { loadSqlite } from './driver.ts';
import { faultOf } from './fault.ts';
import { folderAt, makeFolder } from './folder.ts';
import { lockFolder } from './lock.ts';
import { openToRead, openToWrite } from './open-database.ts';

/** What an engine is for, and where. */
export interface Role {
  readonly folder: string;
  /** `write`: as the one server that has the folder; `amend`: beside it, for a tool; `read`: only to look. */
  readonly does: 'write' | 'amend' | 'read';
}

/** A database that is open, in whatever thread. */
export interface Engine {
  /** In order; what writes is durable when this comes back. */
  carryOut(calls: readonly Call[]): Promise<readonly Outcome[]>;
  /** What may be done while nobody waits. */
  rest(): void;
  close(): void;
}

export async function openEngine({ folder: path, does }: Role): Promise<Engine> {
  const sqlite = await loadSqlite();
  const folder = folderAt(path);
  try {
    return await (does === 'write' ? writing() : does === 'amend' ? amending() : reading());
  } catch (error) {
    throw new StoreError(faultOf(error));
  }

  async function writing(): Promise<Engine> {
    makeFolder(folder);
    const lock = lockFolder(sqlite, folder);
    const connection = await openToWrite(sqlite, folder, Date.now()).catch((error: unknown) => {
      lock.close();
      throw error;
    });
    const { wrote, tidy } = tidier(connection, folder);
    return {
      carryOut(calls) {
        wrote(calls);
        return commitAll(connection, calls);
      },
      rest: tidy,
      close() {
        takeIn(connection);
        connection.close();
        lock.close();
      },
    };
  }

  async function amending(): Promise<Engine> {
    const connection = await openToRead(sqlite, folder, 'and-amend');
    const { wrote, tidy } = eraser(connection);
    return {
      carryOut(calls) {
        wrote(calls);
        return commitAll(connection, calls);
      },
      rest: tidy,
      close: () => connection.close(),
    };
  }

  async function reading(): Promise<Engine> {
    const connection = await openToRead(sqlite, folder);
    return { carryOut: calls => answerAll(connection, calls), rest: () => {}, close: () => connection.close() };
  }
}
