import {
  SEATS,
  playEntry,
  same,
  type AnyAction,
  type AnyState,
  type EffectiveEntry,
  type Entry,
  type Rng,
  type Viewer,
} from '@zaria/kit';
import type { RandomMatch } from '../match.ts';

/** Something every game must obey, checked on one random match. Throws where it is broken. */
export interface Law {
  readonly name: string;
  check(match: RandomMatch, rng: Rng): void;
}

type Played = EffectiveEntry<Entry<AnyAction>>;

/** Visits the state before each entry. The state is the walk's own: a visitor that plays on it must clone. */
export function walk(match: RandomMatch, visit: (state: AnyState, entry: Played, index: number) => void): AnyState {
  const { game, start, log } = match;
  const state = game.setup(start);
  for (const [index, entry] of log.entries()) {
    if (entry.kind === 'undo' || entry.kind === 'note') throw new Error('random matches have plays and ways back only');
    visit(state, entry, index);
    playEntry(game, state, entry);
  }
  return state;
}

export const viewersOf = ({ start }: RandomMatch): readonly Viewer[] => [...SEATS.slice(0, start.seats), 'spectator'];

/** A few places in the log, for laws too dear to check everywhere. */
export function places(match: RandomMatch, count: number, rng: Rng): ReadonlySet<number> {
  return new Set(Array.from({ length: Math.min(count, match.log.length) }, () => rng.below(match.log.length)));
}

export function expectSame(actual: unknown, expected: unknown, what: string): void {
  if (!same(actual, expected))
    throw new Error(`${what}\n  expected ${JSON.stringify(expected)}\n  but got  ${JSON.stringify(actual)}`);
}

export function expectText(actual: string, expected: string, what: string): void {
  if (actual === expected) return;
  let at = 0;
  while (actual[at] === expected[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 60), at + 60);
  throw new Error(`${what}\n  expected …${around(expected)}…\n  but got  …${around(actual)}…`);
}

/** Where two values differ, for a message. */
export function difference(before: unknown, after: unknown, path = ''): string {
  if (same(before, after)) return '';
  const isBoth = (type: (value: unknown) => boolean): boolean => type(before) && type(after);
  if (isBoth(value => typeof value === 'object' && value !== null)) {
    const [one, other] = [before, after] as [Record<string, unknown>, Record<string, unknown>];
    const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    return keys.map(key => difference(one[key], other[key], `${path}.${key}`)).join('');
  }
  return `  ${path}: ${JSON.stringify(before)} → ${JSON.stringify(after)}\n`;
}

export function expect(condition: boolean, what: string): void {
  if (!condition) throw new Error(what);
}
