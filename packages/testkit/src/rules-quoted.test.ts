import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, type ByGame } from '@zaria/games';
import { describe, expect, test } from 'vitest';

/*
 * The rules of a game are numbered in docs/rules/<game>.md: **LV-4.2**, in sections: ## LV-4. Test names begin with
 * the numbers of the rules they prove: '[LV-4.1] [LV-4.2] …'. The two must not drift apart.
 */

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SELF = basename(fileURLToPath(import.meta.url));
const PREFIXES: ByGame<string> = { 'las-vegas': 'LV', 'las-vegas-royale': 'RV', qwinto: 'QW', 'railroad-ink': 'RI' };
const NUMBER = String.raw`(?:${Object.values(PREFIXES).join('|')})-[A-Z0-9]+(?:\.[A-Za-z0-9]+)*`;

const RULE = new RegExp(String.raw`\*\*(${NUMBER})\*\*`, 'g');
/** A rule whose line is marked as a ruling. */
const RULED = new RegExp(String.raw`^- \*\*(${NUMBER})\*\*.*\*Ruling`, 'gm');
const SECTION = new RegExp(String.raw`^#+ (${NUMBER})\b`, 'gm');
/** A text that begins with numbers in brackets. */
const NAME = new RegExp(String.raw`['"\x60]((?:\[${NUMBER}\] ?)+)`, 'g');

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);
const rulesIn = (document: string): string[] => all(document, RULE);
const sectionsIn = (document: string): string[] => all(document, SECTION);
const quotedIn = (tests: string): string[] => all(tests, NAME).flatMap(name => all(name, /\[([^\]]+)\]/g));

const unquoted = (document: string, tests: string): string[] => {
  const quoted = new Set(quotedIn(tests));
  return rulesIn(document).filter(rule => !quoted.has(rule));
};
const unknown = (document: string, tests: string, prefix: string): string[] => {
  const known = new Set([...rulesIn(document), ...sectionsIn(document)]);
  return quotedIn(tests).filter(rule => rule.startsWith(`${prefix}-`) && !known.has(rule));
};
const repeated = (list: readonly string[]): string[] => list.filter((item, at) => list.indexOf(item) !== at);

function testsUnder(folder: string): string {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.test.ts') && !path.includes('node_modules') && !path.endsWith(SELF))
    .map(path => readFileSync(join(ROOT, folder, path), 'utf8'))
    .join('\n');
}

describe('what is looked for', () => {
  const document = '## LV-1 Dice\n- **LV-1.1** Eight dice.\n- **LV-1.2** **Ruling:** white ones.\n';
  test.each([
    ["test('[LV-1.1] a'); test.each([])('[LV-1.2] [LV-1] b')", [], []],
    ["test('[LV-1.1] [QW-9.9] a')", ['LV-1.2'], []],
    ["// [LV-1.2]\ntest('[LV-1.1] a')", ['LV-1.2'], []],
    ["test('a [LV-1.2]')", ['LV-1.1', 'LV-1.2'], []],
    ['describe(`[LV-1.1] a`); test("[LV-1.2] [LV-1.3] b")', [], ['LV-1.3']],
    ["test('[LV-1.1] [LV-1.2] [LV-2] a')", [], ['LV-2']],
  ])('%s', (tests, missing, strange) => {
    expect([unquoted(document, tests), unknown(document, tests, 'LV')]).toEqual([missing, strange]);
  });

  test('a number given twice', () => {
    expect(repeated(rulesIn(`${document}**LV-1.1**`))).toEqual(['LV-1.1']);
  });
});

test('every game has its rules written down, and nothing else has', () => {
  const documented = readdirSync(join(ROOT, 'docs/rules')).map(file => basename(file, '.md'));
  expect(documented.sort()).toEqual([...GAME_IDS].sort());
});

describe.each(Object.entries(PREFIXES))('the rules of %s', (game, prefix) => {
  const document = readFileSync(join(ROOT, 'docs/rules', `${game}.md`), 'utf8');

  test('are numbered, each once', () => {
    expect(rulesIn(document).length).toBeGreaterThan(0);
    expect(rulesIn(document).filter(rule => !rule.startsWith(`${prefix}-`))).toEqual([]);
    expect(repeated(rulesIn(document))).toEqual([]);
  });

  test('are each quoted by a test of the game', () => {
    const shared = game.startsWith('las-vegas') ? testsUnder('packages/games/src/casinos') : '';
    expect(unquoted(document, testsUnder(`packages/games/src/${game}`) + shared)).toEqual([]);
  });

  test('are listed in docs/rulings.md where they are rulings, and only there', () => {
    const listed = rulesIn(readFileSync(join(ROOT, 'docs/rulings.md'), 'utf8'));
    expect(listed.filter(rule => rule.startsWith(`${prefix}-`))).toEqual(all(document, RULED));
  });

  test('have every number that a test quotes', () => {
    expect(unknown(document, testsUnder('packages'), prefix)).toEqual([]);
  });
});
