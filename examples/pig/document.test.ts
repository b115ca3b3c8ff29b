import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { GUIDE, edited, stepsIn } from './guide.ts';

const folder = new URL('./', import.meta.url);
const sources = readdirSync(folder)
  .filter(name => name.endsWith('.ts'))
  .map(name => readFileSync(new URL(name, folder), 'utf8'));
const blocks = [...GUIDE.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code);

describe('docs/adding-a-game.md quotes the code that is here', () => {
  test('it quotes some', () => {
    expect(blocks.length).toBeGreaterThan(10);
  });

  test.each(blocks)('%s', block => {
    expect(sources.filter(source => source.includes(block))).toHaveLength(1);
  });
});

describe('what docs/adding-a-game.md changes in other files', () => {
  const edits = stepsIn(GUIDE).flatMap(step => (step.kind === 'edit' ? [step] : []));

  test('is found', () => {
    expect(edits.length).toBeGreaterThan(10);
    const diff = 'So:\n```diff\n--- a.ts\n one\n-two\n+2\n@@\n+zero\n three\n```\n';
    expect(stepsIn(`## The steps done for Pig\n${diff}`)).toEqual([
      { kind: 'edit', file: 'a.ts', before: 'one\ntwo\n', after: 'one\n2\n' },
      { kind: 'edit', file: 'a.ts', before: 'three\n', after: 'zero\nthree\n' },
    ]);
  });

  test.each(edits)('$file is as the guide has it', edit => {
    const source = readFileSync(new URL(`../../${edit.file}`, folder), 'utf8');
    expect(edited(source, edit)).toContain(edit.after);
  });
});

/** Every record with something for each game, by its name and its file. */
function recordsByGame(): readonly (readonly [name: string, file: string])[] {
  const cwd = fileURLToPath(new URL('../../', folder));
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', '*.ts', '*.svelte'];
  const files = execFileSync('git', listed, { cwd, encoding: 'utf8' }).split('\0');
  return files
    .filter(file => file !== '' && !file.startsWith('examples/'))
    .flatMap(file => {
      const source = readFileSync(new URL(`../../${file}`, folder), 'utf8');
      const typed = source.matchAll(/const (\w+): ByGame</g);
      const satisfied = source.matchAll(/const (\w+) = \{[^}]*\} as const satisfies ByGame</g);
      return [...typed, ...satisfied].map(([, name = '']) => [name, file] as const);
    });
}

describe('docs/adding-a-game.md names every record that has something for each game', () => {
  const records = recordsByGame();

  test('they are found', () => {
    expect(records.map(([name]) => name)).toEqual(
      expect.arrayContaining(['GAMES', 'BOTS', 'SHELF', 'STYLES', 'COUNTED']),
    );
  });

  test.each(records)('%s in %s', (name, file) => {
    const row = GUIDE.split('\n').find(line => line.includes(`| \`${name}\` in [`)) ?? '';
    expect(row).toContain(`(../${file})`);
  });
});
