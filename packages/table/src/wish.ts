import { LINKS } from '@zaria/fair';
import { BACKS, SEATS, isObject, isSeat } from '@zaria/kit';
import type { Command, Wish } from './command.ts';
import { SPECTATORS, TALKS } from './entries.ts';
import { LONGEST_CLOCK } from './limits.ts';
import { DAY, FURTHEST_AHEAD, LONGEST_NIGHT, nightLasts, type Night } from './night.ts';

type Check = (value: unknown) => boolean;
type Fields = Readonly<Record<string, Check>>;

/** Characters of a text: more than any that is granted, and little enough to be looked at. */
const LONGEST = {
  id: 64,
  hex: 64,
  name: 160,
  bot: 64,
  question: 40,
  action: 4096,
  invitation: 128,
  option: 64,
} as const;
const MOST_OPTIONS = 32;
/** Numbers of settings, sitters, requests and answers: no table counts that far. */
const MOST_COUNTED = 1_000_000;

const isBoolean: Check = value => typeof value === 'boolean';
const text =
  (longest: number): Check =>
  value =>
    typeof value === 'string' && value.length <= longest;
const whole =
  (most: number, least = 0): Check =>
  value =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
const oneOf =
  (values: readonly unknown[]): Check =>
  value =>
    values.includes(value);
const orNull =
  (check: Check): Check =>
  value =>
    value === null || check(value);
const seat: Check = value => isSeat(value);
const counted = whole(MOST_COUNTED);

/** All of these fields, and no others. */
function has(fields: Fields): Check {
  const checks = Object.entries(fields);
  return value =>
    isObject(value) &&
    Object.keys(value).length === checks.length &&
    checks.every(([name, isRight]) => Object.hasOwn(value, name) && isRight(value[name]));
}

const minute = whole(DAY - 1);
const hasNight = has({ from: minute, to: minute, ahead: whole(FURTHEST_AHEAD, -FURTHEST_AHEAD) });
function isNightSet(value: unknown): boolean {
  if (!hasNight(value)) return false;
  const lasts = nightLasts(value as Night);
  return lasts > 0 && lasts <= LONGEST_NIGHT;
}

const CLOCKS: Readonly<Record<string, Check>> = {
  none: has({ kind: oneOf(['none']) }),
  gentle: has({ kind: oneOf(['gentle']), after: whole(LONGEST_CLOCK, 1) }),
  strict: has({ kind: oneOf(['strict']), after: whole(LONGEST_CLOCK, 1) }),
  days: has({ kind: oneOf(['days']), after: whole(LONGEST_CLOCK, 1), night: orNull(isNightSet) }),
};
/** Whether it is a clock that a timer can keep. */
export const isClock: Check = clock =>
  isObject(clock) &&
  typeof clock['kind'] === 'string' &&
  Object.hasOwn(CLOCKS, clock['kind']) &&
  CLOCKS[clock['kind']]?.(clock) === true;

const isOptionValue: Check = value =>
  typeof value === 'boolean' || Number.isSafeInteger(value) || text(LONGEST.option)(value);
/** Options by name: plain values, as many as any game has. Whether the game knows them is another question. */
const isOptions: Check = options =>
  isObject(options) &&
  Object.keys(options).length <= MOST_OPTIONS &&
  Object.entries(options).every(([name, value]) => text(LONGEST.option)(name) && isOptionValue(value));

const PERSON = oneOf(['local', 'remote']);
const sitting: Fields = { seat, name: text(LONGEST.name), colour: whole(SEATS.length) };

const FIELDS: { readonly [W in Wish['do']]: Fields } = {
  set: {
    seats: whole(MOST_COUNTED),
    options: isOptions,
    clock: isClock,
    forced: isBoolean,
    spectators: oneOf(SPECTATORS),
    friendly: isBoolean,
    breath: whole(MOST_COUNTED),
    chairsEach: whole(MOST_COUNTED),
  },
  sit: { ...sitting, as: PERSON },
  'seat-bot': { ...sitting, bot: text(LONGEST.bot) },
  leave: { seat },
  ready: { seat, version: counted, ready: isBoolean },
  head: { seat, head: text(LONGEST.hex) },
  start: {},
  play: { seat, question: text(LONGEST.question), count: counted, action: text(LONGEST.action) },
  back: { seat, question: text(LONGEST.question), count: counted, back: oneOf(BACKS) },
  throw: { question: text(LONGEST.question), action: text(LONGEST.action) },
  undo: { seat, question: text(LONGEST.question) },
  hurry: { seat },
  'answer-undo': { seat, request: counted, agree: isBoolean },
  link: { seat, n: whole(LINKS, 1), link: text(LONGEST.hex) },
  chain: { seat, head: text(LONGEST.hex) },
  awake: { seat },
  resign: { seat },
  return: { seat },
  cover: { seat, sitter: counted },
  remove: { seat, sitter: counted },
  abandon: {},
  talk: { talk: oneOf(TALKS) },
  'hand-over': { seat, sitter: counted, invitation: orNull(text(LONGEST.invitation)) },
  claim: {
    seat,
    invitation: text(LONGEST.invitation),
    as: PERSON,
    name: text(LONGEST.name),
    head: orNull(text(LONGEST.hex)),
  },
  'take-over': { seat },
};

const WISHES: ReadonlyMap<unknown, Check> = new Map(
  Object.entries(FIELDS).map(([what, fields]) => [what, has({ do: oneOf([what]), ...fields })]),
);

/** Whether somebody's message has the form of a wish. Whether it is granted is another question. */
const isWish: Check = value => isObject(value) && WISHES.get(value['do'])?.(value) === true;

const isId: Check = id => text(LONGEST.id)(id) && id !== '';
const isSent = has({ id: isId, token: () => true, wish: isWish });

/** Whether something from outside can be taken for a command; its token is looked at apart. */
export const isCommand = (value: unknown): value is Command => isSent(value);
