import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/* Habits of the house that no linter knows. */

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

interface Source {
  readonly path: string;
  readonly text: string;
}

function sourcesOf(name: string): readonly Source[] {
  const folder = join('packages', name, 'src');
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => /\.(?:ts|svelte)$/.test(path))
    .map(path => ({ path: join(folder, path), text: readFileSync(join(ROOT, folder, path), 'utf8') }));
}

const PACKAGES = readdirSync(join(ROOT, 'packages'));
const SOURCES = PACKAGES.flatMap(sourcesOf).filter(({ path }) => basename(path) !== 'house.test.ts');

/** The question on the table, or a seat's part in it, taken out of the state by hand. */
const PICKED_APART =
  /agenda\.at\(|agenda\[agenda\.length|agenda\.slice\(-|\b(?:frame|question)\??\.parts\b|\.parts(?:\?\.)?\[/;

test.each([
  ['table.agenda.at(-1)', true],
  ['agenda[agenda.length - 1]', true],
  ['frame?.parts', true],
  ['one.parts?.[seat]', true],
  ['questionOn(table)?.step', false],
  ['standing.seats[0].parts.at(-1)', false],
])('%s picks a frame apart: %s', (code, isApart) => {
  expect(PICKED_APART.test(code)).toBe(isApart);
});

test('only the kit picks frames apart; everybody else asks question.ts', () => {
  const guilty = SOURCES.filter(({ path }) => !path.startsWith(join('packages', 'kit'))).flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => (PICKED_APART.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
  );
  expect(guilty).toEqual([]);
});

test('what is for tests says so in its name, and what it is', () => {
  const nameless = SOURCES.filter(({ path }) => /(?:^|\/)testing(?:\.ts|\/)/.test(path));
  expect(nameless.map(({ path }) => path)).toEqual([]);
});
