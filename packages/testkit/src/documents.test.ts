import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { expect, test } from 'vitest';

/* What the documents say of games, dependencies and machines. Links and commands: tools/docs.test.ts. */

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Files of ours with such an ending, as paths from the root. */
function filesEndingIn(ending: string, folder = ''): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return /^(node_modules|dist|coverage|reports|screenshots|test-results|\..*)$/.test(entry.name)
        ? []
        : filesEndingIn(ending, path);
    return entry.name.endsWith(ending) ? [path] : [];
  });
}

const documents = filesEndingIn('.md').filter(path => !path.startsWith('bench/peers'));

test('README.md calls playable the games that are registered, with the right number of players, and no others', () => {
  const rows = [...read('README.md').matchAll(/^\| .*docs\/rules\/([a-z-]+)\.md.* \| (\d)–(\d) \| playable \|$/gm)];
  const playable = rows.map(([, id, min, max]) => `${id} ${min}–${max}`);
  const offered = GAME_IDS.map(id => {
    const { min, max } = registered(id).game.players;
    return `${id} ${min}–${max}`;
  });
  expect(playable.sort()).toEqual(offered.sort());
});

test('docs/rulings.md lists the rulings of all rules, and no others', () => {
  const rules = filesEndingIn('.md', 'docs/rules').flatMap(path => read(path).split('\n'));
  const rulings = rules.flatMap(line =>
    /\*Ruling/.test(line) ? [/^- \*\*([A-Z]+-[\w.]+)\*\*/.exec(line)?.[1] ?? ''] : [],
  );
  const listed = [...read('docs/rulings.md').matchAll(/^- \*\*([A-Z]+-[\w.]+)\*\*/gm)].map(([, number = '']) => number);
  // A line of introduction, that explains the word, is no ruling.
  expect(listed.sort()).toEqual(rulings.filter(number => number !== '').sort());
});

test('every dependency is named with its reason', () => {
  const decision = read('docs/decisions/0004-dependencies.md');
  const manifests = filesEndingIn('package.json').filter(path => !path.startsWith('bench/peers'));
  const names = manifests.flatMap(path => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(path)) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string> | undefined
    >;
    return Object.keys({ ...dependencies, ...devDependencies });
  });
  const outside = [...new Set(names)].filter(name => !name.startsWith('@zaria/'));
  expect(outside).toContain('vitest');
  expect(outside.filter(name => !decision.includes(`\`${name}\``))).toEqual([]);
});

test('no document names a machine or a registry', () => {
  const told = documents.filter(path => /\/(?:work|tmp|home)\/|registry\.npmjs/.test(read(path)));
  expect(told).toEqual([]);
});
