import type { AnyOptions, Option, OptionValue, OptionsOf } from '@zaria/kit';

export type AnyOptionsOf = OptionsOf<AnyOptions>;

const optionAt = (options: AnyOptionsOf, key: string): Option<OptionValue, AnyOptions> => {
  const option = options[key];
  if (option === undefined) throw new Error(`there is no option ${key}`);
  return option;
};

/** The values of an option that go with this many players and the other options. */
export function allowedValues(
  options: AnyOptionsOf,
  key: string,
  seats: number,
  chosen: AnyOptions,
): readonly OptionValue[] {
  const option = optionAt(options, key);
  return option.allowed?.(seats, chosen) ?? option.values;
}

/** Whether a value goes with this many players and the other options, listed or not. */
const isAllowed = (
  options: AnyOptionsOf,
  key: string,
  seats: number,
  chosen: AnyOptions,
  value: OptionValue,
): boolean =>
  allowedValues(options, key, seats, chosen).includes(value) ||
  optionAt(options, key).takes?.(value, seats, chosen) === true;

/** What was chosen where it still goes with the rest, else the default, else the first value that does. */
export function fitting(options: AnyOptionsOf, seats: number, wished: Partial<AnyOptions>): AnyOptions {
  const keys = Object.keys(options);
  const chosen: Record<string, OptionValue> = Object.fromEntries(
    keys.map(key => [key, wished[key] ?? optionAt(options, key).default]),
  );
  for (const key of keys) {
    const values = allowedValues(options, key, seats, chosen);
    const { default: usual } = optionAt(options, key);
    const [now, first] = [chosen[key], values[0]];
    if (now !== undefined && isAllowed(options, key, seats, chosen, now)) continue;
    const other = values.includes(usual) ? usual : first;
    if (other !== undefined) chosen[key] = other;
  }
  return chosen;
}
