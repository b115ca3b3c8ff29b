import { say } from '@zaria/words';
import { version } from './version.ts';
import { languageOf, readArguments } from './arguments.ts';
import { EXIT, type Command, type Exit, type Surroundings } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { commandHelp, overview, type Page } from './help.ts';
import { printLine, printLines, type Io } from './io.ts';
import { complain } from './text/complain.ts';
import { inkOf } from './text/pen.ts';
import { voiceIn, type Voice } from './text/voice.ts';

/** Runs one command line; what it returns is the exit code. */
export async function run(argv: readonly string[], io: Io): Promise<Exit> {
  const language = languageOf(argv, io.env);
  if (!language.ok) return refuse(io, language.error);
  const voice = voiceIn(language.value);
  try {
    return await dispatch(argv, { io, voice });
  } catch (error) {
    const [message, stack] = error instanceof Error ? [error.message, error.stack] : [String(error), undefined];
    refuse(io, say(voice.words, 'complaint.internal', { message }));
    if (stack !== undefined) printLine(io.stderr, stack);
    return EXIT.internal;
  }
}

function refuse(io: Io, sentence: string, exit: Exit = EXIT.usage): Exit {
  complain(io, sentence);
  return exit;
}

async function dispatch(argv: readonly string[], surroundings: Surroundings): Promise<Exit> {
  const { io, voice } = surroundings;
  const at = commandAt(argv);
  const name = at < 0 ? undefined : argv[at];
  if (name === undefined) return withoutCommand(argv, io, voice);

  const command = COMMANDS.find(known => known.name === name);
  if (command === undefined) {
    const commands = COMMANDS.map(known => known.name);
    return refuse(io, say(voice.words, 'complaint.command-unknown', { command: name, commands }));
  }
  const given = readArguments(command, argv.toSpliced(at, 1), voice);
  if (!given.ok) return refuse(io, given.error);
  if (given.value.has('version')) return tellVersion(io);
  if (given.value.has('help')) {
    printLines(io.stdout, commandHelp(command, pageOf(io, voice)));
    return EXIT.fine;
  }
  const exit = await command.run(given.value, surroundings);
  if (exit.ok) return exit.value;
  return typeof exit.error === 'string' ? refuse(io, exit.error) : refuse(io, exit.error.sentence, exit.error.exit);
}

/** The command is the first argument that is no flag, nor the value of `--lang`. */
const commandAt = (argv: readonly string[]): number =>
  argv.findIndex((arg, i) => !arg.startsWith('-') && argv[i - 1] !== '--lang');

/** `zaria --help`: flags alone. */
function withoutCommand(argv: readonly string[], io: Io, voice: Voice): Exit {
  const nothing: Command = {
    name: '',
    operands: '',
    most: 0,
    about: 'usage.title',
    flags: {},
    examples: [],
    run: async () => ({ ok: true, value: EXIT.fine }),
  };
  const given = readArguments(nothing, argv, voice);
  if (!given.ok) return refuse(io, given.error);
  if (given.value.has('version')) return tellVersion(io);
  printLines(io.stdout, overview(COMMANDS, pageOf(io, voice)));
  return EXIT.fine;
}

function tellVersion(io: Io): Exit {
  printLine(io.stdout, `zaria ${version}`);
  return EXIT.fine;
}

const pageOf = (io: Io, voice: Voice): Page => ({ voice, ...inkOf(io) });
