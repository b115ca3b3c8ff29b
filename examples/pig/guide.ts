/*
 * Reads docs/adding-a-game.md: its last part puts Pig among the games of the house, by commands (```sh) and by changes
 * to files that are there (```diff), in that order.
 */
import { readFileSync } from 'node:fs';

export type Step =
  | { readonly kind: 'run'; readonly commands: string }
  | { readonly kind: 'edit'; readonly file: string; readonly before: string; readonly after: string };

type Edit = Extract<Step, { readonly kind: 'edit' }>;

export const GUIDE = readFileSync(new URL('../../docs/adding-a-game.md', import.meta.url), 'utf8');
const HOUSE = '## The steps done for Pig';

export function stepsIn(guide: string): readonly Step[] {
  const house = guide.slice(guide.indexOf(HOUSE));
  return [...house.matchAll(/^```(sh|diff)\n(.*?)^```$/gms)].flatMap(([, kind, code = '']): readonly Step[] =>
    kind === 'sh' ? [{ kind: 'run', commands: code }] : editsIn(code),
  );
}

/** `--- file`, then lines that go (-), come (+) or stay; `@@` goes on elsewhere in the same file. */
function editsIn(diff: string): readonly Edit[] {
  return diff
    .split(/^--- /m)
    .slice(1)
    .flatMap(text => {
      const [file = '', ...lines] = text.trimEnd().split('\n');
      const side = (hunk: string, other: string): string =>
        hunk
          .split('\n')
          .filter(line => line !== '' && !line.startsWith(other))
          .map(line => `${line.slice(1)}\n`)
          .join('');
      const hunks = lines.join('\n').split(/^@@$/m);
      return hunks.map(hunk => ({ kind: 'edit' as const, file, before: side(hunk, '+'), after: side(hunk, '-') }));
    });
}

export function edited(source: string, { file, before, after }: Edit): string {
  const [start, end, ...more] = source.split(before);
  if (start === undefined || end === undefined || more.length > 0)
    throw new Error(`${file} has not exactly one place that reads\n${before}`);
  return `${start}${after}${end}`;
}
