import { fail, ok, type Result } from './result.ts';
import { SEATS } from './seats.ts';

export type OptionValue = string | number | boolean;

/** One thing a table may be set to. */
export interface Option<V, O> {
  readonly values: readonly V[];
  readonly default: V;
  /** The values that go with this many players and the other options; all of them if left out. */
  allowed?(seats: number, options: O): readonly V[];
  /** Whether a value that is not listed does as well: where there are too many to list. */
  takes?(value: unknown, seats: number, options: O): boolean;
}

/** Drives the form and the validator. */
export type OptionsOf<O> = { readonly [K in keyof O]: Option<O[K], O> };

export type OptionFault =
  | { readonly why: 'option-unknown'; readonly option: string }
  | { readonly why: 'option-value'; readonly option: string; readonly values: readonly OptionValue[] };

const allowedValues = <O, K extends keyof O>(
  options: OptionsOf<O>,
  key: K,
  seats: number,
  chosen: O,
): readonly O[K][] => options[key].allowed?.(seats, chosen) ?? options[key].values;

/** Every option spelt out: what was given, else the default, else the first value that goes with the rest. */
export function completeOptions<O extends object>(
  options: OptionsOf<O>,
  seats: number,
  given: Readonly<Record<string, unknown>>,
): Result<O, OptionFault> {
  const keys = Object.keys(options) as (keyof O & string)[];
  const stranger = Object.keys(given).find(key => !Object.hasOwn(options, key));
  if (stranger !== undefined) return fail({ why: 'option-unknown', option: stranger });

  const chosen = Object.fromEntries(
    keys.map(key => [key, given[key] === undefined ? options[key].default : given[key]]),
  ) as O;
  for (const key of keys) {
    const values = allowedValues(options, key, seats, chosen);
    if (values.includes(chosen[key]) || options[key].takes?.(chosen[key], seats, chosen) === true) continue;
    const [first] = values;
    if (given[key] !== undefined || first === undefined)
      return fail({ why: 'option-value', option: key, values: values as readonly OptionValue[] });
    chosen[key] = first;
  }
  return ok(chosen);
}

/** The usual option of who begins: drawn at random, or a seat of the so many that a game has at most. */
export const STARTERS = ['random', 0, 1, 2, 3, 4, 5] as const;
export type Starter = (typeof STARTERS)[number];
export const starterOption = <O extends { starter: Starter }>(most: number = SEATS.length): Option<Starter, O> => {
  const allowed = (seats: number): readonly Starter[] => STARTERS.slice(0, seats + 1);
  return { values: allowed(most), default: 'random', allowed };
};
