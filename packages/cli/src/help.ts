import { say } from '@zaria/words';
import { EVERYWHERE } from './arguments.ts';
import { EXIT, type Command, type Flag } from './command.ts';
import { PROGRAM } from './program.ts';
import { definitions, wrap } from './text/layout.ts';
import type { Ink } from './text/pen.ts';
import type { Voice } from './text/voice.ts';

/** How to lay the help out. */
export interface Page extends Pick<Ink, 'colours' | 'width'> {
  readonly voice: Voice;
}

/** What there is. */
export function overview(commands: readonly Command[], page: Page): string[] {
  const { words } = page.voice;
  const list = commands.map(command => [`  ${command.name}`, say(words, command.about)] as const);
  return [
    ...wrap(say(words, 'usage.title'), page.width),
    '',
    ...wrap(say(words, 'usage.line', { line: `${PROGRAM} COMMAND` }), page.width),
    '',
    ...heading(say(words, 'usage.commands'), page),
    ...definitions(list, page.width),
    '',
    ...heading(say(words, 'usage.everywhere'), page),
    ...flagList(EVERYWHERE, page),
    '',
    ...heading(say(words, 'usage.exit'), page),
    ...definitions(
      EXITS.map(name => [`  ${EXIT[name]}`, say(words, `exit.${name}`)]),
      page.width,
    ),
    '',
    ...wrap(say(words, 'usage.more', { line: `${PROGRAM} COMMAND --help` }), page.width),
  ];
}

/** How one command is used. */
export function commandHelp(command: Command, page: Page): string[] {
  const { words } = page.voice;
  const line = [PROGRAM, command.name, command.operands, '[OPTIONS]'].filter(part => part !== '').join(' ');
  return [
    ...wrap(say(words, command.about), page.width),
    '',
    ...wrap(say(words, 'usage.line', { line }), page.width - 2).map((part, i) => (i === 0 ? part : `  ${part}`)),
    ...(command.note === undefined ? [] : ['', ...wrap(command.note(words), page.width)]),
    ...(Object.keys(command.flags).length === 0
      ? []
      : ['', ...heading(say(words, 'usage.flags'), page), ...flagList(command.flags, page)]),
    '',
    ...heading(say(words, 'usage.everywhere'), page),
    ...flagList(EVERYWHERE, page),
    ...(command.json === undefined
      ? []
      : [
          '',
          ...heading(say(words, 'usage.json'), page),
          ...jsonList(command, page),
          ...wrap(say(words, 'json.schema', { file: JSON_PAGE }), page.width, '  '),
        ]),
    '',
    ...heading(say(words, 'usage.examples'), page),
    ...command.examples.flatMap(example => exampleLines(example, page)),
  ];
}

const EXITS = Object.keys(EXIT) as (keyof typeof EXIT)[];

/** Where the JSON of every command is written down. */
const JSON_PAGE = 'docs/json.md';

const heading = (text: string, { colours }: Page): string[] => [colours.bold(text)];

const flagList = (flags: Readonly<Record<string, Flag>>, page: Page): string[] =>
  definitions(
    Object.entries(flags).map(([name, { value, about }]) => [
      `  --${name}${value === undefined ? '' : ` ${value}`}`,
      about(page.voice.words),
    ]),
    page.width,
  );

const jsonList = ({ json = [] }: Command, page: Page): string[] =>
  definitions(
    json.map(([fields, about]) => [`  ${fields}`, about(page.voice.words)]),
    page.width,
  );

/** A long command goes on in the next line, as a shell takes it. */
function exampleLines(example: string, { width }: Page): string[] {
  const lines = wrap(example, width - EXAMPLE_ROOM);
  return lines.map((line, i) => `${i === 0 ? '  ' : '    '}${line}${i === lines.length - 1 ? '' : ' \\'}`);
}

/** Indentation and the sign that the line goes on. */
const EXAMPLE_ROOM = 6;
