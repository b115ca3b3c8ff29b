import { fail, ok, same, type Json, type Result } from '@zaria/kit';
import { parseHex, printHex } from './bytes.ts';
import { linkBefore, linksUpTo } from './chain.ts';
import { readExactly } from './exact.ts';
import { refuse, type ChainedFault } from './fault.ts';
import { mixDraw, mixStart, mixedRng, type Part } from './mix.ts';
import { receiptOf } from './receipt.ts';
import { openChained, type ChainedRecord, type UsedChain } from './record.ts';
import type { Announced } from './seats.ts';
import type { DiceKind } from './start.ts';
import { walk, type SeatTally, type Walked } from './walk.ts';

/** What was found in order: exactly what was shown, and no more. */
export interface DiceVerdict {
  readonly kind: DiceKind;
  /** Rows of nature; of a typed match, throws by hand. */
  readonly draws: number;
  /** Dice and cards that were worked out again, over all draws. */
  readonly numbers: number;
  /** Draws with the links of every person, of some, with the host's alone. */
  readonly all: number;
  readonly some: number;
  readonly host: number;
  readonly seats: readonly SeatTally[];
  /** Chains that came after the start. */
  readonly late: number;
  /** Numbers that no draw was made of. */
  readonly lost: number;
  /** Draws that were taken back, and of those the ones that everybody had agreed to. */
  readonly undone: number;
  readonly agreed: number;
  readonly receipt: string;
}

/** What one line says of one record: the same, to the byte, from every verifier. */
export type VerdictLine = ({ readonly ok: true } & DiceVerdict) | ({ readonly ok: false } & ChainedFault);

/** Checks the dice of a record in bytes. `receipt`: what somebody has noted of the match. */
export function verifyBytes(bytes: Uint8Array, receipt: string | null = null): Result<DiceVerdict, ChainedFault> {
  const json = readExactly(bytes);
  return json === undefined ? refuse('record', 'text') : verifyChained(json, receipt);
}

/** Checks of a record all that needs no rules. Ends at the first fault. */
export function verifyChained(json: Json, receipt: string | null = null): Result<DiceVerdict, ChainedFault> {
  const opened = openChained(json);
  if (!opened.ok) return opened;
  const record = opened.value;
  const walked = walk(record);
  if (!walked.ok) return walked;
  const fault = wrongLink(record, walked.value) ?? wrongValue(record, walked.value);
  if (fault !== null) return fail(fault);
  const own = receiptOf(record);
  if (receipt !== null && !own.startsWith(receipt)) return refuse('record', 'receipt');
  const { chances, draws, with: shares, seats, late, lost, undone, agreed } = walked.value;
  return ok({
    kind: record.start.kind,
    draws: chances,
    numbers: draws.reduce((sum, { draw }) => sum + draw.values.length, 0),
    ...shares,
    seats,
    late,
    lost,
    undone,
    agreed,
    receipt: own,
  });
}

export const lineOf = (verdict: Result<DiceVerdict, ChainedFault>): VerdictLine =>
  verdict.ok ? { ok: true, ...verdict.value } : { ok: false, ...verdict.error };

/** The links are those of the chains that were announced, as deep as the log used them. */
function wrongLink({ start, dice }: ChainedRecord, { used, draws }: Walked): ChainedFault | null {
  const listed = dice.chains.map(([seat, after, depth]) => [seat, after, depth]);
  const expected = used.map(({ seat, after, depth }) => [seat, after, depth]);
  if (!same(listed, expected)) return { at: 'dice.chains', why: 'chain-list' };
  for (const [i, { head, depth }] of used.entries()) {
    const [, , , link] = dice.chains[i] as UsedChain;
    if (printHex(linkBefore(parseHex(link), depth)) !== head) return { at: `dice.chains[${i}]`, why: 'chain' };
  }
  const last = draws.at(-1)?.draw.n ?? null;
  const isHosts =
    last === null || dice.host === null
      ? last === null && dice.host === null
      : printHex(linkBefore(parseHex(dice.host), last)) === start.host;
  return isHosts ? null : { at: 'dice.host', why: 'host' };
}

/** Works every draw out again. */
function wrongValue({ start, dice }: ChainedRecord, { used, draws }: Walked): ChainedFault | null {
  const links = new Map<Announced, readonly Uint8Array[]>(
    used.map((chain, i) => [chain, linksUpTo(parseHex((dice.chains[i] as UsedChain)[3]), chain.depth)]),
  );
  const secrets = dice.host === null ? [] : linksUpTo(parseHex(dice.host), draws.at(-1)?.draw.n ?? 0);
  let before = mixStart(start);
  for (const { index, draw, chains } of draws) {
    const { n, purpose, m, values } = draw;
    const parts = chains.map((chain): Part => [chain.seat, links.get(chain)?.[n - chain.after] as Uint8Array]);
    before = mixDraw(before, n, secrets[n] as Uint8Array, parts);
    const rng = mixedRng(before, purpose);
    if (m.length !== values.length || !m.every((modulus, i) => rng.below(modulus) === values[i]))
      return { at: `log[${index}]`, why: 'draw-values' };
  }
  return null;
}
