import type { AnyGame, Result } from '@zaria/kit';
import { verifyRecord, type AnyRecord, type Verified, type VerifyFault } from '@zaria/table/public';

/** What came of checking the dice of a record. */
export type Checked = Result<Verified, VerifyFault>;

/** Plays a record through once more, as it would be read from a file, and checks that its dice were the promised ones. */
export function checkDice(record: AnyRecord, game: AnyGame): Checked {
  const json: unknown = JSON.parse(JSON.stringify(record));
  return verifyRecord(json, id => (id === game.id ? game : null));
}
