import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { COMMANDS } from '../packages/cli/src/commands/index.ts';

/* What the pages for people say of files and commands is there. */

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const PAGES = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', '*.md'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\0')
  .filter(page => page !== '' && existsSync(join(ROOT, page)));

const textOf = (page: string): string => readFileSync(join(ROOT, page), 'utf8');
const { scripts } = JSON.parse(textOf('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
const names = new Set(COMMANDS.map(({ name }) => name));

/** As GitHub and others make an anchor of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link).filter(link => !/^[a-z]+:/.test(link));

function isThere(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? join(ROOT, page) : join(ROOT, dirname(page), path);
  if (!existsSync(target)) return false;
  if (anchor === undefined || !target.endsWith('.md')) return true;
  const headings = [...readFileSync(target, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    anchorOf(heading),
  );
  return headings.includes(anchor);
}

test('there are pages', () => {
  expect(PAGES).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/hosting.md']));
});

test('links are found, but those to elsewhere', () => {
  const text = '[a](b.md) [c](https://example.org/) [d](#e) ![f](g/h.png#i)';
  expect(linksIn(text)).toEqual(['b.md', '#e', 'g/h.png#i']);
});

test('a file or a heading that is not there is noticed', () => {
  const links = ['docs/hosting.md', 'docs/nowhere.md', '#two-commands', '#three-commands', 'docs/hosting.md#nowhere'];
  expect(links.map(link => isThere('README.md', link))).toEqual([true, false, true, false, false]);
});

test.each(PAGES)('%s: what it leads to is there', page => {
  expect(linksIn(textOf(page)).filter(link => !isThere(page, link))).toEqual([]);
});

test.each(PAGES)('%s: what it tells to run is there', page => {
  // What was so once is history.
  if (page === 'CHANGELOG.md') return;
  const text = textOf(page);
  const run = [...text.matchAll(/npm run ([a-z][\w:-]*)(?! -w)\b/g)].map(([, name = '']) => name);
  const asked = [...text.matchAll(/\.\/zaria ([a-z]+)/g)].map(([, name = '']) => name);
  expect(run.filter(name => scripts[name] === undefined)).toEqual([]);
  expect(asked.filter(name => !names.has(name))).toEqual([]);
});

test('every command that somebody may run is on a page', () => {
  const all = PAGES.map(textOf).join('\n');
  const inner = /^(pre|post|check:|build:)/;
  const hidden = Object.keys(scripts).filter(
    name => !inner.test(name) && !new RegExp(`npm (run )?${name}\\b`).test(all),
  );
  expect(hidden).toEqual([]);
});
