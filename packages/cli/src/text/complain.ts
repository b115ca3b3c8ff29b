import { printLine, printLines, type Io, type Output } from '../io.ts';
import { wrap } from './layout.ts';
import { plain } from './plain.ts';

/** A sentence with something from outside in it: one line for scripts, and no word cut in two at a terminal. */
export function printSentence(output: Output, sentence: string): void {
  const text = plain(sentence);
  if (output.isTTY) printLines(output, wrap(text, output.columns));
  else printLine(output, text);
}

/** What went wrong. */
export const complain = ({ stderr }: Pick<Io, 'stderr'>, sentence: string): void =>
  printSentence(stderr, `zaria: ${sentence}`);
