import { isObject, isSeat, ok, type Draw, type Result, type Seat } from '@zaria/kit';
import { parseHex, printHex } from '../bytes.ts';
import { isModulus } from '../numbers.ts';
import { drawRng, isPurpose } from './draw.ts';
import { keyOf, parseFairness, type DrawnDice } from './fairness.ts';
import { refuse, type FairFault, type FairReason } from './fault.ts';
import { isWhole, openRecord } from './head.ts';
import { commitPlayer, commitServer } from './protocol.ts';
import { checkStart } from './start.ts';

/** What was found in order. */
export type DiceSummary =
  /** Nothing is claimed, so nothing was checked but that no draw pretends otherwise. */
  | { readonly kind: 'typed'; readonly chances: number }
  | {
      readonly kind: 'open' | 'local';
      readonly draws: number;
      /** Dice and cards, over all draws. */
      readonly values: number;
      readonly revealed: readonly Seat[];
      readonly withheld: readonly Seat[];
    };

/**
 * Checks of a record all that needs no rules: commitments, transcript, key, every draw and its values. That the rules
 * asked for each draw, and that the action follows from it, is for whoever knows the game. Ends at the first fault.
 */
export function verifyDice(record: unknown): Result<DiceSummary, FairFault> {
  const opened = openRecord(record);
  if (!opened.ok) return opened;
  const { head, log } = opened.value;
  const players = head.seats.length;
  const parsed = parseFairness(opened.value.fairness, head.seats);
  if (!parsed.ok) return parsed;
  const dice = parsed.value;

  if (dice.kind === 'typed') {
    const counted = checkLog(
      log,
      players,
      () => 'draw-unasked',
      () => null,
    );
    return counted.ok ? ok({ kind: 'typed', chances: counted.value }) : counted;
  }

  const started = checkStart(head, dice);
  if (!started.ok) return started;
  const kept = checkPromises(dice);
  if (!kept.ok) return kept;
  const key = keyOf(dice);
  if (key === null) return refuse('fairness.serverSeed', 'seed-not-shown');

  let values = 0;
  const drawn = checkLog(
    log,
    players,
    (draw, what, n) => {
      const read = parseDraw(draw);
      if (read === null) return 'draw-wrong';
      values += read.values.length;
      return checkDraw(key, read, what, n);
    },
    () => 'draw-missing',
  );
  if (!drawn.ok) return drawn;
  const revealed = dice.reveals.map(([seat]) => seat);
  return ok({ kind: dice.kind, draws: drawn.value, values, revealed, withheld: dice.withheld });
}

/** The server and every seat that revealed kept to what they committed to; every other seat that committed is marked. */
function checkPromises(dice: DrawnDice): Result<true, FairFault> {
  const { serverSeed, commits, reveals, withheld } = dice;
  const matchId = parseHex(dice.matchId);
  if (serverSeed === null) return refuse('fairness.serverSeed', 'seed-not-shown');
  if (printHex(commitServer(matchId, parseHex(serverSeed))) !== dice.commitS)
    return refuse('fairness.serverSeed', 'commit-differs');

  const committed = new Map(commits);
  const revealed = new Set<Seat>();
  for (const [i, [seat, entropy]] of reveals.entries()) {
    const at = `fairness.reveals[${i}]`;
    const commit = committed.get(seat);
    if (commit === undefined) return refuse(at, 'seat-uncommitted');
    if (printHex(commitPlayer(matchId, seat, parseHex(entropy))) !== commit) return refuse(at, 'commit-differs');
    revealed.add(seat);
  }
  for (const [i, seat] of withheld.entries()) {
    const at = `fairness.withheld[${i}]`;
    if (!committed.has(seat)) return refuse(at, 'seat-uncommitted');
    if (revealed.has(seat)) return refuse(at, 'seat-twice');
  }
  if (revealed.size + withheld.length < committed.size) return refuse('fairness.withheld', 'seat-unaccounted');
  return ok(true);
}

/** Walks the rows and counts those of nature. `n` counts undone ones too: an undo takes no draw back. */
function checkLog(
  rows: readonly unknown[],
  players: number,
  withDraw: (draw: unknown, what: string, n: number) => FairReason | null,
  without: () => FairReason | null,
): Result<number, FairFault> {
  let n = 0;
  for (const [i, row] of rows.entries()) {
    const at = `log[${i}]`;
    if (!Array.isArray(row) || row.length < 2 || row.length > 3) return refuse(at, 'row-wrong');
    const [who, what, draw] = row as readonly unknown[];
    if (typeof what !== 'string') return refuse(at, 'row-wrong');
    if (who !== 'nature') {
      if (who !== 'table' && !isSeat(who, players)) return refuse(at, 'row-wrong');
      if (row.length === 3) return refuse(at, 'draw-unasked');
      continue;
    }
    const why = row.length === 3 ? withDraw(draw, what, n) : without();
    if (why !== null) return refuse(at, why);
    n++;
  }
  return ok(n);
}

function checkDraw(
  key: Uint8Array,
  { n, purpose, m, values }: Draw,
  what: string,
  expected: number,
): FairReason | null {
  if (n !== expected) return 'draw-number';
  if (purpose !== what.split(' ')[0]) return 'draw-purpose';
  const rng = drawRng(key, purpose, n);
  return values.length === m.length && m.every((modulus, i) => rng.below(modulus) === values[i]) ? null : 'draw-values';
}

const DRAW_FIELDS = 4;

function parseDraw(json: unknown): Draw | null {
  if (!isObject(json) || Object.keys(json).length !== DRAW_FIELDS) return null;
  const { n, purpose, m, values } = json;
  if (!isWhole(n) || n < 0 || !isPurpose(purpose)) return null;
  if (!isNumbers(m) || !m.every(isModulus) || !isNumbers(values)) return null;
  return { n, purpose, m, values };
}

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every(item => isWhole(item) && item >= 0);
