import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '@zaria/kit';

/** One option of a trial: what it is if nobody says anything, and what somebody may say. */
export interface Option<T> {
  readonly usual: T;
  /** Nothing comes behind it. */
  readonly isFlag?: true;
  /** What it takes, for whoever has written something else. */
  readonly takes: string;
  /** `undefined`: that is none. `before`: what was said earlier, if it may be said more than once. */
  read(text: string, before: T | null): T | undefined;
}

/** A number from `least` on. */
export const whole = (usual: number, least = 1): Option<number> => ({
  usual,
  takes: `a whole number from ${least} on`,
  read: text => (/^\d{1,9}$/.test(text) && Number(text) >= least ? Number(text) : undefined),
});

export const text = <T extends string | null = string>(usual: T): Option<T | string> => ({
  usual,
  takes: 'a word',
  read: written => (written === '' ? undefined : written),
});

/** Some of a few words: the option is said once for each. */
export const some = <T extends string>(words: readonly T[]): Option<readonly T[]> => ({
  usual: words,
  takes: `one of ${words.join(', ')}`,
  read: (written, before) => (words.some(word => word === written) ? [...(before ?? []), written as T] : undefined),
});

export const flag: Option<boolean> = { usual: false, isFlag: true, takes: 'nothing', read: () => true };

export type Options = Readonly<Record<string, Option<unknown>>>;
export type Values<O extends Options> = { readonly [N in keyof O]: O[N]['usual'] };

/** What was said on the command line, or in a sentence what is wrong with it. */
export function readArguments<O extends Options>(options: O, args: readonly string[]): Result<Values<O>, string> {
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(options).map(([name, { isFlag }]) => [name, { type: isFlag ? 'boolean' : 'string' } as const]),
    ),
  });
  const said = new Map<string, unknown>();
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional')
      return fail(`nothing is known of ${JSON.stringify(token.value)}. ${known(options)}`);
    const { name, rawName, value } = token;
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (option === undefined) return fail(`there is no option ${rawName}. ${known(options)}`);
    const isWhole = option.isFlag ? value === undefined : value !== undefined;
    const read = isWhole ? option.read(value ?? '', said.get(name) ?? null) : undefined;
    if (read === undefined)
      return fail(`${rawName} takes ${option.takes}, not ${value === undefined ? 'nothing' : JSON.stringify(value)}`);
    said.set(name, read);
  }
  const values = Object.entries(options).map(([name, { usual }]) => [name, said.has(name) ? said.get(name) : usual]);
  return ok(Object.fromEntries(values) as Values<O>);
}

function known(options: Options): string {
  const names = Object.keys(options).map(name => `--${name}`);
  return names.length === 0 ? 'It takes no options' : `There are ${names.join(', ')}`;
}

/** The same of this process, which ends with 2 where something is wrong. */
export function argumentsOf<O extends Options>(trial: string, options: O): Values<O> {
  const read = readArguments(options, process.argv.slice(2));
  if (read.ok) return read.value;
  return refuse(trial, read.error);
}

export function refuse(trial: string, sentence: string): never {
  process.stderr.write(`${trial}: ${sentence}\n`);
  process.exit(2);
}
