/* Whether a row of the store, or of a file, looks like what was put there. */
import type { Phase } from '@zaria/table';
import type { KeptMatch, KeptRecord } from './kept.ts';
import { isCount, isFlag, isNumber, isText, listOf, looksLike, oneOf, type Check } from './looks-like.ts';

const PHASES: readonly Phase[] = ['lobby', 'playing', 'over', 'abandoned'];

const isTextIfAny: Check = value => value === undefined || isText(value);
const isResult = listOf(looksLike({ rank: isCount, score: isNumber }));

export const isKeptMatch = looksLike({
  id: isText,
  game: isText,
  createdAt: isNumber,
  updatedAt: isNumber,
  phase: oneOf(...PHASES),
  players: listOf(looksLike({ name: isText, colour: isCount, isBot: isFlag })),
  result: value => value === undefined || value === null || isResult(value),
  token: isText,
  serverSeed: isText,
  cameFrom: isTextIfAny,
  movedTo: isTextIfAny,
}) as (value: unknown) => value is KeptMatch;

const isFirstRecord = looksLike({ game: isText });
const isChainedRecord = looksLike({ start: isFirstRecord });

export const isKeptRecord = looksLike({
  id: isText,
  openedAt: isNumber,
  record: value => isFirstRecord(value) || isChainedRecord(value),
}) as (value: unknown) => value is KeptRecord;
