import { FORMAT, SEATS, isObject, isSeatKind, ok, type AnyOptions, type Result, type SeatRecord } from '@zaria/kit';
import { refuse, type FairFault } from './fault.ts';

/** What a record says of its match, as far as it can be read without the rules of any game. */
export interface Head {
  readonly game: string;
  readonly rules: number;
  readonly options: AnyOptions;
  readonly seats: readonly SeatRecord[];
}

/** The head of a record, with what it says of its dice and its log still unread. */
export interface OpenedRecord {
  readonly head: Head;
  readonly fairness: unknown;
  readonly log: readonly unknown[];
}

export function openRecord(json: unknown): Result<OpenedRecord, FairFault> {
  if (!isObject(json)) return refuse('record', 'record-wrong');
  const { game, rules, options, seats, log } = json;
  if (json['format'] !== FORMAT) return refuse('format', 'version-unknown');
  if (typeof game !== 'string') return refuse('game', 'field-wrong');
  if (!isWhole(rules) || rules < 1) return refuse('rules', 'field-wrong');
  if (!isObject(options) || !Object.values(options).every(isOption)) return refuse('options', 'field-wrong');
  if (!Array.isArray(seats) || seats.length < 1 || seats.length > SEATS.length || !seats.every(isSeatRecord))
    return refuse('seats', 'field-wrong');
  if (!Array.isArray(log)) return refuse('log', 'field-wrong');
  return ok({ head: { game, rules, options: options as AnyOptions, seats }, fairness: json['fairness'], log });
}

/** Numbers are whole, so that every language writes them alike. */
export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

const isOption = (value: unknown): boolean => typeof value === 'string' || typeof value === 'boolean' || isWhole(value);

const isSeatRecord = (value: unknown): value is SeatRecord =>
  isObject(value) && Object.keys(value).length === 2 && typeof value['name'] === 'string' && isSeatKind(value['kind']);
