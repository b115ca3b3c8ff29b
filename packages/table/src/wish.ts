import { BACKS, isObject, isSeat } from '@zaria/kit';
import type { Command, Wish } from './command.ts';
import { SPECTATORS } from './entries.ts';

type Check = (value: unknown) => boolean;

const isText: Check = value => typeof value === 'string';
const isBoolean: Check = value => typeof value === 'boolean';
const isCount: Check = value => Number.isSafeInteger(value) && Number(value) >= 0;
const seat: Check = value => isSeat(value);
const oneOf =
  (values: readonly unknown[]): Check =>
  value =>
    values.includes(value);

const isClock: Check = clock =>
  isObject(clock) &&
  (clock['kind'] === 'none' ||
    ((clock['kind'] === 'gentle' || clock['kind'] === 'strict') && isCount(clock['after']) && clock['after'] !== 0));

const PERSON = oneOf(['local', 'remote']);

const FIELDS: { readonly [W in Wish['do']]: Readonly<Record<string, Check>> } = {
  set: {
    seats: isCount,
    options: isObject,
    clock: isClock,
    forced: isBoolean,
    spectators: oneOf(SPECTATORS),
    friendly: isBoolean,
    breath: isCount,
  },
  sit: { seat, as: PERSON, name: isText, colour: isCount },
  'seat-bot': { seat, bot: isText, name: isText, colour: isCount },
  leave: { seat },
  ready: { seat, ready: isBoolean },
  commit: { seat, commit: isText },
  start: {},
  play: { seat, question: isText, count: isCount, action: isText },
  back: { seat, question: isText, count: isCount, back: oneOf(BACKS) },
  throw: { question: isText, action: isText },
  undo: { seat, question: isText },
  hurry: { seat },
  'answer-undo': { seat, agree: isBoolean },
  reveal: { seat, entropy: isText },
  resign: { seat },
  return: { seat },
  cover: { seat },
  remove: { seat },
  abandon: {},
  'hand-over': { seat, as: PERSON, name: isText, token: isText },
  'take-over': { seat },
};

/** Whether somebody's message has the form of a wish. Whether it is granted is another question. */
function isWish(value: unknown): value is Wish {
  if (!isObject(value)) return false;
  const what = value['do'];
  if (typeof what !== 'string' || !Object.hasOwn(FIELDS, what)) return false;
  return Object.entries(FIELDS[what as Wish['do']]).every(([name, isRight]) => isRight(value[name]));
}

const LONGEST_ID = 64;

/** Whether something from outside can be taken for a command; its token is looked at apart. */
export const isCommand = (value: unknown): value is Command =>
  isObject(value) &&
  typeof value['id'] === 'string' &&
  value['id'].length > 0 &&
  value['id'].length <= LONGEST_ID &&
  isWish(value['wish']);
