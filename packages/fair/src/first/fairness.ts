import { isObject, isSeat, ok, type Result, type Seat, type SeatRecord } from '@zaria/kit';
import { isHex, parseHex } from '../bytes.ts';
import { refuse, type FairFault } from './fault.ts';
import { HASH_LENGTH, MATCH_ID_LENGTH } from '../hash.ts';
import { PROTOCOL, SEED_LENGTH, drawKey, transcript, type Share } from './protocol.ts';

/** What a seat adds, as it is written in a record. */
export type SeatHex = readonly [seat: Seat, hex: string];

/** Dice typed in by hand: nothing is claimed. */
export interface TypedDice {
  readonly protocol: typeof PROTOCOL;
  readonly kind: 'typed';
}

/** Dice drawn by the protocol. All bytes in hex, all lists by ascending seat. */
export interface DrawnDice {
  readonly protocol: typeof PROTOCOL;
  /** `local`: one device played both parts; it claims only that nothing was changed since the start. */
  readonly kind: 'open' | 'local';
  readonly matchId: string;
  readonly commitS: string;
  /** `null` until the match has ended. */
  readonly serverSeed: string | null;
  /** The frozen start, verbatim. */
  readonly start: string;
  readonly commits: readonly SeatHex[];
  readonly reveals: readonly SeatHex[];
  /** Seats that committed and did not reveal in time. */
  readonly withheld: readonly Seat[];
  /** Empty if the table uses none. */
  readonly beacon: string;
}

/** A record's account of its dice. */
export type Fairness = TypedDice | DrawnDice;

const TYPED_FIELDS = ['protocol', 'kind'] as const;
const DRAWN_FIELDS = [
  ...TYPED_FIELDS,
  'matchId',
  'commitS',
  'serverSeed',
  'start',
  'commits',
  'reveals',
  'withheld',
  'beacon',
] as const;

/** Reads the account of a record with these seats. Whether it is true is for `verifyDice` to say. */
export function parseFairness(json: unknown, seats: readonly SeatRecord[]): Result<Fairness, FairFault> {
  if (json === undefined || json === null) return refuse('fairness', 'field-missing');
  if (!isObject(json)) return refuse('fairness', 'field-wrong');
  const { kind } = json;
  if (json['protocol'] !== PROTOCOL) return refuse('fairness.protocol', 'version-unknown');
  if (kind !== 'open' && kind !== 'local' && kind !== 'typed') return refuse('fairness.kind', 'field-wrong');

  const fields = kind === 'typed' ? TYPED_FIELDS : DRAWN_FIELDS;
  const missing = fields.find(field => !Object.hasOwn(json, field));
  if (missing !== undefined) return refuse(`fairness.${missing}`, 'field-missing');
  if (Object.keys(json).length > fields.length) return refuse('fairness', 'field-unknown');
  if (kind === 'typed') return ok({ protocol: PROTOCOL, kind });

  const { matchId, commitS, serverSeed, start, beacon } = json;
  if (!isHex(matchId, MATCH_ID_LENGTH)) return refuse('fairness.matchId', 'field-wrong');
  if (!isHex(commitS, HASH_LENGTH)) return refuse('fairness.commitS', 'field-wrong');
  if (serverSeed !== null && !isHex(serverSeed, SEED_LENGTH)) return refuse('fairness.serverSeed', 'field-wrong');
  if (typeof start !== 'string') return refuse('fairness.start', 'field-wrong');
  const commits = parseShares(json['commits'], 'fairness.commits', seats);
  if (!commits.ok) return commits;
  const reveals = parseShares(json['reveals'], 'fairness.reveals', seats);
  if (!reveals.ok) return reveals;
  const withheld = parseSeats(json['withheld'], 'fairness.withheld', seats);
  if (!withheld.ok) return withheld;
  if (!isHex(beacon)) return refuse('fairness.beacon', 'field-wrong');
  return ok({
    protocol: PROTOCOL,
    kind,
    matchId,
    commitS,
    serverSeed,
    start,
    commits: commits.value,
    reveals: reveals.value,
    withheld: withheld.value,
    beacon,
  });
}

function parseShares(json: unknown, at: string, seats: readonly SeatRecord[]): Result<readonly SeatHex[], FairFault> {
  if (!Array.isArray(json)) return refuse(at, 'field-wrong');
  const stray = json.findIndex(item => !Array.isArray(item) || item.length !== 2 || !isHex(item[1], HASH_LENGTH));
  if (stray >= 0) return refuse(`${at}[${stray}]`, 'field-wrong');
  const pairs = json as readonly (readonly [unknown, string])[];
  const who = parseSeats(
    pairs.map(([seat]) => seat),
    at,
    seats,
  );
  return who.ok ? ok(who.value.map((seat, i): SeatHex => [seat, pairs[i]?.[1] ?? ''])) : who;
}

/** Seats of people, ascending: a bot adds nothing. */
function parseSeats(json: unknown, at: string, seats: readonly SeatRecord[]): Result<readonly Seat[], FairFault> {
  if (!Array.isArray(json)) return refuse(at, 'field-wrong');
  const list: Seat[] = [];
  for (const [i, seat] of (json as readonly unknown[]).entries()) {
    if (!isSeat(seat, seats.length) || seats[seat]?.kind === 'bot') return refuse(`${at}[${i}]`, 'seat-unknown');
    if (seat <= (list.at(-1) ?? -1)) return refuse(`${at}[${i}]`, 'seats-order');
    list.push(seat);
  }
  return ok(list);
}

/** The key of the match's draws; `null` while the server's seed is not shown. */
export function keyOf(dice: DrawnDice): Uint8Array | null {
  if (dice.serverSeed === null) return null;
  const said = transcript({
    matchId: parseHex(dice.matchId),
    start: dice.start,
    commitS: parseHex(dice.commitS),
    commits: dice.commits.map(parseShare),
    reveals: dice.reveals.map(parseShare),
  });
  return drawKey(parseHex(dice.serverSeed), said, parseHex(dice.beacon));
}

const parseShare = ([seat, hex]: SeatHex): Share => [seat, parseHex(hex)];
