import { SEATS, canonical, isObject, isSeatKind, ok, type AnyOptions, type Result, type SeatKind } from '@zaria/kit';
import { isHex } from './bytes.ts';
import { refuse, type ChainedFault } from './fault.ts';
import { HASH_LENGTH, MATCH_ID_LENGTH, PROTOCOL } from './hash.ts';
import { hasExactly, isWithin, type Fields } from './shape.ts';

/** `open`: host and players together; `local`: one device, which knew them all; `typed`: by hand. */
export const DICE_KINDS = ['open', 'local', 'typed'] as const;
export type DiceKind = (typeof DICE_KINDS)[number];

/** A seat as the start froze it. Names are not frozen: a person may change or erase his. */
export interface StartSeat {
  readonly kind: SeatKind;
  /** The head of its chain; `null`: it adds nothing. */
  readonly head: string | null;
}

/** All that is fixed, and told to everybody, before any link is asked for. */
export interface MatchStart {
  readonly protocol: typeof PROTOCOL;
  readonly matchId: string;
  readonly game: string;
  readonly rules: number;
  readonly options: AnyOptions;
  readonly kind: DiceKind;
  /** The head of the host's chain; `null` where dice are thrown by hand. */
  readonly host: string | null;
  /** Milliseconds that a draw waits for links. */
  readonly wait: number;
  readonly seats: readonly StartSeat[];
}

export const WAIT = { least: 500, usual: 1500, most: 60_000 } as const;

const FIELDS = ['protocol', 'matchId', 'game', 'rules', 'options', 'kind', 'host', 'wait', 'seats'] as const;
const SEAT_FIELDS = ['kind', 'head'] as const;

/** In the order in which a fault is looked for. */
const CHECKS: readonly (readonly [field: string, isRight: (value: unknown, start: Fields) => boolean])[] = [
  ['game', game => typeof game === 'string' && /^[a-z0-9-]{1,40}$/.test(game)],
  ['kind', kind => (DICE_KINDS as readonly unknown[]).includes(kind)],
  ['host', (host, { kind }) => (kind === 'typed' ? host === null : isHex(host, HASH_LENGTH))],
  ['matchId', id => isHex(id, MATCH_ID_LENGTH)],
  ['options', isOptions],
  ['rules', rules => isWithin(rules, 1, Number.MAX_SAFE_INTEGER)],
  ['seats', areSeats],
  ['wait', wait => isWithin(wait, WAIT.least, WAIT.most)],
];

export function readStart(json: unknown): Result<MatchStart, ChainedFault> {
  if (!isObject(json)) return refuse('start', 'shape');
  if (json['protocol'] !== PROTOCOL) return refuse('start.protocol', 'version');
  if (!hasExactly(json, FIELDS)) return refuse('start', 'shape');
  for (const [field, isRight] of CHECKS) if (!isRight(json[field], json)) return refuse(`start.${field}`, 'shape');
  return ok(json as unknown as MatchStart);
}

function isOptions(value: unknown): boolean {
  if (!isObject(value)) return false;
  return Object.entries(value).every(
    ([name, option]) =>
      /^[A-Za-z][A-Za-z0-9]{0,39}$/.test(name) &&
      (typeof option === 'string' || typeof option === 'boolean' || typeof option === 'number'),
  );
}

function areSeats(value: unknown, { kind, host }: Fields): boolean {
  if (!Array.isArray(value) || !isWithin(value.length, 1, SEATS.length)) return false;
  const heads = new Set<unknown>([host]);
  return value.every((seat: unknown) => {
    if (!hasExactly(seat, SEAT_FIELDS) || !isSeatKind(seat['kind'])) return false;
    const { head } = seat;
    if (head === null) return true;
    if (kind !== 'open' || seat['kind'] === 'bot' || !isHex(head, HASH_LENGTH) || heads.has(head)) return false;
    heads.add(head);
    return true;
  });
}

/** The one text of a start. */
export const printStart = (start: MatchStart): string => canonical(start);
