import { StoreError, type StoreFault } from './store-error.ts';
import type { Part } from './parts.ts';
import type { Db, Operation } from './sql/db.ts';
import { OPERATIONS } from './sql/operations.ts';

/** Something asked of the store, as it travels to whoever carries it out. */
export interface Call {
  readonly part: Part;
  readonly name: string;
  readonly args: readonly unknown[];
}

export type Outcome =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly fault: StoreFault };

export function perform(db: Db, { part, name, args }: Call): Promise<unknown> {
  const operation = (OPERATIONS[part] as Readonly<Record<string, Operation<readonly unknown[], unknown>>>)[name];
  if (operation === undefined) throw new Error(`the store has no ${part}.${name}`);
  return operation(db, ...args);
}

/** What came of it, for whoever asked. */
export function valueOf(outcome: Outcome | undefined): unknown {
  if (outcome?.ok !== true) throw new StoreError(outcome?.fault ?? { why: 'failed', detail: 'no outcome' });
  return outcome.value;
}
