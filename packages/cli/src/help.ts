import { say } from '@zaria/words';
import { EVERYWHERE } from './arguments.ts';
import type { Command, Flag } from './command.ts';
import { PROGRAM } from './program.ts';
import { columns, padEnd, widthOf, wrap } from './text/layout.ts';
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
    say(words, 'usage.title'),
    '',
    say(words, 'usage.line', { line: `${PROGRAM} COMMAND` }),
    '',
    ...heading(say(words, 'usage.commands'), page),
    ...definitions(list, page),
    '',
    ...heading(say(words, 'usage.everywhere'), page),
    ...flagList(EVERYWHERE, page),
    '',
    say(words, 'usage.more', { line: `${PROGRAM} COMMAND --help` }),
  ];
}

/** How one command is used. */
export function commandHelp(command: Command, page: Page): string[] {
  const { words } = page.voice;
  const line = [PROGRAM, command.name, command.operands, '[OPTIONS]'].filter(part => part !== '').join(' ');
  return [
    ...wrap(say(words, command.about), page.width),
    '',
    say(words, 'usage.line', { line }),
    ...(command.note === undefined ? [] : ['', ...wrap(command.note(words), page.width)]),
    ...(Object.keys(command.flags).length === 0
      ? []
      : ['', ...heading(say(words, 'usage.flags'), page), ...flagList(command.flags, page)]),
    '',
    ...heading(say(words, 'usage.everywhere'), page),
    ...flagList(EVERYWHERE, page),
    ...(command.json === undefined ? [] : ['', ...heading(say(words, 'usage.json'), page), ...jsonList(command, page)]),
    '',
    ...heading(say(words, 'usage.examples'), page),
    ...command.examples.map(example => `  ${example}`),
  ];
}

const heading = (text: string, { colours }: Page): string[] => [colours.bold(text)];

const flagList = (flags: Readonly<Record<string, Flag>>, page: Page): string[] =>
  definitions(
    Object.entries(flags).map(([name, { value, about }]) => [
      `  --${name}${value === undefined ? '' : ` ${value}`}`,
      about(page.voice.words),
    ]),
    page,
  );

const jsonList = ({ json = [] }: Command, page: Page): string[] =>
  definitions(
    json.map(([fields, about]) => [`  ${fields}`, about(page.voice.words)]),
    page,
  );

/** Terms on the left, what they mean beside them, wrapped. */
function definitions(list: readonly (readonly [term: string, meaning: string])[], { width }: Page): string[] {
  const terms = columns(list.map(([term]) => [term]));
  const left = Math.max(0, ...terms.map(widthOf)) + 2;
  return list.flatMap(([term, meaning]) => {
    const [first = '', ...more] = wrap(meaning, Math.max(width - left, 24));
    return [padEnd(term, left) + first, ...more.map(line => ' '.repeat(left) + line)];
  });
}
