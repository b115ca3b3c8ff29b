import { SEATS, isObject, isSeat, ok, type Result, type Seat } from '@zaria/kit';
import { isHex, utf8 } from './bytes.ts';
import { LINKS } from './chain.ts';
import { refuse, type ChainedFault } from './fault.ts';
import { HASH_LENGTH, PROTOCOL } from './hash.ts';
import { isPurpose } from './mix.ts';
import { MAX_MODULUS } from './numbers.ts';
import { hasExactly, isListOf, isWithin } from './shape.ts';
import { readStart, type MatchStart } from './start.ts';

/** A chain that was used: whose, the number before its first, how deep, and its deepest used link. */
export type UsedChain = readonly [seat: Seat, after: number, depth: number, link: string];

/** A draw as its row tells it. */
export interface MixedDraw {
  readonly n: number;
  /** The seats whose links are in it, ascending, and those that were asked and kept silent. */
  readonly by: readonly Seat[];
  readonly withheld: readonly Seat[];
  /** The step's name. */
  readonly purpose: string;
  readonly m: readonly number[];
  readonly values: readonly number[];
}

/** What the dice of a match can be worked out from. */
export interface SpentLinks {
  /** The host's link of the last draw; `null` without draws. */
  readonly host: string | null;
  readonly chains: readonly UsedChain[];
}

/** A record whose head is in order; its log is still unread. */
export interface ChainedRecord {
  readonly format: typeof PROTOCOL;
  readonly start: MatchStart;
  /** For each seat those who held it, in order; empty where erased. */
  readonly names: readonly (readonly string[])[];
  readonly dice: SpentLinks;
  readonly log: readonly unknown[];
}

const FIELDS = ['format', 'start', 'names', 'dice', 'log'] as const;
const MOST_NAMES = 64;
const LONGEST_NAME = 200;

export function openChained(json: unknown): Result<ChainedRecord, ChainedFault> {
  if (!isObject(json)) return refuse('record', 'shape');
  if (json['format'] !== PROTOCOL) return refuse('format', 'version');
  if (!hasExactly(json, FIELDS)) return refuse('record', 'shape');
  const start = readStart(json['start']);
  if (!start.ok) return start;
  const { dice, log, names } = json;
  if (!hasExactly(dice, ['host', 'chains'])) return refuse('dice', 'shape');
  if (dice['host'] !== null && !isHex(dice['host'], HASH_LENGTH)) return refuse('dice.host', 'shape');
  if (!isListOf(dice['chains'], isUsedChain)) return refuse('dice.chains', 'shape');
  if (!Array.isArray(log)) return refuse('log', 'shape');
  if (!isListOf(names, isNames) || names.length !== start.value.seats.length) return refuse('names', 'shape');
  return ok(json as unknown as ChainedRecord);
}

const isUsedChain = (value: unknown): value is UsedChain =>
  Array.isArray(value) &&
  value.length === 4 &&
  isSeat(value[0]) &&
  isWithin(value[1], 0, LINKS) &&
  isWithin(value[2], 1, LINKS) &&
  isHex(value[3], HASH_LENGTH);

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  isWithin(value.length, 1, MOST_NAMES) &&
  value.every(name => typeof name === 'string' && name.length <= LONGEST_NAME && utf8(name).length <= LONGEST_NAME);

const DRAW_FIELDS = ['n', 'by', 'withheld', 'purpose', 'm', 'values'] as const;
const MOST_VALUE = 65_535;
const isValue = (value: unknown): value is number => isWithin(value, 0, MOST_VALUE);
const isModulusIn = (value: unknown): value is number => isWithin(value, 1, MAX_MODULUS);
const isAnySeat = (value: unknown): value is Seat => isSeat(value, SEATS.length);

export function readDraw(json: unknown): MixedDraw | null {
  if (!hasExactly(json, DRAW_FIELDS)) return null;
  const isRight =
    isWithin(json['n'], 1, LINKS) &&
    isListOf(json['by'], isAnySeat) &&
    isListOf(json['withheld'], isAnySeat) &&
    isPurpose(json['purpose']) &&
    isListOf(json['m'], isModulusIn) &&
    isListOf(json['values'], isValue);
  return isRight ? (json as unknown as MixedDraw) : null;
}
