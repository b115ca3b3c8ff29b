/*
 * A program that plays: `cmd:python3 bot.py --fast`. It is run as it is written, without a shell, so that it can be ended.
 */

const PREFIX = 'cmd:';

/** The command line, if it names one. */
export const commandIn = (name: string): string | null => (name.startsWith(PREFIX) ? name.slice(PREFIX.length) : null);

const WORD = /\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))(?=\s|$)/y;

/** Its words, parted by spaces, where quotes keep some together; `null`: there are none, or a quote is left open. */
export function wordsIn(command: string): readonly [program: string, ...args: string[]] | null {
  const text = command.trim();
  const words: string[] = [];
  WORD.lastIndex = 0;
  while (WORD.lastIndex < text.length) {
    const found = WORD.exec(text);
    if (found === null) return null;
    words.push(found[1] ?? found[2] ?? found[3] ?? '');
  }
  const [program, ...args] = words;
  return program === undefined || program === '' ? null : [program, ...args];
}

/**
 * What it is called where a match is kept: the file that is run, without folders. Never the command itself, which
 * somebody might send along with a match to have it run.
 */
export function programName(command: string): string {
  const words = wordsIn(command) ?? [command];
  const file = words.find((word, at) => at > 0 && /^[^-].*[./\\]/.test(word)) ?? words[0];
  return `${PREFIX}${(/[^/\\]*$/.exec(file)?.[0] ?? '').replaceAll(/[^\w.-]/g, '').slice(0, 40)}`;
}
