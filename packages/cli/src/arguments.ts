import { parseArgs } from 'node:util';
import { fail, ok } from '@zaria/kit';
import { LANGUAGES, detectLanguage, isLanguage, say, type Language } from '@zaria/words';
import type { Checked, Command, Flag, Given } from './command.ts';
import { PROGRAM } from './program.ts';
import { voiceIn, type Voice } from './text/voice.ts';

/** What every command takes. */
export const EVERYWHERE: Readonly<Record<string, Flag>> = {
  lang: { value: 'LANG', about: words => say(words, 'flag.lang') },
  help: { about: words => say(words, 'flag.help') },
  version: { about: words => say(words, 'flag.version') },
};

type Env = Readonly<Record<string, string | undefined>>;

/** The language to speak; wanted before anything else, since complaints are worded too. */
export function languageOf(argv: readonly string[], env: Env): Checked<Language> {
  const system = detectLanguage([env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG']]);
  const own = argv.slice(0, argv.includes('--') ? argv.indexOf('--') : argv.length);
  const at = own.findLastIndex(arg => arg === '--lang' || arg.startsWith('--lang='));
  if (at < 0) return ok(system);
  const wish = own[at] === '--lang' ? own[at + 1] : own[at]?.slice('--lang='.length);
  const { words } = voiceIn(system);
  if (wish === undefined || wish === '') return fail(say(words, 'complaint.flag-empty', { flag: '--lang' }));
  if (isLanguage(wish)) return ok(wish);
  return fail(say(words, 'complaint.language-unknown', { language: wish, languages: [...LANGUAGES] }));
}

/** Reads the arguments of a command. */
export function readArguments(command: Command, argv: readonly string[], voice: Voice): Checked<Given> {
  const flags: Readonly<Record<string, Flag>> = { ...command.flags, ...EVERYWHERE };
  const { tokens } = parseArgs({
    args: [...argv],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(flags).map(([name, { value }]) => [
        name,
        {
          type: value === undefined ? ('boolean' as const) : ('string' as const),
          ...(name === 'help' && { short: 'h' }),
        },
      ]),
    ),
  });

  const operands: string[] = [];
  const values = new Map<string, string[]>();
  const numbers = new Set<number>();
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    // `par qwinto -55`: a number below zero is no flag. For Node it is one for each digit.
    const written = argv[token.index] ?? '';
    if (NEGATIVE.test(written)) {
      if (!numbers.has(token.index)) operands.push(written);
      numbers.add(token.index);
      continue;
    }
    const problem = problemOf(command, flags, token, voice);
    if (problem !== null) return fail(problem);
    const isRepeated = flags[token.name]?.isRepeated === true;
    values.set(token.name, [...(isRepeated ? (values.get(token.name) ?? []) : []), token.value ?? '']);
  }
  const extra = operands[command.most];
  if (extra !== undefined) return fail(say(voice.words, 'complaint.operand-extra', { operand: extra }));
  return ok(givenOf(operands, values, voice));
}

const NEGATIVE = /^-\d+$/;

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function problemOf(
  command: Command,
  flags: Readonly<Record<string, Flag>>,
  { name, rawName: flag, value, inlineValue }: OptionToken,
  { words }: Voice,
): string | null {
  const known = Object.hasOwn(flags, name) ? flags[name] : undefined;
  if (known === undefined) {
    const called = `${PROGRAM} ${command.name}`.trim();
    return say(words, 'complaint.flag-unknown', { command: called, flag, help: `${called} --help` });
  }
  if (known.value === undefined) return inlineValue ? say(words, 'complaint.flag-full', { flag }) : null;
  // `--seats --json`: the value was forgotten. One that does begin with a dash is written `--seed=-x`.
  const isForgotten = !value || (!inlineValue && value.startsWith('-') && value.length > 1 && !NEGATIVE.test(value));
  return isForgotten ? say(words, 'complaint.flag-empty', { flag }) : null;
}

const givenOf = (operands: readonly string[], values: ReadonlyMap<string, readonly string[]>, voice: Voice): Given => ({
  operands,
  text: flag => values.get(flag)?.at(-1) ?? null,
  texts: flag => values.get(flag) ?? [],
  has: flag => values.has(flag),
  whole(flag, min, max) {
    const value = values.get(flag)?.at(-1);
    if (value === undefined) return ok(null);
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= min && number <= max) return ok(number);
    return fail(say(voice.words, 'complaint.whole-number', { flag: `--${flag}`, min, max, value }));
  },
});
