import { fail, ok, type Result } from '@zaria/kit';

/** A legal move and all that people may write for it: the notation, with and without its step, and words. */
interface Writable {
  readonly text: string;
  readonly forms: readonly string[];
}

/** Without what nobody types in the same way twice: capitals, accents, commas, quotes. */
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLocaleLowerCase('en')
    .replaceAll(/[,;:()“”„«»"']/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * The move that somebody wrote, in the game’s notation; `null` where it is none of these, and then the table says why
 * not. Where it could be several, they are the error: nobody guesses.
 */
export function writtenAs(moves: readonly Writable[], line: string): Result<string | null, readonly string[]> {
  const written = bare(line);
  const meant = moves.filter(({ text, forms }) => [text, ...forms].some(form => bare(form) === written));
  const [move, ...others] = meant.map(({ text }) => text);
  return others.length > 0 && move !== undefined ? fail([move, ...others]) : ok(move ?? null);
}
