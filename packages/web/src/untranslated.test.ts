import { readFileSync, readdirSync } from 'node:fs';
import { parse, type AST } from 'svelte/compiler';
import { expect, test } from 'vitest';

const FOLDER = new URL('.', import.meta.url);
const components = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.svelte'));

/** Attributes that somebody reads or hears. */
const SPOKEN = /^(aria-(label|description|valuetext|roledescription)|alt|title|placeholder|label)$/;
/** Names, which are the same in every language. */
const NAME = /^(· )?Zaria$/;

const isWord = (text: string): boolean => /\p{L}{2,}/u.test(text) && !NAME.test(text.trim());

/** Every text written into a component itself, rather than taken from the catalogue. */
function* literals(node: unknown): Generator<string> {
  if (Array.isArray(node)) {
    for (const one of node) yield* literals(one);
    return;
  }
  if (typeof node !== 'object' || node === null || !('type' in node)) return;
  const part = node as AST.SvelteNode;
  if (part.type === 'Text') {
    if (isWord(part.data)) yield part.data.trim();
    return;
  }
  if (part.type === 'Attribute') {
    if (SPOKEN.test(part.name) && Array.isArray(part.value)) yield* literals(part.value);
    return;
  }
  if (part.type === 'StyleSheet' || part.type === 'Script' || part.type === 'Comment') return;
  for (const [key, value] of Object.entries(part)) if (key !== 'parent' && key !== 'metadata') yield* literals(value);
}

const written = (source: string): readonly string[] => [...literals(parse(source, { modern: true }).fragment)];

test('a text in a component is found, and what is no text is not', () => {
  expect(written('<p class="soft">Hello <b aria-label="there">{t("x")}</b></p>')).toEqual(['Hello', 'there']);
  expect(written('{#if a}<p>Only here</p>{:else}<title>{b} · Zaria</title>{/if}')).toEqual(['Only here']);
});

test.each(components)('%s says nothing that is not in the catalogue', file => {
  expect(written(readFileSync(new URL(file, FOLDER), 'utf8'))).toEqual([]);
});
