import { WAIT, type DiceKind } from '@zaria/fair';
import { fail, ok, type AnyGame, type Result } from '@zaria/kit';
import type { TableRefusal } from './command.ts';
import type { Origin, Setting, Stored, TableEntry } from './entries.ts';
import { completeSetting } from './lobby.ts';
import { hashToken, isToken } from './token.ts';

/** What is published of the dice before anybody sits. */
export interface OpeningDice {
  readonly kind: DiceKind;
  readonly matchId: string;
  /** The head of the host's chain; `null` where dice are typed in by hand, and nothing is claimed of them. */
  readonly head: string | null;
  /** Milliseconds that a draw waits for links. */
  readonly wait?: number;
}

export interface Opening {
  readonly game: string;
  /** Options left out take their defaults. */
  readonly setting: Setting;
  /** The token of whoever opens the table. */
  readonly host: string;
  readonly dice: OpeningDice;
  /** Where it goes on from. Its dice are of kind typed: nothing is claimed of them. */
  readonly from?: Origin;
  /** Who sits down at once, after a match at the same table (`rematch`). */
  readonly sitting?: readonly TableEntry[];
}

/** The first entries of a new table. */
export function opening(
  { game: id, setting: wished, host, dice, from, sitting = [] }: Opening,
  now: number,
  games: (id: string) => AnyGame | null,
): Result<readonly Stored[], TableRefusal> {
  const game = games(id);
  if (game === null) return fail({ why: 'game-unknown' });
  if (!isToken(host)) return fail({ why: 'token-wrong' });
  const setting = completeSetting(game, wished);
  if (!setting.ok) return setting;
  if (from !== undefined && dice.kind !== 'typed')
    throw new Error('nothing is claimed of dice that others have thrown');
  const { wait = WAIT.usual } = dice;
  if (!Number.isInteger(wait) || wait < WAIT.least || wait > WAIT.most)
    throw new Error(`a draw waits ${WAIT.least} to ${WAIT.most} ms for links`);
  const opened: TableEntry = {
    kind: 'opened',
    game: id,
    rules: game.rules,
    setting: setting.value,
    host: hashToken(host),
    dice: dice.kind,
    matchId: dice.matchId,
    ...(from === undefined ? {} : { from }),
    head: dice.head,
    wait,
  };
  return ok([opened, ...sitting].map(what => ({ at: now, by: null, what })));
}
